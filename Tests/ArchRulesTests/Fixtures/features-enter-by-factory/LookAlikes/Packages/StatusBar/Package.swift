// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "StatusBar",
  products: [.library(name: "StatusBar", targets: ["StatusBar"])],
  targets: [
    .target(name: "StatusBar"),
  ]
)
