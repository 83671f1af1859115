import CoreData
import SwiftUI

struct WalkDetailView: View {
  let walk: Walk
  @Environment(\.managedObjectContext) private var context
  @Environment(\.dependencyContainer) private var container

  var body: some View {
    VStack {
      Text(walk.start, style: .date)
      WalkSiblingsView(viewModel: container.makeWalkDetailViewModel(walk))
      Button("Delete") { delete() }
    }
  }

  private func delete() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Walk")
    for object in (try? context.fetch(request)) ?? [] { context.delete(object) }
  }
}

struct WalkSiblingsView: View {
  @ObservedObject var viewModel: WalkDetailViewModel

  var body: some View { Text("\(viewModel.siblings) other walks") }
}
