import Foundation

typealias Bytes = Data

final class AppBootstrapper {
  private lazy var page = try? String(contentsOf: address, encoding: .utf8) // expect: boot-io "boot reaches for a file or an address with 'String(contentsOf:)'"
  private let address = URL(fileURLWithPath: "a")

  private static let cover = Data.init(contentsOf: URL(fileURLWithPath: "b"), options: []) // expect: boot-io "'Data(contentsOf:)'"

  func start() {
    let data = try? Data(contentsOf: address) // expect: boot-io "'Data(contentsOf:)'"
    let text = try? String(contentsOfFile: "a") // expect: boot-io "'String(contentsOfFile:)'"
    let table = NSDictionary(contentsOfFile: "a") // expect: boot-io
    let array = NSArray(contentsOf: address) // expect: boot-io
    _ = (data, text, table, array)
  }

  func expected() {
    let known: Data? = try? .init(contentsOf: address) // expect: boot-io "'Data(contentsOf:)'"
    _ = known
  }

  func qualified() {
    let module = try? Foundation.Data(contentsOf: address) // expect: boot-io
    _ = module
  }

  func renamed() {
    let alias = try? Bytes(contentsOf: address) // expect: boot-io
    _ = alias
  }

  func overLines() {
    let list = [1].map { _ in
      try? Data( // expect: boot-io
        contentsOf: address)
    }
    _ = list
  }

  // Values that read nothing, and what only resembles one that does.
  func silent(names: [String]) {
    let empty = Data()
    let data = Data("contentsOf: a".utf8)
    let text = String(describing: data)
    let word = String(data: data, encoding: .utf8)
    var all = names
    all.append(contentsOf: [String(1)])
    let own = NSData(contentsOf: 1)
    let page = Page(contentsOf: address)
    let other: Page = .init(contentsOf: address)
    let list = Array(names)
    // let read = try? Data(contentsOf: address)
    _ = (empty, text, word, all, own, page, other, list, "Data(contentsOf: address)")
  }
}

struct Page {
  init(contentsOf address: URL) {}
}
