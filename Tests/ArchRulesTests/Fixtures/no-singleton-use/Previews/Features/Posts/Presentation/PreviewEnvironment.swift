import SwiftUI

extension View {
  func withPreviewEnvironment() -> some View { environment(\.theme, Theme.shared) }

  func linkPreview() -> some View { environment(\.theme, Theme.shared) }  // expect: no-singleton-use
}
