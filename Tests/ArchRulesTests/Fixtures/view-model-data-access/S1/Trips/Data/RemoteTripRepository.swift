import Foundation

final class RemoteTripRepository: TripRepository {
  private let session: URLSession
  init(session: URLSession) { self.session = session }
  func trips() async throws -> [String] { [] }
}
