public protocol Reminding: Sendable {
  func remind(of names: [String])
}

public final class WateringReminder: Reminding {
  public static let shared = WateringReminder()

  public func remind(of names: [String]) {}
}
