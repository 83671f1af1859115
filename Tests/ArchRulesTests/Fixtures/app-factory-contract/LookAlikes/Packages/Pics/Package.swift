// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pics",
  products: [.library(name: "Pics", targets: ["Pics"])],
  targets: [
    .target(name: "Pics"),
  ]
)
