import Foundation

struct APIResponse: Decodable { // expect: domain-values "'APIResponse' in domain is what is sent by a server or to one ('response')"
  let info: Info
  let results: [Character]
}
struct LoginPayload: Encodable { let name: String } // expect: domain-values
struct Info: Decodable { // expect: domain-values "holds the pages of an answer ('pages', 'next', 'prev')"
  let count: Int
  let pages: Int
  let next: String?
  let prev: String?
}
struct Listing: Codable { // expect: domain-values
  let page: Int
  let totalPages: Int
  let items: [Character]
}
struct Character: Codable, Identifiable { // expect: domain-values "spells its keys as somebody else does"
  let id: Int
  let firstName: String
  enum CodingKeys: String, CodingKey {
    case id
    case firstName = "first_name"
  }
}
extension Place: Decodable {
  enum CodingKeys: String, CodingKey { case streetName = "street-name" }
}
struct Place { let streetName: String } // expect: domain-values

// Can be coded, and is a thing of the business all the same.
struct Planet: Codable, Hashable {
  let id: Int
  let name: String
  let pages: Int
}
struct Moon: Codable {
  let name: String
  let cached: Int
  enum CodingKeys: String, CodingKey { case name }
}
struct Star: Codable {
  let name: String
  private enum CodingKeys: String, CodingKey { case name = "n" }
}
// What the app only reads, somebody else spells; and so what is renamed to longer words in all of it.
struct Comet: Decodable {  // expect: domain-values
  let name: String
  let size: Int
  enum CodingKeys: String, CodingKey {
    case name = "title"
    case size
  }
}
struct StringBox: Codable {  // expect: domain-values
  let value: String
  enum CodingKeys: String, CodingKey { case value = "stringValue" }
}
// What the app writes and never reads again is for somebody else.
struct Sighting: Encodable {  // expect: domain-values "spells its keys as somebody else does"
  let name: String
  let place: String
  enum CodingKeys: String, CodingKey {
    case name
    case place = "gps"
  }
}
struct Launch: Encodable {
  let name: String
  let padID: Int
  enum CodingKeys: String, CodingKey {
    case name
    case padID = "padId"
  }
}
struct Meteor: Codable {
  let name: String
  let size: Int
  enum CodingKeys: String, CodingKey {
    case name = "title"
    case size
  }
}
// What is renamed in all of it, to words that are not cut from its own, is spelled by somebody else.
struct Tide: Codable {  // expect: domain-values "spells its keys as somebody else does"
  let time: Double
  let height: Double
  enum CodingKeys: String, CodingKey {
    case time = "dt"
    case height = "main"
  }
}
struct TideTable: Codable {  // expect: domain-values
  let tides: [Tide]
  enum CodingKeys: String, CodingKey { case tides = "list" }
}
struct Ebb: Codable {
  let time: Double
  let height: Double
  enum CodingKeys: String, CodingKey {
    case time = "tm"
    case height = "hght"
  }
}
struct EbbTable: Codable {
  let ebbs: [Ebb]
  enum CodingKeys: String, CodingKey { case ebbs = "es" }
}
// Whatever reads it, these are what a server sends.
struct GenreDTO {  // expect: domain-values
  let name: String
}
struct GenreResponse {  // expect: domain-values
  let page: Int
  let totalPages: Int
}
struct Ships {
  let list: [String]
  // Decoded by somebody else.
  struct Info {  // expect: domain-values "holds the pages of an answer"
    let pages: Int
    let next: String
    let prev: String
  }
}
struct MemberUpdate: Codable {  // expect: domain-values "spells its properties as somebody else does ('full_name', 'home_city')"
  let full_name: String
  let home_city: String?
}
// Nobody sends these.
struct Member: Codable {
  private let _name: String
  static let MAX_AGE = 99
}
struct Walker {
  let full_name: String
}
struct EmergencyResponse { let minutes: Int }
enum Response: Codable { case yes, no }
struct Book {
  let page: Int
  let totalPages: Int
}

// What somebody types, with the checks of it.
struct SearchDTO {
  @Validated(.notEmpty) var name: String? = ""
}

// Told once: where it belongs it may be a class.
final class CharacterPage: Codable {  // expect: domain-values "'CharacterPage' in domain spells its keys as somebody else does"
  var names: [String] = []
  var total = 0

  enum CodingKeys: String, CodingKey {
    case names = "character_names"
    case total = "total_count"
  }
}
