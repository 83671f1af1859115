struct TripPage: Codable {
  let trips: [String]
}

struct StopDTO: Codable {
  let name: String
}
