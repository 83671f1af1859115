/// It keeps what others need, and does nothing itself.
final class Everything {
  static let shared = Everything()
  let settings = Settings()
  let trips = TripList()
  var isOpen = false
}

final class Settings {
  var language = "en"
  var theme = Theme.dark
}
enum Theme { case dark, light }

final class TripList {
  var names: [String] = []
}
