// swift-tools-version: 6.0
import PackageDescription

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "Shop",
  products: [
    .library(name: "Basics", targets: ["Money", "Dates"])
  ],
  dependencies: [
    .package(url: "https://example.com/swift-log", from: "1.0.0"),
    .package(url: "https://example.com/swift-metrics", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Money"),
    .target(name: "Dates", dependencies: [.byName(name: "Money")]),
    .target(name: "Networking", dependencies: [logging, .product(name: "Metrics", package: "swift-metrics")]),
    .target(name: "Catalog", dependencies: ["Money"]),
    .executableTarget(
      name: "shop-tool",
      dependencies: [
        "Catalog",
        .target(name: "Networking", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
  ])
