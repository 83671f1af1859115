import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.presenter(name: "HomePresenter")
