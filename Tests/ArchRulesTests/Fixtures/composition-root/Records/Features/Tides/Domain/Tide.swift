protocol Listed {
  var title: String { get }
  func isDue(on day: Int) -> Bool
}

/// A record, although it can answer questions about itself.
final class Tide: Listed {
  var id = ""
  var title = ""
  var height = 0.0
  var day = 0
  init() {}
  func isDue(on day: Int) -> Bool { self.day == day }
}

protocol TidePlaying { func play() }

/// What changes in it is told to nobody, but there is little of it, and it works.
final class TideSpeaker: TidePlaying {
  var rate = 1.0
  private var queue: [String] = []
  private var position = 0
  func play() {}
}
