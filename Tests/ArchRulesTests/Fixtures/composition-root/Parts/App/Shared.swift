// Everyone reaches for it, so that what it makes is made for everyone.
final class Shared {
  static let instance = Shared()
  let prices: PriceFinding = PriceService()  // expect: composition-root
  let store: CartStoring = DiskCartStore()  // expect: composition-root
}
