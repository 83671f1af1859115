func inClosure(_ models: [ClosureModel], _ tracker: EventTracking) {
  models.forEach { $0.tracker = tracker }
}
