final class DiskCartStore: CartStoring {
  func items() async -> [String] { [] }
  func count() -> Int { 0 }
}

final class PriceService: PriceFinding {
  func price(of item: String) async -> Int { 1 }
}
