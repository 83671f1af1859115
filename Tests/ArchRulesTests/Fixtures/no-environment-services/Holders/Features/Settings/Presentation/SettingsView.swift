import SwiftUI

protocol DataStore { func load() async -> [String] }

final class FileDataStore: DataStore { func load() async -> [String] { [] } }

// What views take from it works for others, whatever it shows besides.
final class AppModelKeeper: ObservableObject {
  let dataStore: any DataStore
  @Published var names: [String] = []
  init(dataStore: any DataStore) { self.dataStore = dataStore }
}

// What it works with it keeps to itself, and it is called after what it shows.
final class NamesList: ObservableObject {
  @Published var names: [String] = []
}

final class AppState: ObservableObject {
  let dataStore: any DataStore
  init(dataStore: any DataStore) { self.dataStore = dataStore }
}

// One for each row, which can ask for more of itself.
final class Post {
  let dataStore: any DataStore
  let title = ""
  init(dataStore: any DataStore) { self.dataStore = dataStore }
}

extension EnvironmentValues {
  @Entry var post: Post?
  @Entry var files: FileDataStore?
}

struct PostRow: View {
  @Environment(\.post) private var post
  @Environment(\.files) private var files  // expect: no-environment-services
  let shown: Post
  var body: some View {
    Text(post?.title ?? "").environment(\.post, shown)
    Text("").onAppear { _ = files }
  }
}

struct SettingsView: View {
  @EnvironmentObject var keeper: AppModelKeeper  // expect: no-environment-services "'AppModelKeeper' is taken from the SwiftUI environment"
  @EnvironmentObject var list: NamesList
  @EnvironmentObject var state: AppState
  var body: some View { Text(keeper.names.joined() + list.names.joined()) }
}
