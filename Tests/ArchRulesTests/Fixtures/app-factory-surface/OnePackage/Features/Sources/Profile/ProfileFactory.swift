import SwiftUI

public struct ProfileFactory {
  @MainActor public func makeAppView() -> some View { Text("Profile") }
}

public enum ProfileTab { case mine }  // expect: app-factory-surface "ProfileTab"
