// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Status",
  products: [.library(name: "Status", targets: ["Status"])],
  targets: [
    .target(name: "Status"),
  ]
)
