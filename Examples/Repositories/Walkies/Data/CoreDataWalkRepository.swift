import CoreData

final class CoreDataWalkRepository: WalkRepositoryProtocol {
  private let context: NSManagedObjectContext

  init(context: NSManagedObjectContext) { self.context = context }

  func walks(since date: Date) throws -> [Walk] {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Walk")
    request.predicate = NSPredicate(format: "start > %@", date as NSDate)
    return try context.fetch(request).map(Walk.init)
  }

  func add(_ walk: Walk) throws { try context.save() }
}

extension Walk {
  fileprivate init(_ object: NSManagedObject) {
    self.init(
      id: UUID(), dog: object.value(forKey: "dog") as? String ?? "",
      start: object.value(forKey: "start") as? Date ?? .distantPast,
      distance: object.value(forKey: "distance") as? Double ?? 0)
  }
}
