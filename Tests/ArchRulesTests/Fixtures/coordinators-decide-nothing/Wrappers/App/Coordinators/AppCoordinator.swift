import SwiftData
import SwiftUI

final class AppCoordinator: ObservableObject {
  @AppStorage("hasSeenIntro") private var hasSeenIntro = false // expect: coordinators-decide-nothing "reaches for stored data with '@AppStorage'"
  @SwiftUI.AppStorage("launches") var launches = 0 // expect: coordinators-decide-nothing
  @Query private var trips: [Trip] // expect: coordinators-decide-nothing "'@Query'"
  @Query(sort: \Trip.name) private var sorted: [Trip] // expect: coordinators-decide-nothing
  @FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row> // expect: coordinators-decide-nothing "'@FetchRequest'"
  @Environment(\.modelContext) private var context // expect: coordinators-decide-nothing
  @Kept("seen") private var kept = false // expect: coordinators-decide-nothing

  @Published private var path: [String] = []
  @State private var isShown = false
  @Environment(\.dismiss) private var dismiss
  @Remembered private var remembered = false
  // @AppStorage("seen") private var seen = false
  func start() { print("@AppStorage") }
}
typealias Kept = AppStorage
final class Trip { var name = "" }
final class Row {}
@propertyWrapper struct Remembered { var wrappedValue: Bool }

// Not a coordinator.
struct Preferences {
  @AppStorage("hasSeenIntro") var hasSeenIntro = false
}
