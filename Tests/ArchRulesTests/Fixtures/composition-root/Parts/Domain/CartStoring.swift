protocol CartStoring { func items() async -> [String] }
protocol PriceFinding { func price(of item: String) async -> Int }
