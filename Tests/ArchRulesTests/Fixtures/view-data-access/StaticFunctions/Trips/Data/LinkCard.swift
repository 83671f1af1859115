import Foundation
import LinkPresentation
import SwiftData

struct LinkCard {
  let title: String

  static func fetch(from address: String) async throws -> LinkCard {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return LinkCard(title: String(decoding: data, as: UTF8.self))
  }

  static func preview(of url: URL) async throws -> LinkCard {
    LinkCard(title: try await LPMetadataProvider().startFetchingMetadata(for: url).title ?? "")
  }

  static func example() -> LinkCard { LinkCard(title: "") }

  static func marked() -> Bool { UserDefaults.standard.bool(forKey: "marked") }

  func load() async throws { _ = try await LinkCard.fetch(from: title) }
}

@Model final class Stop {
  var name = ""

  // To say what is to be fetched fetches nothing.
  static func byName() -> FetchDescriptor<Stop> { FetchDescriptor<Stop>() }
}
