import PackageDescription
let shared: [Target.Dependency] = ["Models"]
let package = Package(
  name: "Computed",
  products: [.library(name: "Everything", targets: ["Models", "Views"])],
  targets: [
    .target(name: "Models"),
    .target(name: "Views", dependencies: shared),
    .target(name: "Screens", dependencies: ["Views"] + shared),
    .target(name: "Flows", dependencies: ["Views"] + ["Models"]),
    .target(name: "Editor", dependencies: [.models]),
    .target(name: "Preview", dependencies: ["Views"]),
    .target(name: "Player", dependencies: [.product(name: "Umbrella", package: "umbrella")]),
    .target(name: "Recorder", dependencies: [.product(name: "Sound", package: "umbrella")]),
  ])
for target in package.targets { target.swiftSettings = [.define("SHOP")] }
extension Target.Dependency { static let models: Self = "Models" }
