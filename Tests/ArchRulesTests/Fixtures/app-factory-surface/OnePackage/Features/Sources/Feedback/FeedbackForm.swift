import SwiftUI

public struct FeedbackForm: View {
  public var body: some View { Text("Tell us") }
}
