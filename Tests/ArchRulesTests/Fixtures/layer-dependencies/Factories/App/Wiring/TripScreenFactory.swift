import SwiftUI
import UIKit

// Says what screens there are, and hides how they are made.
protocol TripScreenFactory {
  func makeTrips() -> UIViewController
}

struct LiveTripScreenFactory: TripScreenFactory {
  func makeTrips() -> UIViewController { UIHostingController(rootView: TripsView()) }
}

protocol Lights {
  func dim()
}
