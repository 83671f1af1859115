final class AudioSession {
  static let shared = AudioSession()
  func start() async {}
}

final class VideoSession {
  static let shared = VideoSession() // expect: no-singletons
  func start() async {}
}

final class CardStyle {
  static var current = CardStyle()
  var color = ""
}

// Two of its own look like constants where nothing says that it works.
struct CardWorker {
  static let slow = CardWorker() // expect: no-singletons
  static let fast = CardWorker() // expect: no-singletons
  func pay() {}
}

struct CardLevel {
  static let low = CardLevel()
  static let high = CardLevel()
  func pay() {}
}

let card = CardWorker() // expect: no-singletons
let level = CardLevel()
let session = AudioSession()
