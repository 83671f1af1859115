// A server is called so; nobody sees payments anywhere.
struct PaymentsClient {
  func pay(_ amount: Int) async {}
}

struct Receipt {
  let amount: Int
}
