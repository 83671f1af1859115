import SwiftUI

final class CoinSendData: SendData {
  private let fees: FeeService  // expect: layer-dependencies
  let contract: String?
  init(fees: FeeService, contract: String?) {
    self.fees = fees
    self.contract = contract
  }
  func sections() -> [String] { ["\(fees.fee())"] }
}
struct FeeTitle {
  let text: String
  let info: InfoView
}
struct InfoView: View {
  let title: String
  var body: some View { Text(title) }
}
