protocol Clock { func now() -> Int }

final class ThemeUseCase {
  private let store: any SettingsStoring
  private let services: any ServiceProviding  // expect: no-service-locator
  private let registry: any NamedRegistry  // expect: no-service-locator

  init(store: any SettingsStoring, services: any ServiceProviding, registry: any NamedRegistry) {
    self.store = store
    self.services = services
    self.registry = registry
  }

  func theme() -> String? { store.get(key: "theme") }
  func save(_ theme: String) { store.set(key: "theme", value: theme) }
  func clock() -> any Clock { services.get() }  // expect: no-service-locator
  func other() -> any Clock { registry.get(key: "clock") }  // expect: no-service-locator
}

final class ReadSettings {
  private let settings: SettingsProvider
  private let services: ServiceSource  // expect: no-service-locator
  init(settings: SettingsProvider, services: ServiceSource) {
    self.settings = settings
    self.services = services
  }
  func theme() -> String? { settings.get(.theme) }
}
