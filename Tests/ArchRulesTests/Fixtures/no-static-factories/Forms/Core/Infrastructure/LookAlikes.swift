import Foundation

struct Endpoint: Equatable {
  let path: String
  static func feed(page: Int) -> Endpoint { Endpoint(path: "/feed/\(page)") }
  static func user(_ id: String) -> Self { .init(path: id) }
}

enum Parsing {
  // Its result is a value; what it makes is thrown away.
  static func parse(_ text: String) -> [Endpoint] { Line().read(text) }
  static func failure(_ code: Int) -> any Error { HTTPFailure(code: code) }
  static func decoder() -> JSONDecoder { JSONDecoder() }
  static func session() -> URLSession { URLSession(configuration: .ephemeral) }
}

struct HTTPFailure: Error { let code: Int }

final class Line {
  func read(_ text: String) -> [Endpoint] { [] }
}

final class KeychainAccess {
  let store: any SecureStore
  init(store: any SecureStore) { self.store = store }
  // An instance is asked, not the type.
  func makeStore() -> any SecureStore { KeychainStore(service: "b") }
  // Given, not built.
  static func pick(_ store: any SecureStore) -> any SecureStore { store }
  static func chosen(_ make: () -> any SecureStore) -> any SecureStore { make() }
  // A singleton has a rule of its own.
  static let shared = SessionService()
  // static func commented() -> KeychainStore { KeychainStore(service: "a") }
  let text = "static func quoted() -> KeychainStore { KeychainStore(service: x) }"
  static func mockStore() -> KeychainStore { KeychainStore(service: "mock") }
}

#if DEBUG
  func debugStore() -> KeychainStore { KeychainStore(service: "debug") }
#endif

/// A serializer of its own layer, for a type of a library.
extension DataRequest {
  static func serializer(_ map: @escaping (String) -> Int) -> LineSerializer { LineSerializer(map: map) }
}

struct LineSerializer {
  let map: (String) -> Int
  func serialize(_ text: String) -> Int { map(text) }
}

// Its own steps.
final class SessionLoader: SecureStore {
  private static func step() -> SessionLoader { SessionLoader() }
  fileprivate static func store() -> any SecureStore { KeychainStore(service: "c") }
  func read(_ key: String) throws -> String? { nil }
}

private func storeOfThisFile() -> any SecureStore { KeychainStore(service: "d") }

// What a key has to have.
enum StoreKey: DependencyKey {
  static var liveValue: any SecureStore { KeychainStore(service: "e") }
}
