import CoreData

final class Persistence {
  static let current = Persistence()
  let container: NSPersistentContainer
  init() { container = NSPersistentContainer(name: "Trips") }
}

protocol TripRepositoryProtocol {
  func all() throws -> [Trip]
}

final class CoreDataTripRepository: TripRepositoryProtocol {
  private let context: NSManagedObjectContext
  init(context: NSManagedObjectContext) { self.context = context }
  func all() throws -> [Trip] { try context.fetch(NSFetchRequest<Trip>(entityName: "Trip")) }
}

final class PhotoStore {
  func photo(named name: String) async -> String? { nil }
}
