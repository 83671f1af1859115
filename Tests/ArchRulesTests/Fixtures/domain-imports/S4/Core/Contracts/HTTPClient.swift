import Foundation

protocol HTTPClient {
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
  func session() -> URLSession  // expect: domain-imports "layer 'contracts' uses 'URLSession'"
  func image() -> UIImage  // expect: domain-imports
  func date() -> Date
}

extension HTTPClient {
  func remember() { UserDefaults.standard.set(1, forKey: "a") }  // expect: domain-imports
}
