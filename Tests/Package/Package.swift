// swift-tools-version: 6.2
import PackageDescription

// A package that uses archcheck in every way that SwiftPM knows; `run` tries them. Built for the oldest macOS, which
// SwiftPM refuses where something that is linked asks for a newer one.
let package = Package(
  name: "Notes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "archcheck", path: "../..")],
  targets: [
    .target(name: "Notes", plugins: [.plugin(name: "ArchcheckBuildTool", package: "archcheck")]),
    .testTarget(
      name: "NotesTests", dependencies: [.product(name: "ArchitectureTesting", package: "archcheck")]),
  ]
)
