import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Design",
  targets: [
    Target(name: "Design", product: .framework, sources: ["Sources/**"], dependencies: [.Util]),
    Target(name: "DesignDemo", product: .app, sources: ["./Demo/Sources/**"], dependencies: [.target(name: "Design")]),
  ])
