import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Shop",
  products: [.library(name: "Basics", targets: ["Money", "Dates"])],
  targets: [
    .target(name: "Money"),
    .target(name: "Dates"),
    .macro(name: "Macros", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
    .executableTarget(name: "server"),
    .target(name: "CZip"),
    .target(
      name: "Catalog",
      dependencies: [
        "Macros", "server", "CZip", .plugin(name: "Generate"),
        .product(name: "Basics", package: "Shop"),
        .product(name: "GRDB-dynamic", package: "GRDB"),
      ]),
    .target(
      name: "Schema", dependencies: [.product(name: "Runtime", package: "openapi")],
      plugins: [.plugin(name: "OpenAPIGenerator", package: "openapi")]),
    .target(name: "Kit", dependencies: ["Money", "Dates"]),
    .target(name: "Views", dependencies: ["Money"] + shared),
    .target(name: "Empty", dependencies: ["Money"]),
    .target(name: "Watch", dependencies: ["Money"]),
  ])
