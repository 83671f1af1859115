import Foundation

enum DepartureMapper {
  private struct Item: Decodable {
    let time: Date
    let harbour: String
  }

  static func map(_ data: Data) throws -> [Departure] {
    try JSONDecoder().decode([Item].self, from: data).map { Departure(time: $0.time, harbour: $0.harbour) }
  }
}
