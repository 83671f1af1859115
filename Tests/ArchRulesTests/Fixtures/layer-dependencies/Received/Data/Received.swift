struct BerthResponseModel: Codable {
  let number: Int
  let name: String
}

struct HarbourBerth: Decodable {
  let number: Int
  let name: String
}

struct Slot {
  let number: Int
}
