import SwiftUI

public enum ContentUnavailableViewFactory {
  public static func makeEmptyView() -> some View { Text("Nothing here") }
}

public struct AvatarView: View {
  public var body: some View { Circle() }
}
