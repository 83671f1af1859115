protocol Loading {
  func load()
}

final class LoadUseCase: Loading {
  func load() {}
}

protocol AnyStatus {
  var id: String { get }
}

// An entity with a protocol of its domain is no component.
final class Status: AnyStatus, Codable, Hashable {
  let id: String
  func shortened() -> String { id }
}
