import UIKit

// What only a list says of its elements.
final class ShopCoordinator {
  private var orders: [Order] = []
  private let byNumber: [Int: Order] = [:]
  private let last: Order? = nil
  private let child: ProfileCoordinator

  init(child: ProfileCoordinator) { self.child = child }

  func loops(all: Array<Order>, some: Set<Order>?) {
    for order in orders {
      if order.total > 3 { show() } // expect: coordinators-decide-nothing "judges 'order.total' of 'Order' with 'if'"
    }
    for order in all where order.total > 3 && order.isOpen { // expect: coordinators-decide-nothing
      show(order)
    }
    for (number, order) in self.orders.enumerated() {
      guard order.note == "a" else { continue } // expect: coordinators-decide-nothing
      show(number)
    }
    for (_, order) in byNumber where order.total < 2 { show(order) } // expect: coordinators-decide-nothing
    for entry in byNumber {
      if entry.value.total > 3 { show() } // expect: coordinators-decide-nothing
    }
    for order in orders.filter({ known($0) }).reversed() {
      while order.total > 3 { show() } // expect: coordinators-decide-nothing
    }
  }

  func closures() {
    orders.forEach { [weak self] order in
      if order.note == "a" { self?.show() } // expect: coordinators-decide-nothing
    }
    orders.forEach {
      if $0.note == "a" { show() } // expect: coordinators-decide-nothing
    }
    if orders.contains(where: { $0.total > 3 }) { show() } // expect: coordinators-decide-nothing "judges '$0.total' of 'Order'"
    guard orders.allSatisfy({ (order: Order) in order.total > 3 }) else { return } // expect: coordinators-decide-nothing
    if let first = orders.first, first.total > 3 { show(first) } // expect: coordinators-decide-nothing
    _ = last.map { order in
      if order.total > 3 { show() } // expect: coordinators-decide-nothing
    }
    byNumber.values.forEach { order in
      if order.total > 3 && order.isOpen { show() } // expect: coordinators-decide-nothing
    }
    orders
      .dropFirst()
      .forEach { order in
        if order.isOpen && order.total > 3 { show() } // expect: coordinators-decide-nothing
      }
  }

  // One flag, a state, an identity and a look-up decide nothing, and what a list is not of has no type.
  func silent(names: [String], children: [ProfileCoordinator], order: Order, id: String) {
    for order in orders where order.isOpen { show(order) }
    for order in orders {
      if order.status == .open { show(order) }
      switch order.status {
      case .open: show(order)
      case .closed: break
      }
    }
    for order in orders where order.id == id { show(order) }
    let found = orders.first { $0.total > 3 }
    let other = orders.first { order in order.total > 3 }
    let open = orders.filter { $0.isOpen }
    for name in names where name.count > 3 { show(name) }
    for order in names {
      // The name of a string, whatever it hides.
      if order.count > 3 && order.isEmpty { show(order) }
    }
    names.forEach { order in
      if order.note > 3 { show(order) }
    }
    work { order in
      if order.total > 3 { show(order) }
    }
    children.forEach { child in
      if child.depth > 1 { child.finish() }
    }
    orders.enumerated().forEach { number, order in
      if number.total > 3 { show(order) }
    }
    show(found as Any); show(other as Any); show(open)
  }

  private func show(_ what: Any = 0) {}
  private func known(_ order: Order) -> Bool { true }
  private func work(_ done: (Substring) -> Void) {}
}

final class ProfileCoordinator {
  var depth: Int { 0 }
  func finish() {}
}
