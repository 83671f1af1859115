import UIKit

final class PageCoordinator {
  func show(_ address: URL) {
    let page = try? String(contentsOf: address) // expect: coordinators-decide-nothing "coordinator 'PageCoordinator' reads a file or an address with 'String(contentsOf:)'"
    let cover = UIImage(contentsOfFile: "cover") // expect: coordinators-decide-nothing
    let logo = UIImage(named: "logo")
    _ = (page, cover, logo)
  }
}
