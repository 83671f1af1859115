import SwiftData

@Model final class SavedTrip {
  var title: String
  init(title: String) { self.title = title }
}
