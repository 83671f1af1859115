import Foundation

final class HomeRepository {
  func save(_ text: String) {
    FeedbackSender.send(text)  // expect: no-singleton-use "'HomeRepository' calls the static function 'FeedbackSender.send'"
    HomeFiles.save(text)
  }
}

// What data does among itself is its own.
enum HomeFiles {
  static func save(_ text: String) { FileManager.default.createFile(atPath: text, contents: nil) }
}
