import ProjectDescription

let project = Project(
  name: "Shop",
  targets: [
    .target(
      name: "Shop", destinations: .iOS, product: .app, bundleId: "shop", sources: ["App/**"],
      dependencies: [
        .target(name: "Cart"),
        .external(name: "Alamofire"),
      ]),
    .target(
      name: "Cart", destinations: .iOS, product: .framework, bundleId: "cart", sources: ["Cart/**"],
      dependencies: [.project(target: "Design", path: "../Design"), .sdk(name: "StoreKit", type: .framework)]),
    .target(
      name: "Search", destinations: .iOS, product: .framework, bundleId: "search", sources: ["Search/**"],
      dependencies: shared()),
  ])
