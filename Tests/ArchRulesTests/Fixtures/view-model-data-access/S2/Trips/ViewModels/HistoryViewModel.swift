import CoreData

@MainActor
final class HistoryViewModel: NSObject, ObservableObject {
  private weak var context: NSManagedObjectContext?  // expect: view-model-data-access "Core Data with 'NSManagedObjectContext'"
  private var results: NSFetchedResultsController<Trip>?  // expect: view-model-data-access "NSFetchedResultsController"
  @AppStorage("sortsByDate") var sortsByDate = true  // expect: view-model-data-access "the user defaults"

  init(context: NSManagedObjectContext) {
    self.context = context
  }

  func attach(_ context: NSManagedObjectContext) {  // expect: view-model-data-access "NSManagedObjectContext"
    let request = NSFetchRequest<Trip>(entityName: "Trip")
    _ = request
  }
}

final class ExportViewModel: ObservableObject {
  func export() {
    let context = Persistence.shared.container.newBackgroundContext()  // expect: view-model-data-access "newBackgroundContext"
    UserDefaults.standard.set(true, forKey: "exported")  // expect: view-model-data-access "the user defaults with 'UserDefaults'"
    _ = context
  }
}

@Observable final class TokenViewModel {
  func forget() {
    SecItemDelete([:] as CFDictionary)  // expect: view-model-data-access "the keychain"
  }
}
