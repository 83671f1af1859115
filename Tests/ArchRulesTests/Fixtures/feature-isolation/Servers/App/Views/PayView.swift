import SwiftUI

struct PayView: View {
  let client: PaymentsClient
  var body: some View { Text("") }
}
