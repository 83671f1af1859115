import Foundation
import SwiftUI

/// One high or low water.
struct Tide: Equatable, Identifiable {
  enum Kind: Equatable {
    case high
    case low
  }

  let id: Int
  let kind: Kind
  let time: Date
  /// Above chart datum, in metres.
  let height: Double
  let isSpring: Bool

  var tint: Color { kind == .high ? .blue : .teal }
}
