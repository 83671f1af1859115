import SwiftUI

struct RenderedIf: ViewModifier {
  func body(content: Content) -> some View { content }
}
