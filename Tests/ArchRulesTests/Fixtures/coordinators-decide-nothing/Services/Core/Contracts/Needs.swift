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
