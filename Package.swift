// swift-tools-version: 6.2
import PackageDescription

let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let c: [CSetting] = [
  .enableWarning("all"),
  .enableWarning("extra"),
  .treatAllWarnings(as: .error),
]

/// Value types only: no toolkit, no clock, no input or output.
let pure: [SwiftSetting] = common + [.strictMemorySafety()]

/// Everything runs on the main thread, where GTK lives.
let mainThread: [SwiftSetting] = common + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "nextfield",
  products: [
    .executable(name: "nextfield", targets: ["nextfield"]),
    .library(name: "nextfield-module", type: .dynamic, targets: ["GtkModule"]),
    .library(name: "FormNavigation", targets: ["FormNavigation"]),
    .library(name: "GtkFormNavigation", targets: ["GtkFormNavigation"]),
    .library(name: "GtkBridge", targets: ["GtkBridge"]),
    .library(name: "KeyboardLayout", targets: ["KeyboardLayout"]),
  ],
  targets: [
    // Toolkit: no Swift in them.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk+-3.0", providers: [.apt(["libgtk-3-dev"])]),
    .systemLibrary(
      name: "CXkbCommon",
      pkgConfig: "xkbcommon",
      providers: [.apt(["libxkbcommon-dev"])]
    ),
    .systemLibrary(name: "CHandy", pkgConfig: "libhandy-1", providers: [.apt(["libhandy-1-dev"])]),

    // Pure: decide.
    .target(name: "FormNavigation", swiftSettings: pure),
    .target(name: "OrderedJSON", swiftSettings: pure),
    .target(
      name: "NavigationScenario",
      dependencies: ["FormNavigation", "OrderedJSON"],
      swiftSettings: pure
    ),
    .target(name: "SchemaValidation", dependencies: ["OrderedJSON"], swiftSettings: pure),
    .target(
      name: "FormModel",
      dependencies: ["OrderedJSON", "SchemaValidation"],
      swiftSettings: pure
    ),
    .target(name: "LibraryBridge", swiftSettings: common),
    // Headers alone: the library is loaded only where answers are collected.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "SQLiteBridge",
      dependencies: ["CSQLite", "LibraryBridge"],
      swiftSettings: common
    ),
    // The same, only where answers are sent to PostgreSQL.
    .systemLibrary(name: "CPostgres", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "PostgresBridge",
      dependencies: ["CPostgres", "LibraryBridge"],
      swiftSettings: common
    ),
    .target(
      name: "FormStore",
      dependencies: ["FormModel", "OrderedJSON", "PostgresBridge", "SQLiteBridge"],
      swiftSettings: pure
    ),
    .target(name: "KeyboardLayout", dependencies: ["CXkbCommon"], swiftSettings: pure),
    .target(name: "ScriptForms", dependencies: ["OrderedJSON"], swiftSettings: pure),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: common),
    .testTarget(
      name: "OrderedJSONTests",
      dependencies: ["OrderedJSON", "TestSupport"],
      swiftSettings: common
    ),
    .target(
      name: "SchemaTestSupport",
      dependencies: ["OrderedJSON", "SchemaValidation", "TestSupport"],
      path: "Tests/SchemaTestSupport",
      swiftSettings: common
    ),
    .testTarget(
      name: "SchemaValidationTests",
      dependencies: ["OrderedJSON", "SchemaTestSupport", "SchemaValidation", "TestSupport"],
      exclude: ["oracle.py"],
      swiftSettings: common
    ),
    .testTarget(
      name: "FormModelTests",
      dependencies: [
        "FormModel", "OrderedJSON", "SchemaTestSupport", "SchemaValidation", "TestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "FormStoreTests",
      dependencies: [
        "FormModel", "FormStore", "OrderedJSON", "PostgresBridge", "SQLiteBridge", "TestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "FormNavigationTests",
      dependencies: ["FormNavigation", "NavigationScenario", "TestSupport"],
      swiftSettings: common
    ),
    .target(
      name: "KeyboardTestSupport",
      dependencies: ["CXkbCommon", "KeyboardLayout"],
      path: "Tests/KeyboardTestSupport",
      swiftSettings: common
    ),
    .testTarget(
      name: "KeyboardLayoutTests",
      dependencies: ["KeyboardLayout", "KeyboardTestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "ScriptFormsTests",
      dependencies: ["FormModel", "OrderedJSON", "ScriptForms"],
      swiftSettings: common
    ),
    .target(name: "BenchmarkSupport", path: "Tests/BenchmarkSupport", swiftSettings: common),
    .executableTarget(
      name: "model-benchmark",
      dependencies: ["BenchmarkSupport", "FormModel", "OrderedJSON", "SchemaValidation"],
      path: "Tests/ModelBenchmark",
      swiftSettings: common
    ),
    .executableTarget(
      name: "navigation-benchmark",
      dependencies: ["BenchmarkSupport", "FormNavigation"],
      path: "Tests/NavigationBenchmark",
      swiftSettings: common
    ),
    .testTarget(
      name: "NavigationScenarioTests",
      dependencies: ["FormNavigation", "NavigationScenario", "OrderedJSON"],
      exclude: ["Scenarios"],
      swiftSettings: common
    ),

    // The only rooms with pointers in them.
    .target(name: "CGtkHelpers", dependencies: ["CGtk"], cSettings: c),
    .target(name: "GtkBridge", dependencies: ["CGtk", "CGtkHelpers"], swiftSettings: common),
    .target(
      name: "HandyBridge",
      dependencies: ["CHandy", "GtkBridge"],
      swiftSettings: common
    ),

    // Act, on the main thread.
    .target(
      name: "GtkFormNavigation",
      dependencies: ["FormNavigation", "GtkBridge", "KeyboardLayout"],
      swiftSettings: mainThread
    ),
    .target(
      name: "NextfieldApp",
      dependencies: [
        "FormModel", "FormNavigation", "FormStore", "GtkBridge", "GtkFormNavigation", "HandyBridge",
        "KeyboardLayout", "NavigationScenario", "OrderedJSON", "SchemaValidation", "ScriptForms",
      ],
      swiftSettings: mainThread
    ),
    // Loaded by GTK into programs that know nothing of it (.ci/build-module).
    .target(
      name: "GtkModule",
      dependencies: [
        "FormNavigation", "GtkBridge", "GtkFormNavigation", "NavigationScenario",
      ],
      exclude: ["exports.map"],
      swiftSettings: mainThread
    ),
    .executableTarget(
      name: "dropin-example",
      dependencies: ["FormNavigation", "GtkBridge", "GtkFormNavigation"],
      resources: [.embedInCode("form.ui")],
      swiftSettings: mainThread
    ),
    .executableTarget(
      name: "nextfield",
      dependencies: ["NextfieldApp"],
      swiftSettings: mainThread
    ),

    // On the real main thread, under Xvfb (.ci/test).
    .target(
      name: "ToolkitTestSupport",
      dependencies: ["CGtk", "CGtkHelpers", "GtkBridge"],
      path: "Tests/ToolkitTestSupport",
      swiftSettings: common
    ),
    .testTarget(
      name: "GtkBridgeTests",
      dependencies: ["GtkBridge", "ToolkitTestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "GtkFormNavigationTests",
      dependencies: [
        "FormNavigation", "GtkBridge", "GtkFormNavigation", "KeyboardLayout", "KeyboardTestSupport",
        "NavigationScenario", "TestSupport", "ToolkitTestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "NextfieldAppTests",
      dependencies: [
        "FormModel", "FormNavigation", "FormStore", "GtkBridge", "GtkFormNavigation",
        "KeyboardLayout",
        "NavigationScenario", "NextfieldApp", "OrderedJSON", "SchemaTestSupport",
        "SchemaValidation", "ToolkitTestSupport",
      ],
      swiftSettings: common
    ),

    // The real program, seen over AT-SPI and typed into (Tests/run-end-to-end).
    .systemLibrary(
      name: "CAtspi",
      pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]
    ),
    .target(
      name: "AccessibilityDriver",
      dependencies: ["CAtspi"],
      path: "Tests/AccessibilityDriver",
      swiftSettings: common
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["AccessibilityDriver"],
      exclude: ["Fillings", "Forms"],
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)
