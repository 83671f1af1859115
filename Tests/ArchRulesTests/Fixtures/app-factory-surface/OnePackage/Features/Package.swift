// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Features",
  products: [.library(name: "Features", targets: ["Feed"])],
  targets: [
    .target(name: "Feed"),
    .target(name: "FeedRepository"),
    .target(name: "Profile"),
    .target(name: "ProfileNetworkService"),
    .target(name: "Feedback"),
  ]
)
