import CoreData

// Four further names beside the first are enough to see how much there is.
final class ArchiveViewModel: ObservableObject {
  func open(
    _ container: NSPersistentContainer,  // expect: view-model-data-access "Core Data with 'NSPersistentContainer'"
    _ shared: NSPersistentCloudKitContainer,
    _ coordinator: NSPersistentStoreCoordinator
  ) {
    let context: NSManagedObjectContext = container.viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
    let controller: NSFetchedResultsController<NSManagedObject>? = nil
    print(context, request, controller as Any, shared, coordinator)
  }
}
