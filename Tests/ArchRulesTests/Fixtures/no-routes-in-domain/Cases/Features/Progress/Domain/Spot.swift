import CoreGraphics

// Where something is shown, and no place to go to.
struct Spot {
  let positionOnScreen: CGPoint
  let getPositionOnScreen: () -> CGPoint
}

struct NextSpot {
  let nextScreen: String  // expect: no-routes-in-domain
}
