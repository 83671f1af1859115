import Foundation

protocol PhotoStore: Sendable {
  func save(_ photo: Data, named name: String) throws
  func photo(named name: String) throws -> Data?
}
