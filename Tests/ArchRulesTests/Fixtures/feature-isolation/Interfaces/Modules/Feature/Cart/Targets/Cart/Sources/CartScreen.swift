import SwiftUI

public struct CartScreen: View {
  public var body: some View { Text("") }
}
