import Foundation

final class LogbookEntry: Equatable, Identifiable {
  let id: UUID
  var text: String
  let harbour: Harbour

  init(id: UUID, text: String, harbour: Harbour) {
    self.id = id
    self.text = text
    self.harbour = harbour
  }

  static func == (left: LogbookEntry, right: LogbookEntry) -> Bool { left.id == right.id }
}
