public struct Purse {
  public let coins: Int
}
