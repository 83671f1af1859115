import CoreData

final class PersistenceController {
  let container: NSPersistentContainer

  init(inMemory: Bool) {
    container = NSPersistentContainer(name: "Walkies")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, _ in }
  }
}
