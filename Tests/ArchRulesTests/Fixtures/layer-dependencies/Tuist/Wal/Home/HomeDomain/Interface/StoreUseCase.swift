import Foundation
// What is used of it is the mistake, and the import goes with it.
import LocalStorage

public protocol StoreUseCase {
  var keychain: Keychain { get } // expect: layer-dependencies "layer 'domain' uses 'Keychain' from layer 'infrastructure'"
}
