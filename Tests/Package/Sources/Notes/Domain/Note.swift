public struct Note: Sendable {
  public let text: String
}
