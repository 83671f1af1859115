final class TideRepository {
  private let service: TideService
  // Data and infrastructure are one to another, unless a layer is listed.
  private let store: TideStore

  init(service: TideService, store: TideStore) {  // expect: depend-on-protocols
    self.service = service
    self.store = store
  }

  func load() async { store.save(await service.tides()) }
}
