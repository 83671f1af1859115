import Foundation

/// As the server sends it.
struct TideResponse: Decodable {
  struct Extreme: Decodable {
    let dt: Int
    let height: Double
    let type: String
  }

  let extremes: [Extreme]
  let copyright: String

  static let attribution = "Tides © Hydrographic Service"
}
