// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Weather",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Weather", targets: ["Weather"])
  ],
  dependencies: [
    .package(path: "../MemberService")
  ],
  targets: [
    .target(
      name: "Weather",
      dependencies: ["WeatherRepository", .product(name: "MemberService", package: "MemberService")]),
    .target(name: "WeatherRepository"),
  ]
)
