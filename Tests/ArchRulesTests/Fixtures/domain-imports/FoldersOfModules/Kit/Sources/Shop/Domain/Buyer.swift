import Foundation
// A folder within a target is no module of its name.
import Identity  // expect: domain-imports "third-party module 'Identity'"
import Wallet

struct Buyer {
  let name: String
  let purse: Purse
}
