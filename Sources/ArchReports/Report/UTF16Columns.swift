import ArchFacts

/// Columns in UTF-16 units from 1, as editors and SARIF count; locations count bytes.
///
/// Many places of one long line take no longer than those of many lines.
struct UTF16Columns {
  private static let step = 1_024

  private let sources: [String: SourceText]
  /// How many units are before each 1,024th byte, for files with a line that is longer.
  private let units: [String: [Int]]

  /// - Parameter report: whose sources are counted in; elsewhere columns stay as they are.
  init(_ report: Report) { self.init(report.sources) }

  init(_ sources: [String: SourceText]) {
    self.sources = sources
    units = sources.compactMapValues { source in
      let lines = 1...max(1, source.lines.lineCount)
      let isLong = lines.contains { source.lines.range(ofLine: $0).count > Self.step }
      return isLong ? Self.units(of: source.bytes) : nil
    }
  }

  func column(_ location: SourceLocation, in path: String) -> Int {
    guard let source = sources[path], source.hasLine(location.line) else { return location.column }
    let content = source.content(ofLine: location.line)
    let before = content.prefix(max(0, location.column - 1 - source.lengthOfMark(inLine: location.line)))
    guard before.count > Self.step, let units = units[path] else { return Self.count(before) + 1 }
    return Self.count(source.bytes, units, upTo: before.endIndex)
      - Self.count(source.bytes, units, upTo: before.startIndex) + 1
  }

  private static func units(of bytes: [UInt8]) -> [Int] {
    var units = [0]
    var start = 0
    for next in stride(from: step, to: bytes.count, by: step) {
      let end = boundary(bytes, next)
      units.append((units.last ?? 0) + count(bytes[start..<end]))
      start = end
    }
    return units
  }

  private static func count(_ bytes: [UInt8], _ units: [Int], upTo end: Int) -> Int {
    var index = min(end / step, units.count - 1)
    if boundary(bytes, index * step) > end { index -= 1 }
    return units[index] + count(bytes[boundary(bytes, index * step)..<end])
  }

  /// The offset, or the next one that is not within a character. The file itself begins with one.
  private static func boundary(_ bytes: [UInt8], _ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    var offset = offset
    let last = min(bytes.count, offset + 3)
    while offset < last, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).utf16.count
  }
}
