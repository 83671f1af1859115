import Foundation

// By what it holds.
final class Discounts {
  private let prices: any PriceRepository
  private var cached = 0
  init(prices: any PriceRepository) { self.prices = prices }
}

// By what it waits for.
final class Checkout {
  var last = 0
  func pay() async throws {}
}

// By its name.
final class PriceCalculator { var rounding = 2 }
final class CartObserver { var count = 0 }
class ImportOperation: Operation { var progress = 0 }
final class CartDelegate: NSObject, XMLParserDelegate { var depth = 0 }
final class PayUseCase { var attempts = 0 }
final class CartStore { var cart = 0 }
final class DefaultPrices: PriceRepository { var table = 0; func price() -> Int { 0 } }
actor CartSynchronizer { var pending = 0 }

// Holds nothing.
final class Constants { static let maximum = 3 }
class Marker {}

// The storage of a value type.
struct Matrix {
  private final class Storage { var numbers: [Int] = [] }
  private let storage = Storage()
}

final class PaymentFailure: Error { let code = 1 }

func local() {
  class Scratch { var value = 0 }
}

#if DEBUG
  final class Sample { var value = 0 }
#endif
final class StubCart { var value = 0 }
// class Comment { var value = 0 }
let text = "class Text { var value = 0 }"
