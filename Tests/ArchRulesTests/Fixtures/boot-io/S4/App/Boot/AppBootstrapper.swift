import CoreData  // expect: boot-io
import Foundation

final class AppBootstrapper {
  private let restore: RestoreUseCase
  private let router: LaunchRouting
  private let client: HTTPClientImpl?  // expect: boot-io "boot uses 'HTTPClientImpl' from layer 'infrastructure'"

  func start() async {
    UserDefaults.standard.set(1, forKey: "a")  // expect: boot-io "boot reaches for persistence with 'UserDefaults'"
    _ = URLSession.shared  // expect: boot-io "the network"
    let session = URLSession(configuration: .default)
    SecItemAdd(query, nil)  // expect: boot-io
    let status = await restore.execute()
    router.route(to: status)
    let date = Date()
    let text = "UserDefaults.standard"
    // UserDefaults.standard
    _ = (session, date, text, FileManagerLike())
  }

  struct FileManagerLike {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let defaults = UserDefaults.standard
}
