import UIKit

final class Screen: UIViewController {
  func load() {
    URLSession.shared.invalidateAndCancel()  // expect: no-singleton-use "layer 'presentation' reaches for 'URLSession.shared'"
    FileManager.default.removeItem()
    UIApplication.shared.open()  // expect: no-singleton-use
    Calendar.current.firstWeekday
  }
}
