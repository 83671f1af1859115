final class CardWorker {
  func pay() {}
}

// By the protocol that the team calls a service.
protocol PaymentWorker {
  func pay() async
}

final class Stripe: PaymentWorker {
  func pay() async {}
}

// Nothing says what it is.
final class Stamp {
  func press() {}
}

// An enum does no work by itself, and what only holds data is not made a service by its name.
struct PlainWorker: Codable {
  let name: String
}
