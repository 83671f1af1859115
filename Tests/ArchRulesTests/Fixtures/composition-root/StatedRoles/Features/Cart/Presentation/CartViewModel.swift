final class CartViewModel {
  let session = AudioSession()
  let reader = TokenReader()
  let writer = TokenWriter() // expect: composition-root
  let card = CardWorker() // expect: composition-root
  let stripe = Stripe() // expect: composition-root
  let stamp = Stamp()
  let plain = PlainWorker(name: "")
  let paying = Paying() // expect: composition-root
  let saving = Saving()
  let cart = CartFlow() // expect: composition-root
  let data = DataFlow()
}

final class CartFlow {
  func start() {}
}

final class DataFlow {
  func start() {}
}
