// swift-tools-version: 6.2
import PackageDescription

// A package that uses archcheck in every way that SwiftPM knows; `run` tries them.
let package = Package(
  name: "Notes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "archcheck", path: "../..")],
  targets: [
    .target(name: "Notes", plugins: [.plugin(name: "ArchcheckBuildTool", package: "archcheck")]),
    .testTarget(
      name: "NotesTests", dependencies: [.product(name: "ArchitectureTesting", package: "archcheck")]),
  ]
)
