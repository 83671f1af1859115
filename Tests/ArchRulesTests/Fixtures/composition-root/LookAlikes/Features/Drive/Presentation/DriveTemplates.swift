import CarPlay

protocol TemplateProvider {
  var template: CPTemplate { get }
  func update()
}

final class StationsTemplate: TemplateProvider {
  var template: CPTemplate { CPTemplate() }
  func update() {}
}

final class DriveScene {
  private var templates: [any TemplateProvider] = []
  func show() { templates = [StationsTemplate()] }
}
