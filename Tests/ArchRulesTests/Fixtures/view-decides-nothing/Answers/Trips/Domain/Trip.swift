struct Trip {
  let id: Int
  let distance: Double
  let isPublic: Bool
  let isFinished: Bool
}
