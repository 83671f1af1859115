import SwiftUI

protocol SheetService {
  var isShown: Bool { get }
  var count: Int { get }
  func mayClose() -> Bool
}
