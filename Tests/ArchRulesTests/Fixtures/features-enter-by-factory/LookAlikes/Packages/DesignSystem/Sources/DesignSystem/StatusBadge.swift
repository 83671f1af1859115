import SwiftUI

public struct StatusBadge: View {
  public var body: some View { Circle() }
}
