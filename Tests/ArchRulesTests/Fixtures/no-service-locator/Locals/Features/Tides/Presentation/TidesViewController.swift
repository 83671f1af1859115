import UIKit

final class TidesViewController: UIViewController {}

final class TidesViewModel {
  private let source: any TideSource
  init(source: any TideSource) { self.source = source }
  func load() async { _ = await source.tides() }
  func count(_ clients: [Int]) -> Int {
    let clients = clients
    return clients.count
  }
}
