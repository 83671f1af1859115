import Foundation

// Somebody viewed something: that is coded, and no screen.
struct StepView: Codable {
  let step: Int
  let assignment: Int?
}
protocol JSONCodable { func json() -> [String: Int] }
final class StepModelView: JSONCodable {
  let step = 0
  func json() -> [String: Int] { ["step": step] }
}
struct LessonView: Hashable, Swift.Encodable { let lesson: Int }

struct LoginView { let title: String } // expect: no-routes-in-domain "'LoginView' in domain names a screen ('view')"
struct ProfileView: View, Codable { let title: String } // expect: no-routes-in-domain
struct LoginViewController: Codable { let title: String } // expect: no-routes-in-domain
struct StepScreen: Codable { let step: Int } // expect: no-routes-in-domain
