import SwiftUI

struct IdentityView: View {
  let buyer: Buyer
  var body: some View { Text(buyer.name) }
}
