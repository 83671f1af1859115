// swift-tools-version: 6.2
import PackageDescription

// The dependency list below is the architecture: bytes → facts → codebase → findings → report.
// A target may import what it lists and nothing else; `.ci/run` checks that with
// `--explicit-target-dependency-import-check error`.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "archcheck",
  // The oldest systems that have all that is called. A test of an app runs on a simulator of the app's platform; tvOS
  // and watchOS let no program start another, as reading from git does.
  platforms: [.macOS(.v13), .iOS(.v16), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .executable(name: "archcheck", targets: ["archcheck"]),
    .library(name: "ArchitectureTesting", targets: ["ArchitectureTesting"]),
    .plugin(name: "ArchcheckCommand", targets: ["ArchcheckCommand"]),
    .plugin(name: "ArchcheckBuildTool", targets: ["ArchcheckBuildTool"]),
  ],
  targets: [
    .target(name: "ArchJSON", swiftSettings: settings),
    .target(name: "ArchLocks", swiftSettings: settings),
    .target(name: "ArchFacts", swiftSettings: settings),
    .target(name: "ArchScan", dependencies: ["ArchFacts"], swiftSettings: settings),
    .target(name: "ArchKnowledge", dependencies: ["ArchFacts"], swiftSettings: settings),
    .target(
      name: "ArchConfig", dependencies: ["ArchFacts", "ArchJSON", "ArchKnowledge"], swiftSettings: settings),
    .target(
      name: "ArchModel", dependencies: ["ArchConfig", "ArchFacts", "ArchJSON", "ArchKnowledge", "ArchLocks"],
      swiftSettings: settings),
    .target(
      name: "ArchProposal", dependencies: ["ArchConfig", "ArchFacts", "ArchKnowledge", "ArchModel"],
      swiftSettings: settings),
    .target(name: "ArchDecisions", dependencies: ["ArchFacts"], swiftSettings: settings),
    .target(
      name: "ArchSystem", dependencies: ["ArchDecisions", "ArchFacts", "ArchLocks"], swiftSettings: settings),
    .target(
      name: "ArchRules",
      dependencies: ["ArchConfig", "ArchDecisions", "ArchFacts", "ArchJSON", "ArchKnowledge", "ArchModel"],
      swiftSettings: settings),
    .target(
      name: "ArchAdoption", dependencies: ["ArchConfig", "ArchFacts", "ArchJSON", "ArchModel", "ArchRules"],
      swiftSettings: settings),
    .target(
      name: "ArchReports",
      dependencies: ["ArchAdoption", "ArchConfig", "ArchFacts", "ArchJSON", "ArchModel", "ArchRules"],
      swiftSettings: settings),
    .target(
      name: "ArchEditor", dependencies: ["ArchConfig", "ArchFacts", "ArchJSON", "ArchRules"],
      swiftSettings: settings),
    .target(
      name: "ArchCommand",
      dependencies: [
        "ArchAdoption", "ArchConfig", "ArchDecisions", "ArchEditor", "ArchFacts", "ArchJSON", "ArchLocks",
        "ArchModel",
        "ArchProposal", "ArchReports", "ArchRules", "ArchScan", "ArchSystem",
      ],
      swiftSettings: settings),
    .executableTarget(name: "archcheck", dependencies: ["ArchCommand"], swiftSettings: settings),
    .target(
      name: "ArchitectureTesting", dependencies: ["ArchCommand", "ArchFacts", "ArchRules"],
      swiftSettings: settings),

    .plugin(
      name: "ArchcheckCommand",
      capability: .command(
        intent: .custom(verb: "archcheck", description: "Report where the code breaks its architecture.")),
      dependencies: ["archcheck"]),
    .plugin(name: "ArchcheckBuildTool", capability: .buildTool(), dependencies: ["archcheck"]),

    // What tests of several targets need.
    .target(
      name: "LargeStack", dependencies: ["ArchLocks"], path: "Tests/LargeStack", swiftSettings: settings),

    .testTarget(name: "ArchJSONTests", dependencies: ["ArchJSON"], swiftSettings: settings),
    .testTarget(name: "ArchLocksTests", dependencies: ["ArchLocks"], swiftSettings: settings),
    .testTarget(
      name: "ArchScanTests", dependencies: ["ArchFacts", "ArchScan", "LargeStack"],
      exclude: ["Torture", "Hostile"], swiftSettings: settings),
    .testTarget(
      name: "ArchDecisionsTests", dependencies: ["ArchDecisions", "ArchFacts"], swiftSettings: settings),
    .testTarget(name: "ArchKnowledgeTests", dependencies: ["ArchKnowledge"], swiftSettings: settings),
    .testTarget(
      name: "ArchModelTests",
      dependencies: [
        "ArchConfig", "ArchFacts", "ArchJSON", "ArchModel", "ArchProposal", "ArchScan", "LargeStack",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ArchRulesTests",
      dependencies: [
        "ArchConfig", "ArchDecisions", "ArchFacts", "ArchJSON", "ArchLocks", "ArchModel", "ArchRules",
        "ArchScan",
      ],
      exclude: ["Fixtures", "Roles"], swiftSettings: settings),
    .testTarget(
      name: "ArchAdoptionTests",
      dependencies: [
        "ArchAdoption", "ArchConfig", "ArchFacts", "ArchJSON", "ArchModel", "ArchRules", "ArchScan",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ArchReportsTests",
      dependencies: [
        "ArchAdoption", "ArchConfig", "ArchFacts", "ArchJSON", "ArchModel", "ArchReports", "ArchRules",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ArchEditorTests", dependencies: ["ArchEditor", "ArchFacts", "ArchJSON"], swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTestingTests", dependencies: ["ArchitectureTesting"], swiftSettings: settings),
    .testTarget(
      name: "ArchCommandTests",
      dependencies: [
        "archcheck", "ArchCommand", "ArchEditor", "ArchFacts", "ArchReports", "ArchRules", "ArchScan",
        "ArchSystem",
      ],
      swiftSettings: settings),
  ]
)
