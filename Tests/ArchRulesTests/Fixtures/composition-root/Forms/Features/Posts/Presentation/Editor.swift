enum Editor {}

extension Editor {
  struct PostingService {
    func post(_ text: String) async {}
  }

  final class Screen {
    private let posting = PostingService()  // expect: composition-root
    private struct Draft { func save() {} }
    private let draft = Draft()
  }
}

enum EditorComposer {
  static func compose() -> Int { Adapter().start() }

  final class Adapter {
    let client: RemoteClient? = nil
    func start() -> Int { 1 }
  }
}
