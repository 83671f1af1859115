final class ZoneUseCase {
  private let map: ZoneMap  // expect: layer-dependencies
  init(map: ZoneMap) { self.map = map }
  func name() -> String { ZoneNames.first() }  // expect: layer-dependencies
}
