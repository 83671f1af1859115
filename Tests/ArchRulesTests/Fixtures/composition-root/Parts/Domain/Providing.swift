protocol StoreProviding { func carts() -> CartStoring }
protocol PriceProviding { func prices() async -> PriceFinding }
protocol CartShowing { func count() -> Int }
