import Foundation

/// The tides of one harbour, day by day.
@MainActor
struct TideTable: Equatable {
  let harbour: Harbour
  let tides: [Tide]

  var next: Tide? { tides.first }
}
