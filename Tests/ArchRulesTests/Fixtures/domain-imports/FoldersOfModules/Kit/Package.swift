// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  dependencies: [.package(url: "https://example.com/identity", from: "1.0.0")],
  targets: [
    .target(name: "Shop", dependencies: ["Wallet", .product(name: "Identity", package: "identity")]),
    .target(name: "Wallet"),
  ]
)
