import SwiftUI

public struct RoundButton: View {
  public var body: some View { Text("") }
}
