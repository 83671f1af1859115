import Swinject
import UIKit

// Of its own kind, and no container of the library.
final class Container {
  let name = ""
}

struct WordsFactory {
  let container: Container
  func makeScreen() -> UIViewController { CartScreen(words: WordStore.shared) }  // expect: no-singleton-use
}
