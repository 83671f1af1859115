import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.dual(name: "HomeData", implementDependencies: [.LocalStorage])
