import Alamofire
import Foundation

// Of one's own, or without the library that they are from.
struct Session { let id: String }

final class StopsViewModel: ObservableObject {
  private let session = Session(id: "")
  private let store: any KeyValueStoring
  init(store: any KeyValueStoring) { self.store = store }
  // Without the import it is none of Firebase's.
  func load() { _ = Auth.auth() }
  func realm(_ realm: Realm, database: Database) {}
}
protocol KeyValueStoring { func value() -> String }
