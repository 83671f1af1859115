import UIKit

// Whose resolver it has, nothing says here.
struct TripsFactory {
  let resolver: Resolver
  func makeScreen() -> UIViewController { CartScreen(words: WordStore.shared) }  // expect: no-singleton-use
}
