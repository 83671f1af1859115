import FirebaseAuth
import RealmSwift
import SwiftUI

struct TripsView: View {
  @ObservedResults(StoredTrip.self) private var trips  // expect: view-data-access "view 'TripsView' reaches for the database with '@ObservedResults'"

  var body: some View {
    Button("Sign out") {
      try? Auth.auth().signOut()  // expect: view-data-access "reaches for the network with 'Auth'"
    }
  }
}

struct ProfileView: View {
  let user: User
  var body: some View { Text(user.displayName ?? "") }
}
