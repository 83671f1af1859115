import PackageDescription
let package = Package(
  name: "Changed",
  targets: [.target(name: "Core"), .target(name: "Interface")])
for target in package.targets where target.name != "Core" { target.dependencies.append("Core") }
