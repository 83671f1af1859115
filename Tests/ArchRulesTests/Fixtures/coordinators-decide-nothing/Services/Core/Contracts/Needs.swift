enum Biometry { case none, touch, face }
enum Flag { case tour }
struct Intro { let pages: Int }

protocol AuthService {
  var biometry: Biometry { get }
  var isEnrolled: Bool { get }
  func canUse(_ biometry: Biometry) -> Bool
}
protocol IntroStore {
  var hasSeenIntro: Bool { get }
  var launches: Int { get }
  var current: Intro? { get }
  var ownerID: String { get }
  func fetch<Value>(_ key: String) -> Value?
  var topController: UIViewController? { get }
}
protocol RemoteConfig { func isOn(_ flag: Flag) -> Bool }
protocol CheckLoginUseCase { func execute() -> Bool }
// Properties alone, which something at work answers, and which a value does.
protocol BiometryReading {
  var isTouchIDEnabled: Bool { get }
  var isFaceIDEnabled: Bool { get }
}
protocol IntroShape {
  var isWide: Bool { get }
  var isTall: Bool { get }
}
