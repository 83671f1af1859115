import UIKit  // expect: domain-imports

// The address comes with what is imported.
struct Parcel {
  let address: URL
  let weight: Double
}
