import CoreData

struct Persistence {
  static let shared = Persistence()
  let container: NSPersistentContainer
}

protocol TripRepositoryProtocol {
  func all() throws -> [Trip]
}

final class CoreDataTripRepository: TripRepositoryProtocol {
  func all() throws -> [Trip] { [] }
}

final class Trip: NSManagedObject {}
