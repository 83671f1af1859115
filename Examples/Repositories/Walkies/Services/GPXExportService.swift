import Foundation

final class GPXExportService: WalkExporting {
  func export(_ walk: Walk) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(walk.id).gpx")
    try "<gpx/>".write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
