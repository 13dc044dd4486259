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

/// Value types only: no toolkit, no clock, no input or output.
let pure: [SwiftSetting] = common + [.strictMemorySafety()]

let package = Package(
  name: "nextfield",
  products: [
    .library(name: "FormNavigation", targets: ["FormNavigation"])
  ],
  targets: [
    // Pure: decide.
    .target(name: "FormNavigation", swiftSettings: pure),
    .target(name: "OrderedJSON", swiftSettings: pure),
    .target(name: "FormModel", dependencies: ["OrderedJSON"], swiftSettings: pure),

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
      exclude: ["Forms"],
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)
