import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "HomeDomain",
  targets: [.target(name: "HomeDomain", product: .staticFramework, sources: "Interface/**")])
