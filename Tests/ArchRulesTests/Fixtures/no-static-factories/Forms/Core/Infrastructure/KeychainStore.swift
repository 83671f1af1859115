import Foundation

struct KeychainStore: SecureStore {
  let service: String

  static func standard(service: String) -> KeychainStore {  // expect: no-static-factories "static function 'KeychainStore.standard' builds and returns 'KeychainStore'"
    KeychainStore(service: service)
  }

  static func own(service: String) -> Self { Self(service: service) }  // expect: no-static-factories

  static func opaque() -> some SecureStore { KeychainStore(service: "a") }  // expect: no-static-factories

  static func implicit() -> KeychainStore { .init(service: "a") }  // expect: no-static-factories

  static func optional() -> KeychainStore? {  // expect: no-static-factories
    guard let bundle = Bundle.main.bundleIdentifier else { return nil }
    return KeychainStore(service: bundle)
  }

  func read(_ key: String) throws -> String? { nil }
}

enum Stores {
  static func secure() -> any SecureStore { KeychainStore(service: "a") }  // expect: no-static-factories
  static var current: any SecureStore { KeychainStore(service: "a") }  // expect: no-static-factories
}

func makeStore() -> any SecureStore { KeychainStore(service: "a") }  // expect: no-static-factories "global function 'makeStore'"

class SessionService {
  class func make() -> SessionService { SessionService() }  // expect: no-static-factories
  func refresh() async {}
}
