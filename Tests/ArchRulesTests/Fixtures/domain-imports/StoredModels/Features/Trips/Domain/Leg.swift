import Foundation

struct Leg {
  let title: String
  let stored: NSManagedObjectID?  // expect: domain-imports
}
