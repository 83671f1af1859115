struct Draft { var tracker: EventTracking? }  // expect: no-property-injection "'Draft.tracker'"

// Asks what is there, and fills in another type's property of the same name.
func compare(_ model: OtherModel, _ tracker: EventTracking) -> Draft {
  var draft = Draft()
  draft.tracker = tracker
  if model.tracker == nil { return draft }
  return draft
}
