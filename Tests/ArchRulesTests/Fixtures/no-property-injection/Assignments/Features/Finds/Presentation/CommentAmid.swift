func amid(_ model: CommentAmidModel, _ tracker: EventTracking) {
  model.tracker /* the tracker */ = /* == */ tracker
}
