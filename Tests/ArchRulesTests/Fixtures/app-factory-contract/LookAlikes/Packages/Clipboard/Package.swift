// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Clipboard",
  products: [.library(name: "Clipboard", targets: ["Clipboard"])],
  targets: [
    .target(name: "Clipboard"),
  ]
)
