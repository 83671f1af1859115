import Swinject
import UIKit

// It has the container of the library, and goes on with what the root began.
struct CartFactory {
  let resolver: Resolver
  func makeScreen() -> UIViewController { CartScreen(words: WordStore.shared) }
}

final class CartScreen: UIViewController {
  private let words: WordStore
  init(words: WordStore) { self.words = words }
}
