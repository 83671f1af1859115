// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Now",
  products: [.library(name: "Now", targets: ["Now"])],
  targets: [
    .target(name: "Now"),
  ]
)
