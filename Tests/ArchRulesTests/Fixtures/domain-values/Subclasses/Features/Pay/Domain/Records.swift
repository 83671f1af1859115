/// A word of the business here, and so is that of its subclasses.
class PaymentRecord {  // expect: domain-values
  let id: String
  var isSpam: Bool
  init(id: String, isSpam: Bool) { self.id = id; self.isSpam = isSpam }
}

class CoinPayment: PaymentRecord {  // expect: domain-values
  var fee: Int?
}

final class StableCoinPayment: CoinPayment {  // expect: domain-values
  var peg: String?
}

struct CardPayment {
  let id: String
}
