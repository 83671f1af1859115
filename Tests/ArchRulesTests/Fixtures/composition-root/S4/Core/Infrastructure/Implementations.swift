import Foundation

final class KeychainSessionRepository: SessionRepository {
  init(service: String = "app") {}
  func current() async -> String? { nil }
}

final class URLSessionHTTPClient {
  init(session: URLSession = .shared) {}
  func get(_ path: String) async throws -> [UInt8] { [] }
}

// The conformance stands elsewhere, by an inherited protocol and an alias.
final class Vault {
  func current() async -> String? { nil }
}

typealias Storage = KeychainSessionRepository

enum Network {
  final class Pinger {
    func ping() {}
  }
}

final class GenericBox<Value> {
  func open() {}
}

struct Endpoint {
  let path: String
}

struct ItemDTO: Codable {
  let id: String
}

enum NetworkError: Error {
  case offline
}

struct HTTPFailure: Error {
  let code: Int
  func log() async {}
}

final class CacheEntry {
  var value = 0
}

struct Mapper {
  func map(_ item: ItemDTO) -> String { item.id }
}

struct Page: Described {
  var summary: String { "" }
}

private final class Delegate {
  func run() {}
}

final class Downloader {
  // What is private to a file cannot be wired by anyone else.
  private let delegate = Delegate()
  private let box = NestedBox()
  // A parser that its own layer makes and throws away hides nothing.
  private let pinger = Network.Pinger()
  final class NestedBox {
    func open() {}
  }
  func load() throws {
    _ = Endpoint(path: "/")
    _ = ItemDTO(id: "1")
    _ = CacheEntry()
    _ = Mapper()
    _ = Page()
    throw HTTPFailure(code: 1)
  }
}
