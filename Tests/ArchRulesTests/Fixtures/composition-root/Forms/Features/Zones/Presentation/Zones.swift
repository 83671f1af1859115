protocol ZoneFilter { func isAllowed(_ zone: String) -> Bool }

final class ZoneFilterImpl: ZoneFilter {
  func isAllowed(_ zone: String) -> Bool { true }
}

protocol RecorderProtocol { func record() }

final class Recorder: RecorderProtocol {
  func record() {}
}

/// A protocol of the screen's own, met by a part of the screen.
protocol ZoneRow { func height() -> Int }

final class TallZoneRow: ZoneRow {
  func height() -> Int { 80 }
}

final class Zones {
  private let rows: [any ZoneRow] = [TallZoneRow()]
  init(
    filter: any ZoneFilter = ZoneFilterImpl(),  // expect: composition-root
    recorder: any RecorderProtocol
  ) {}
  convenience init() { self.init(recorder: Recorder()) }  // expect: composition-root
}
