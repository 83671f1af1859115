import IGListKit
import UIKit

/// An item of a list that takes objects: words for one trip.
final class TripItemViewModel: NSObject, ListDiffable {
  let title: String
  let count: Int
  init(title: String, count: Int) {
    self.title = title
    self.count = count
  }
  var label: String { "\(title) (\(count))" }
  func diffIdentifier() -> NSObjectProtocol { title as NSString }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object === self }
}

/// What to do when it is tapped it is told, as a button is.
final class TripButtonViewModel: NSObject, ListDiffable {
  let title: String
  let onTap: () -> Void
  init(title: String, onTap: @escaping () -> Void) {
    self.title = title
    self.onTap = onTap
  }
  func diffIdentifier() -> NSObjectProtocol { title as NSString }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object === self }
}

/// It works, whatever compares it.
final class TripHistoryViewModel: NSObject, ListDiffable {
  private let trips: any TripStoring
  init(trips: any TripStoring) { self.trips = trips }
  func load() async -> [String] { await trips.trips() }
  func diffIdentifier() -> NSObjectProtocol { self }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object === self }
}

/// It changes, so it is the model of a screen, whatever compares it.
final class TripSearchViewModel: NSObject, ListDiffable {
  private(set) var words: String
  init(words: String) { self.words = words }
  func search(for words: String) { self.words = words }
  func diffIdentifier() -> NSObjectProtocol { self }
  func isEqual(toDiffableObject object: ListDiffable?) -> Bool { object === self }
}

/// Its screen is given to it, and somebody else may give it.
final class TripsPresenter {
  private weak var view: TripsController?
  init(view: TripsController) { self.view = view }
  func load() async {}
}

final class TripsController: UIViewController {
  private lazy var presenter = TripsPresenter(view: self)  // expect: composition-root "makes 'TripsPresenter'"
  private lazy var search = TripSearchViewModel(words: "")  // expect: composition-root "makes 'TripSearchViewModel'"
  var button: TripButtonViewModel { TripButtonViewModel(title: "", onTap: {}) }
  var fallback: TripItemViewModel { TripItemViewModel(title: "", count: 0) }
  func history(of trips: any TripStoring) -> TripHistoryViewModel {
    TripHistoryViewModel(trips: trips)  // expect: composition-root "makes 'TripHistoryViewModel'"
  }
}
