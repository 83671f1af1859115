import Factory
import Foundation

protocol PinChecking {
  func isRight(_ pin: String) -> Bool
}

protocol PinStoring {
  func stored() -> String?
}

// Handed in by a library, what it needs is as much of the domain as what it is given in `init`.
final class PinManager: PinChecking {
  @Injected(\.pinStore) private var store: any PinStoring

  func isRight(_ pin: String) -> Bool { store.stored() == pin }
}

final class PinDefaultsService: PinStoring {  // expect: implementation-placement
  @Injected(\.pinKey) private var key: String

  func stored() -> String? { UserDefaults.standard.string(forKey: key) }
}
