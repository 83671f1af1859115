import Foundation

struct Harbour: Equatable, Identifiable {
  let id: String
  let name: String
  let latitude: Double
  let longitude: Double
  /// What was written down here last.
  var lastEntry: LogbookEntry?
}
