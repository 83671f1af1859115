struct Berth {
  let number: Int
}

protocol BerthRepository {
  func berths() async throws -> [Berth]
}
