func pair(_ model: PairedModel, _ tracker: EventTracking) {
  var count = 0
  (model.tracker, count) = (tracker, 1)
  _ = count
}
