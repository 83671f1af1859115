protocol SessionRepository {
  func current() async -> String?
}

protocol Titled {
  var title: String { get }
}

extension Titled {
  func matches(_ term: String) -> Bool { title == term }
}
