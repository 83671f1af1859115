// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SessionService",
  products: [.library(name: "SessionService", targets: ["SessionService"])],
  targets: [
    .target(name: "SessionService"),
    .target(name: "SessionServiceInterface"),
  ]
)
