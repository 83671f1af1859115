func comment(_ model: CommentedModel, _ tracker: EventTracking) {
  /* model.tracker = tracker */
  print(model) /* model.tracker = tracker
  model.tracker = tracker */
}
