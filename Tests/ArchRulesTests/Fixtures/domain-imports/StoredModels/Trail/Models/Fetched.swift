import CoreData
import UIKit

// Of stored objects alone, so no part of a domain.
protocol Fetched: NSManagedObject {
  static func fetch(in context: NSManagedObjectContext) -> [Self]
}
