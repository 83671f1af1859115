// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lookup",
  dependencies: [.package(path: "../Basics")],
  targets: [.target(name: "Lookup", dependencies: ["Basics"])])
