import Foundation

struct RemoteFindRepository: FindRepository {
  private enum Endpoint: String {
    case finds = "me/finds"
  }

  let client: any HTTPClient
  let uploads: any FindUploading

  func finds() async throws -> [Find] {
    try await client.value([Find].self, for: HTTPRequest(path: Endpoint.finds.rawValue))
  }

  /// Saving is done when the upload is queued; the queue survives being offline.
  func save(_ find: Find) async throws {
    switch find.visibility {
    case .shared: await uploads.enqueue(find.record)
    case .onlyMe: break
    }
  }
}
