// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Auth",
  targets: [
    .target(name: "Auth", swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
