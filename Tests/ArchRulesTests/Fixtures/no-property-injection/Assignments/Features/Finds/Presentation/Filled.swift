func fill(_ model: FilledModel, _ tracker: EventTracking) {
  model
    .tracker
    = tracker
}
