import Foundation

typealias Bytes = Data

final class AppBootstrapper {
  private lazy var page = try? String(contentsOf: address, encoding: .utf8) // expect: boot-io "boot reaches for a file or an address with 'String(contentsOf:)'"
  private let address = URL(fileURLWithPath: "a")

  func start() {
    let data = try? Data(contentsOf: address) // expect: boot-io "'Data(contentsOf:)'"
    let same = try? Data.init(contentsOf: address, options: []) // expect: boot-io
    let known: Data? = try? .init(contentsOf: address) // expect: boot-io "'Data(contentsOf:)'"
    let module = try? Foundation.Data(contentsOf: address) // expect: boot-io
    let alias = try? Bytes(contentsOf: address) // expect: boot-io
    let text = try? String(contentsOfFile: "a") // expect: boot-io "'String(contentsOfFile:)'"
    let table = NSDictionary(contentsOfFile: "a") // expect: boot-io
    let list = [1].map { _ in
      try? Data( // expect: boot-io
        contentsOf: address)
    }
    let array = NSArray(contentsOf: address) // expect: boot-io
    _ = (data, same, known, module, alias, text, table, list, array)
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
