// Each takes the tracker in time; the marked ones are filled in later all the same.

final class NamedModel {
  var tracker: EventTracking?
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class CommentedModel {
  var tracker: EventTracking?
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class OtherModel {
  var tracker: EventTracking?
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class FilledModel {
  var tracker: EventTracking?  // expect: no-property-injection "'FilledModel.tracker'"
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class PairedModel {
  var tracker: EventTracking?  // expect: no-property-injection "'PairedModel.tracker'"
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class CommentAmidModel {
  var tracker: EventTracking?  // expect: no-property-injection "'CommentAmidModel.tracker'"
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}

final class ClosureModel {
  var tracker: EventTracking?  // expect: no-property-injection "'ClosureModel.tracker'"
  init(tracker: EventTracking? = nil) { self.tracker = tracker }
}
