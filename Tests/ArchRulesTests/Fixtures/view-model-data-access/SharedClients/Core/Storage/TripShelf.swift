import CoreData

final class TripShelf {
  let mainContext: NSManagedObjectContext
  let workContext: NSManagedObjectContext
  var defaults: UserDefaults { .standard }
  let name = "trips"

  init(container: NSPersistentContainer) {
    mainContext = container.viewContext
    workContext = container.newBackgroundContext()
  }
}
