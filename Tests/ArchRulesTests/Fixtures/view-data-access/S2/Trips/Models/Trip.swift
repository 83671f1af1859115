import CoreData

final class Trip: NSManagedObject {
  @NSManaged var title: String
}
