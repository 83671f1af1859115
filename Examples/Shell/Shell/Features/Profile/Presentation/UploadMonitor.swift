import Combine

/// Follows the finds that still wait for a connection.
@MainActor
final class UploadMonitor: ObservableObject {
  @Published private(set) var waiting = 0

  private let uploads: any FindUploading

  init(uploads: any FindUploading) {
    self.uploads = uploads
  }

  func follow() async {
    for await count in await uploads.pendingCounts() {
      waiting = count
    }
  }
}
