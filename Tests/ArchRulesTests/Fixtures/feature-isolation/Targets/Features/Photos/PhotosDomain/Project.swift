import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.dual(name: "PhotosDomain")
