struct BerthResponse: Decodable {
  let number: Int
}

final class RemoteBerthRepository: BerthRepository {
  func berths() async throws -> [Berth] { [] }
}
