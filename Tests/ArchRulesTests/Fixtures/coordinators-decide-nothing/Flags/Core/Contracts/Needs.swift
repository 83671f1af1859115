enum Biometry { case none, face }
protocol IntroStore {
  var hasSeenIntro: Bool { get }
  var name: String { get }
}
protocol AuthService { var biometry: Biometry { get } }
