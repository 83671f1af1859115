import Foundation

class Cart: Codable, Equatable { // expect: domain-values "domain model 'Cart' is a class with 2 properties that can change"
  var items: [Item] = []
  var note: String?
  let id = UUID()
  static func == (left: Cart, right: Cart) -> Bool { left.id == right.id }
}

// Behaviour alone does not make it a service.
final class Score { // expect: domain-values "'Score' is a class with a property"
  private(set) var points = 0
  func add(_ more: Int) { points += more }
}

actor Wallet { // expect: domain-values "'Wallet' is an actor with a property"
  var balance = 0
}

// What is stored is the matter of its import.
final class StoredItem: NSManagedObject {
  @NSManaged var title: String
}

@Model
final class Entry {
  var title = ""
}

final class ItemEntity { // expect: domain-values "'ItemEntity'"
  var title = ""
}

@Observable
public final class Draft { // expect: domain-values
  public var text = ""
}

enum Order {
  final class Line { // expect: domain-values "'Order.Line'"
    let count = 1
  }
}

struct Item: Codable, Equatable { var count: Int }
enum Size { case small }
protocol Priced: AnyObject { var price: Int { get set } }
typealias Basket = Cart
