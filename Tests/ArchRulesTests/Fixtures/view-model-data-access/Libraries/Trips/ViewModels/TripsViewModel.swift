import Alamofire
import FirebaseAuth
import FirebaseFirestore
import Foundation
import KeychainAccess
import RealmSwift

final class TripsViewModel: ObservableObject {
  private let database = Firestore.firestore()  // expect: view-model-data-access "view model 'TripsViewModel' reaches for the database with 'Firestore'"
  private let keychain = Keychain(service: "trips")  // expect: view-model-data-access "reaches for the keychain with 'Keychain'"

  func load() {
    AF.request("https://trips.example").response { _ in }  // expect: view-model-data-access "reaches for the network with 'AF'"
  }
  func signOut() {
    try? Auth.auth().signOut()  // expect: view-model-data-access "reaches for the network with 'Auth'"
  }
  func stored() -> [String] {
    guard let realm = try? Realm() else { return [] }  // expect: view-model-data-access "reaches for the database with 'Realm'"
    return realm.objects(StoredTrip.self).map(\.name)
  }
  // Values, and what a library hands back.
  func decode(_ snapshot: DocumentSnapshot, with decoder: Firestore.Decoder) -> AFError? { nil }
  func name(of user: User) -> String? { user.displayName }
}
