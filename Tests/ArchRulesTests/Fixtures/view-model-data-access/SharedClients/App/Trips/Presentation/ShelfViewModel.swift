import Foundation

// What an object holds is reached for as well, by what it is declared to be.
final class ShelfViewModel: ObservableObject {
  private let shelf: TripShelf
  private let box: Box
  @Published private(set) var title = ""

  init(shelf: TripShelf, box: Box) {
    self.shelf = shelf
    self.box = box
  }

  func main() { tidy(shelf.mainContext) }  // expect: view-model-data-access "view model 'ShelfViewModel' reaches for Core Data with 'shelf.mainContext'"
  func work() { tidy(self.shelf.workContext) }  // expect: view-model-data-access "reaches for Core Data with 'self.shelf.workContext'"
  func read() { title = shelf.defaults.string(forKey: "title") ?? "" }  // expect: view-model-data-access "reaches for the user defaults"
  func show() { title = shelf.name + box.workContext }

  private func tidy(_ context: Any) {}
}

// Another one's property of that name.
struct Box { let workContext: String }
