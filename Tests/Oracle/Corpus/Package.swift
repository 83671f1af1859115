// swift-tools-version: 6.2
import PackageDescription

// Builds nothing: `swift package resolve` checks these packages out, so that the oracle can compare on code
// that was not written with it in mind.
let package = Package(
  name: "Corpus",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", exact: "1.2.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-protobuf", exact: "1.39.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ]
)
