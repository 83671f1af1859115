// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Auth",
  products: [.library(name: "Auth", targets: ["Auth"])],
  targets: [
    .target(name: "Auth"),
    .target(name: "AuthRepository"),
  ]
)
