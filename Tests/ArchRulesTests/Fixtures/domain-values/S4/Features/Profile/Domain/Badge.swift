import Foundation

final class Badge: Identifiable {  // expect: domain-values "domain model 'Badge' is a class with a property that can change"
  let id: String
  var title: String
  static var count = 0
  var shout: String { title.uppercased() }
  init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

actor Counter {  // expect: domain-values "an actor"
  let start = 0
}

struct Profile: Equatable {
  var name: String
}

enum Kind { case one }

protocol Loading: AnyObject {
  func load()
}

final class LoadUseCase {
  var cached = 0
  func execute() {}
}

final class ValidationService {
  func validate() {}
}

// Holds what works: no entity.
final class PricePolicy {
  private let loader: Loading
  init(loader: Loading) { self.loader = loader }
  func price() -> Int { 0 }
}

final class DomainError: Error {
  var code = 0
}

// What is stored has its own shape; that it stands here is the import's matter.
@Model
final class Draft {
  var text = ""
}
