// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  products: [.library(name: "Basics", targets: ["Money", "Dates"])],
  targets: [
    .target(name: "Money"),
    .target(
      name: "Dates",
      dependencies: [
        "Money",  // expect: unused-dependency "'Dates' lists 'Money', which its only file does not import"
        .product(name: "Logging", package: "swift-log"),  // expect: unused-dependency
      ]),
    .target(
      name: "Catalog",
      dependencies: [
        .target(name: "Dates"),
        .byName(name: "Networking"),  // expect: unused-dependency "'Catalog' lists 'Networking', which none of its 2 files imports"
        .networking,  // expect: unused-dependency
      ]),
    .target(name: "Networking"),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog", "Money"]),
  ])

extension Target.Dependency { static let networking: Self = .product(name: "Http", package: "http") }
