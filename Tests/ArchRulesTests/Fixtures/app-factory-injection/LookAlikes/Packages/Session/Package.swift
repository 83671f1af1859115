// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Session",
  products: [.library(name: "Session", targets: ["SessionService"])],
  targets: [
    .target(name: "SessionService"),
    .target(name: "SessionServiceInterface"),
  ]
)
