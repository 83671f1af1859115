extension Timetable {  // expect: layer-dependencies
  var isEmpty: Bool { stops.isEmpty }
}
