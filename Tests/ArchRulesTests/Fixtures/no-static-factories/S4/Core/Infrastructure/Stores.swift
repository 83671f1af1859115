import Foundation

protocol SecureStore {
  func read() -> Int
}

final class KeychainStore: SecureStore {
  static func standard() -> KeychainStore {  // expect: no-static-factories "static function 'KeychainStore.standard' builds and returns 'KeychainStore'"
    KeychainStore()
  }
  class func make() -> Self { .init() }  // expect: no-static-factories
  static func asNeed() -> any SecureStore {  // expect: no-static-factories
    let store = KeychainStore()
    return store
  }
  static func shared() -> KeychainStore { instance }
  private static let instance = KeychainStore()
  func read() -> Int { 0 }
  func copy() -> KeychainStore { KeychainStore() }
  static func mock() -> KeychainStore { KeychainStore() }
  static func count() -> Int { KeychainStore().read() }
}

enum Stores {
  static func store() -> SecureStore { KeychainStore() }  // expect: no-static-factories
  static func endpoint() -> Endpoint { Endpoint(path: "/") }
}

func makeStore() -> KeychainStore { KeychainStore() }  // expect: no-static-factories "global function 'makeStore'"

struct Endpoint: Equatable {
  let path: String
  static func login() -> Endpoint { Endpoint(path: "/login") }
}

extension Endpoint {
  // static func make() -> KeychainStore { KeychainStore() }
  static let text = "static func make() -> KeychainStore { KeychainStore() }"
}

@Model
final class Record {
  var text = ""
  static func make() -> Record { Record() }
  func touch() {}
}
