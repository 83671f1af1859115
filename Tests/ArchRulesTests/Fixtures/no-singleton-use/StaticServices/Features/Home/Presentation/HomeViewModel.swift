import SwiftUI

final class HomeViewModel {
  func start() {
    VibrationService.perform() // expect: no-singleton-use "'HomeViewModel' calls the static function 'VibrationService.perform', which reaches for the platform with 'UIImpactFeedbackGenerator'"
    VibrationService.perform()
    FeedbackSender.send("") // expect: no-singleton-use "'FeedbackSender.send'"
    Counter.reset() // expect: no-singleton-use
    Orders.save("") // expect: no-singleton-use "which reaches for the platform with 'Firestore'"
    _ = Formats.short(.now)
    _ = Keys.defaults
    _ = Cache.standard()
    _ = Level.stored()
  }
}
final class TitleViewModel {
  // This one reaches for nothing.
  var title: String { FeedbackSender.title() }
}
struct SendUseCase { func execute() { FeedbackSender.send("") } } // expect: no-singleton-use

// A view is not tested by itself.
struct HomeView: View {
  var body: some View { Button("Go") { VibrationService.perform() } }
}

// Each file tells its own users.
extension HomeViewModel {
  func end() { Counter.reset() }
}
