import ProjectDescription
import ProjectDescriptionHelpers

let project = ProjectName.Util.project
