import Foundation

struct RemoteSpeciesRepository: SpeciesRepository {
  let client: any HTTPClient

  func species(matching term: String) async throws -> [Species] {
    do {
      let payloads = try await client.value([SpeciesPayload].self, for: SpeciesEndpoint.search(term: term))
      return payloads.map(\.species)
    } catch HTTPError.status(503) {
      throw SearchError.catalogueClosed
    }
  }
}

enum SpeciesEndpoint {
  static func search(term: String) -> HTTPRequest {
    HTTPRequest(path: "species", query: ["q": term])
  }

  static func photo(of id: String) -> URL? {
    URL(string: "https://photos.shell.example/species/\(id).jpg")
  }
}

struct SpeciesPayload: Decodable {
  let id: String
  let name: String
  let latin: String
  let rarity: String
  let minimumSize: Int
  let maximumSize: Int
  let population: Int
  let protectedSince: Int?
  let recordedBy: String

  var species: Species {
    Species(
      id: id,
      displayName: name,
      latinName: latin,
      rarity: Rarity(rawValue: rarity) ?? .common,
      size: .init(millimetres: minimumSize...max(minimumSize, maximumSize)),
      population: population,
      protectedSince: protectedSince,
      firstRecordedBy: recordedBy,
      photo: SpeciesEndpoint.photo(of: id)
    )
  }
}
