import CoreData
import SwiftUI

/// The root hands things out.
@main struct TripsApp: App {
  let container: NSPersistentContainer
  var body: some Scene {
    WindowGroup { Text("").environment(\.managedObjectContext, container.viewContext) }
  }
}
