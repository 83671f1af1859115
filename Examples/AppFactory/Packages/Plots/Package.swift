// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Plots",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Plots", targets: ["Plots"])
  ],
  dependencies: [
    .package(path: "../MemberService"),
    .package(path: "../DesignSystem"),
  ],
  targets: [
    .target(
      name: "Plots",
      dependencies: [
        "DesignSystem", "PlotsRepository", .product(name: "MemberServiceInterface", package: "MemberService"),
      ]),
    .target(
      name: "PlotsRepository",
      dependencies: ["PlotsNetworkService", "PlotsPersistenceService"]),
    .target(name: "PlotsNetworkService"),
    .target(name: "PlotsPersistenceService"),
  ]
)
