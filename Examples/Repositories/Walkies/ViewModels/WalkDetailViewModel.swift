import CoreData

@MainActor
final class WalkDetailViewModel: ObservableObject {
  @Published private(set) var siblings = 0
  let walk: Walk
  private let context: NSManagedObjectContext

  init(walk: Walk, context: NSManagedObjectContext) {
    self.walk = walk
    self.context = context
  }

  func load() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Walk")
    siblings = (try? context.count(for: request)) ?? 0
  }
}
