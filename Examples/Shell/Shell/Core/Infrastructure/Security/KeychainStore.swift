import Foundation
import Security

struct KeychainStore: SecureStore {
  let service: String
  let accessibility: String

  static func standard(service: String) -> KeychainStore {
    KeychainStore(service: service, accessibility: kSecAttrAccessibleAfterFirstUnlock as String)
  }

  func read(_ key: String) throws -> Data? {
    var query = base(key)
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    switch SecItemCopyMatching(query as CFDictionary, &item) {
    case errSecSuccess: return item as? Data
    case errSecItemNotFound: return nil
    case let status: throw StoreError.system(code: Int(status))
    }
  }

  func write(_ data: Data, forKey key: String) throws {
    try remove(key)
    var query = base(key)
    query[kSecValueData as String] = data
    query[kSecAttrAccessible as String] = accessibility
    let status = SecItemAdd(query as CFDictionary, nil)
    guard status == errSecSuccess else { throw StoreError.system(code: Int(status)) }
  }

  func remove(_ key: String) throws {
    let status = SecItemDelete(base(key) as CFDictionary)
    guard status == errSecSuccess || status == errSecItemNotFound else {
      throw StoreError.system(code: Int(status))
    }
  }

  private func base(_ key: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: key,
    ]
  }
}
