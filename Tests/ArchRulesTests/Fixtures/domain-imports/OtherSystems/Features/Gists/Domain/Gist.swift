import Foundation

// Says nothing on a telephone; what it is there for is told where it is named.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Gist {
  let title: String

  func load(_ session: URLSession) {}  // expect: domain-imports
}
