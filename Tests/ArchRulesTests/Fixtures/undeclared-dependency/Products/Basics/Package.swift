// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Basics",
  products: [
    .library(name: "Basics", targets: ["Basics", "Systems"]),
    .library(name: "Extras", targets: ["Extras"]),
  ],
  targets: [
    .target(name: "Basics"),
    .target(name: "Systems", dependencies: ["Basics"]),
    // Here the name is that of the target alone.
    .target(name: "Extras", dependencies: ["Basics"]),
  ])
