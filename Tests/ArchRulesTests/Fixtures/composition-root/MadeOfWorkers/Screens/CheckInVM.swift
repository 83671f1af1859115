import SwiftUI

// A view model by its name, which views observe: it has no need to keep anybody who works.
final class OnboardingVM: ObservableObject {
  @Published var isPresented = true
  func done() { isPresented = false }
}

final class CheckInVM: ObservableObject {
  @Published var names: [String] = []
  private let checkIns = CheckInDM()  // expect: composition-root
  private let stories = StoriesDM()  // expect: composition-root
  private let reactions = ReactionsDM(api: .shared)
  private let words = CheckInWords()
  func load() async {
    names = (try? await checkIns.checkIns()) ?? []
    _ = try? await CheckInOf(place: "here").run()
    _ = try? await CheckInFeature().load()
    _ = CheckInIntent()
  }
}

struct OnboardingView: View {
  @StateObject private var model = OnboardingVM()  // expect: composition-root
  var body: some View { Text("") }
}
