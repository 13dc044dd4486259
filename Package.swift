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
  ],
  swiftLanguageModes: [.v6]
)
