// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the tool's own build does not pay for it. Started by `run` next to it.
let package = Package(
  name: "Benchmark",
  platforms: [.macOS(.v15)],
  targets: [
    .executableTarget(name: "benchmark")
  ]
)
