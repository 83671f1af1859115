/// What is declared otherwise in one version of a file than in another, as far as other files could notice.
///
/// A superset: what is around a change and next to it counts as changed, too.
package struct Redeclared: Sendable {
  /// Of types by their number in `types`, extensions included: in the earlier version, and in the later one.
  package private(set) var types: (old: [Int], new: [Int]) = ([], [])
  /// The last names of those types, of all that they inherit from, and of functions and of what is at file scope or in
  /// extensions.
  package private(set) var names: Set<ArraySlice<UInt8>> = []

  /// - Returns: `nil` where more than declarations may be different: imports, conditions, or what is around the rest of the
  ///   file.
  package init?(from old: FileFacts, to new: FileFacts) {
    guard old.path == new.path, old.imports.count == new.imports.count,
      zip(old.imports, new.imports).allSatisfy({ Self.areSame($0, in: old, $1, in: new) })
    else { return nil }
    let (before, after) = Self.regions(old, new)
    for (facts, region) in [(old, before), (new, after)]
    where facts.bytes[Int(region.start)..<Int(region.end)].contains(UInt8(ascii: "#")) {
      return nil
    }
    guard Rest(old, without: before) == Rest(new, without: after) else { return nil }
    types = (note(old, before), note(new, after))
    noteRenumbered(old, new)
  }

  private static func areSame(_ one: Import, in old: FileFacts, _ other: Import, in new: FileFacts) -> Bool {
    old.hasSameText(one.path, as: other.path, of: new) && old.hasSameText(one.kind, as: other.kind, of: new)
      && old.hasSameText(one.access, as: other.access, of: new)
      && one.attributes.indices.count == other.attributes.indices.count
      && one.isConditional == other.isConditional
      && zip(one.attributes.indices, other.attributes.indices).allSatisfy {
        old.hasSameText(old.names[$0], as: new.names[$1], of: new)
      }
  }

  /// Where two versions differ besides what functions do, with the whole lines around that and the next line with anything
  /// on it.
  private static func regions(_ old: FileFacts, _ new: FileFacts) -> (old: ByteRange, new: ByteRange) {
    let (one, other) = (WithoutBodies(old), WithoutBodies(new))
    let shortest = min(one.bytes.count, other.bytes.count)
    var start = 0
    while start < shortest, one.bytes[start] == other.bytes[start] { start += 1 }
    var tail = 0
    while tail < shortest - start,
      one.bytes[one.bytes.count - 1 - tail] == other.bytes[other.bytes.count - 1 - tail]
    {
      tail += 1
    }
    return (
      lines(around: one.range(from: start, to: one.bytes.count - tail), in: old.bytes),
      lines(around: other.range(from: start, to: other.bytes.count - tail), in: new.bytes)
    )
  }

  /// The text of a file without what runs when its functions are called.
  private struct WithoutBodies {
    private(set) var bytes: [UInt8] = []
    /// Where each piece between bodies begins here, and in the file.
    private var pieces: [(here: Int, inFile: Int)] = []

    init(_ facts: FileFacts) {
      var start = 0
      for body in facts.outermostBodies + [ByteRange(start: Int32(facts.bytes.count), end: 0)] {
        pieces.append((bytes.count, start))
        bytes += facts.bytes[start..<Int(body.start)]
        start = Int(body.end)
      }
    }

    func range(from start: Int, to end: Int) -> ByteRange {
      ByteRange(start: Int32(offset(of: start)), end: Int32(offset(of: end)))
    }

    /// What is between two pieces is before it.
    private func offset(of index: Int) -> Int {
      guard let piece = pieces.last(where: { $0.here <= index }) else { return 0 }
      return piece.inFile + index - piece.here
    }
  }

  private static func lines(around range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    let newline = UInt8(ascii: "\n")
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, bytes[start - 1] != newline { start -= 1 }
    while end < bytes.count, bytes[end] != newline { end += 1 }
    while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
    while end < bytes.count, bytes[end] != newline { end += 1 }
    return ByteRange(start: Int32(start), end: Int32(end))
  }

  /// What is declared before and after a change, which has to be the same in both versions.
  private struct Rest: Equatable {
    private var declared: [[UInt8]] = []

    init(_ facts: FileFacts, without region: ByteRange) {
      func isApart(_ extent: ByteRange) -> Bool { extent.end <= region.start || extent.start >= region.end }
      for type in facts.types where isApart(type.extent) {
        declared.append(
          [type.kind.rawValue, type.isUnavailable ? 1 : 0] + Array(facts.bytes[type.name])
            + Self.path(type.owner, facts))
      }
      for member in facts.members where isApart(member.extent) {
        declared.append(
          [member.kind.rawValue, member.isComputed ? 1 : 0, member.hasSetter ? 1 : 0]
            + Array(facts.bytes[member.name]) + Self.path(member.owner, facts))
      }
    }

    private static func path(_ owner: Int32, _ facts: FileFacts) -> [UInt8] {
      var path: [UInt8] = []
      var owner = owner
      while owner >= 0 {
        path += [UInt8(ascii: ".")] + facts.bytes[facts.types[Int(owner)].name]
        owner = facts.types[Int(owner)].owner
      }
      return path
    }
  }

  private mutating func note(_ facts: FileFacts, _ region: ByteRange) -> [Int] {
    var numbers: [Int] = []
    func isMet(_ extent: ByteRange) -> Bool { extent.start < region.end && region.start < extent.end }
    for (number, type) in facts.types.enumerated() where isMet(type.extent) {
      numbers.append(number)
      note(type, in: facts)
    }
    for member in facts.members where isMet(member.extent) {
      let isOfOthers = member.owner < 0 || facts.types[Int(member.owner)].kind == .extension
      if isOfOthers || member.kind == .func { note(facts.unquoted(member.name), in: facts) }
    }
    return numbers
  }

  private mutating func note(_ type: TypeDeclaration, in facts: FileFacts) {
    for name in NamePath.names(type.name, in: facts.bytes) { note(name, in: facts) }
    for index in type.inherits.indices {
      for name in TypeText.names(facts.names[index], in: facts.bytes) {
        for part in NamePath.names(name, in: facts.bytes) { note(part, in: facts) }
      }
    }
  }

  private mutating func note(_ name: ByteRange, in facts: FileFacts) { names.insert(facts.bytes[name]) }

  /// Types that are not where they were in the row of all of the file.
  private mutating func noteRenumbered(_ old: FileFacts, _ new: FileFacts) {
    let rows = [old, new].map { facts in facts.types.indices.filter { facts.types[$0].kind != .extension } }
    let same = zip(rows[0], rows[1]).prefix { one, other in
      old.types[one].kind == new.types[other].kind
        && old.hasSameText(old.types[one].name, as: new.types[other].name, of: new)
    }.count
    for number in rows[0].dropFirst(same) where !types.old.contains(number) {
      types.old.append(number)
      note(old.types[number], in: old)
    }
    for number in rows[1].dropFirst(same) where !types.new.contains(number) {
      types.new.append(number)
      note(new.types[number], in: new)
    }
  }
}

extension [UInt8] {
  fileprivate subscript(_ range: ByteRange) -> ArraySlice<UInt8> {
    range.isEmpty ? [] : self[Int(range.start)..<Int(range.end)]
  }
}
