// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mirror",
  products: [.library(name: "Mirror", targets: ["Mirror"])],
  targets: [
    .target(name: "Mirror"),
    .target(name: "MirrorRepository"),
  ]
)
