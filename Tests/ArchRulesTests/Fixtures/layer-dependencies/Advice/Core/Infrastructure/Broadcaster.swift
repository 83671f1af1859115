final class FeeService { func fee() -> Int { 1 } }

final class Broadcaster {
  func broadcast(_ data: any SendData) -> String {  // expect: layer-dependencies
    guard let coin = data as? CoinSendData else { return "" }  // expect: layer-dependencies
    return coin.contract ?? ""
  }
  func rows(_ fee: Int) -> [String] {
    [FeeTitle(text: "fee", info: .init(title: "f")).text]  // expect: layer-dependencies
  }
}
