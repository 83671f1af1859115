import SwiftUI
import UIKit

// Whatever they are called, they ask for nothing but screens, by themselves or by what they inherit.
protocol Composing {
  associatedtype Route
  func makeViewController(for route: Route) -> UIViewController
}

protocol TripComposing: Composing where Route == String {}

protocol TripPages {
  associatedtype Page: View
  func first() -> TripsView
  func map() -> any View
}

// One of these works behind the screens.
protocol TripParts {
  func first() -> TripsView
  func lights() -> any Lights
}

// These say what is to be done, or what there is.
protocol TripShowing {
  func show() async -> UIViewController
}

protocol TripHolding {
  var shown: UIViewController { get }
}

struct TripComposer: TripComposing {
  func makeViewController(for route: String) -> UIViewController { UIHostingController(rootView: TripsView()) }
}
