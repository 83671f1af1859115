import Foundation
import UIKit // expect: domain-imports "layer 'contracts' imports the user interface module 'UIKit'"

protocol HTTPClient {
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
  func start(with session: URLSession) // expect: domain-imports "layer 'contracts' uses 'URLSession'"
}
