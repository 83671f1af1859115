public enum Mapper {
  static func map() -> FeedItem { FeedItem() }
}
public enum LegacyMapper {}
