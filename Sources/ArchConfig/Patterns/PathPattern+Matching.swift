import ArchFacts

/// A relative path, split once so that many patterns can look at it; composed, as patterns are.
package struct RelativePath: Sendable {
  package let bytes: [UInt8]
  /// Where each component is in `bytes`.
  package let components: [Range<Int>]

  package init(_ path: String) { self.init(Array(path.utf8)) }

  package init(_ path: [UInt8]) {
    let path = CanonicalText.bytes(path)
    bytes = path
    var components: [Range<Int>] = []
    components.reserveCapacity(8)
    var start = 0
    for index in path.indices where path[index] == UInt8(ascii: "/") {
      if index > start { components.append(start..<index) }
      start = index + 1
    }
    if path.count > start { components.append(start..<path.count) }
    self.components = components
  }
}

/// That a pattern matches, and what it captured.
package struct PathMatch: Sendable, Hashable {
  package var feature: String?
  /// How many components of the path the pattern needed; the rest is below the folder that it names.
  package var depth: Int
}

extension PathPattern {
  package func match(_ path: String) -> PathMatch? { match(RelativePath(path)) }

  package func matches(_ path: String) -> Bool { match(RelativePath(path)) != nil }

  package func match(_ path: RelativePath) -> PathMatch? {
    guard !segments.isEmpty, mayMatch(path) else { return nil }
    var matching = PathMatching(segments: segments, claimsBelow: claimsBelow, path: path)
    guard matching.matches(segment: 0, component: 0) else { return nil }
    let feature = matching.captured.feature.map { String(decoding: path.bytes[$0], as: UTF8.self) }
    return PathMatch(feature: feature, depth: matching.depth)
  }

  /// Turns most paths away without a search: the beginning of an anchored pattern is usually a name.
  private func mayMatch(_ path: RelativePath) -> Bool {
    guard case .literal(let name) = segments[0] else { return true }
    guard let first = path.components.first else { return false }
    return path.bytes[first].elementsEqual(name)
  }
}

/// The search for one pattern in one path.
private struct PathMatching {
  let segments: [PathPattern.Segment]
  let claimsBelow: Bool
  let path: RelativePath
  var captured = Captures()
  var depth = 0
  /// Real patterns need some dozens; the limit keeps `**/a/**/a/**/a` on a hostile path from searching for
  /// ever, by taking it for no match.
  var stepsLeft = 100_000

  struct Captures {
    var feature: Range<Int>?
    var module: Range<Int>?

    subscript(capture: PathPattern.Capture) -> Range<Int>? {
      get {
        switch capture {
        case .feature: feature
        case .module: module
        }
      }
      set {
        switch capture {
        case .feature: feature = newValue
        case .module: module = newValue
        }
      }
    }
  }

  mutating func matches(segment: Int, component: Int) -> Bool {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return false }
    guard segment < segments.count else {
      depth = component
      return component == path.components.count || claimsBelow
    }
    if case .anyDepth = segments[segment] {
      if segment + 1 == segments.count {
        depth = component
        return true
      }
      for next in component..<max(component, path.components.count) {
        if matches(segment: segment + 1, component: next) { return true }
      }
      return false
    }
    guard component < path.components.count else { return false }
    let range = path.components[component]
    switch segments[segment] {
    case .anyDepth: return false
    case .literal(let name):
      guard equals(name, range) else { return false }
      return matches(segment: segment + 1, component: component + 1)
    case .wild(let pieces):
      return matches(pieces, 0, range) { (matching) in
        matching.matches(segment: segment + 1, component: component + 1)
      }
    }
  }

  private func equals(_ name: [UInt8], _ range: Range<Int>) -> Bool {
    guard name.count == range.count else { return false }
    for index in name.indices where path.bytes[range.lowerBound + index] != name[index] { return false }
    return true
  }

  /// Matches the pieces from `piece` on with `rest` of a component, then whatever `then` asks for.
  private mutating func matches(
    _ pieces: [PathPattern.Piece], _ piece: Int, _ rest: Range<Int>,
    then: (inout PathMatching) -> Bool
  ) -> Bool {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return false }
    guard piece < pieces.count else { return rest.isEmpty && then(&self) }
    switch pieces[piece] {
    case .bytes(let name):
      guard name.count <= rest.count else { return false }
      let end = rest.lowerBound + name.count
      guard equals(name, rest.lowerBound..<end) else { return false }
      return matches(pieces, piece + 1, end..<rest.upperBound, then: then)
    case .anyCharacter:
      guard !rest.isEmpty else { return false }
      return matches(pieces, piece + 1, afterCharacter(rest.lowerBound, rest)..<rest.upperBound, then: then)
    case .anyText:
      if piece + 1 == pieces.count { return then(&self) }
      if let endsRight = endsRight(pieces, piece + 1, rest) { return endsRight && then(&self) }
      for start in rest.lowerBound...rest.upperBound {
        if matches(pieces, piece + 1, start..<rest.upperBound, then: then) { return true }
      }
      return false
    case .capture(let capture):
      return matches(capture, pieces, piece, rest, then: then)
    }
  }

  private mutating func matches(
    _ capture: PathPattern.Capture, _ pieces: [PathPattern.Piece], _ piece: Int, _ rest: Range<Int>,
    then: (inout PathMatching) -> Bool
  ) -> Bool {
    if let known = captured[capture] {
      let end = rest.lowerBound + known.count
      guard end <= rest.upperBound else { return false }
      guard path.bytes[known].elementsEqual(path.bytes[rest.lowerBound..<end]) else { return false }
      return matches(pieces, piece + 1, end..<rest.upperBound, then: then)
    }
    if piece + 1 == pieces.count {
      captured[capture] = rest
      if !rest.isEmpty, then(&self) { return true }
      captured[capture] = nil
      return false
    }
    if endsRight(pieces, piece + 1, rest) == false { return false }
    var end = rest.lowerBound
    while end < rest.upperBound {
      end = afterCharacter(end, rest)
      captured[capture] = rest.lowerBound..<end
      if matches(pieces, piece + 1, end..<rest.upperBound, then: then) { return true }
    }
    captured[capture] = nil
    return false
  }

  /// Whether the rest ends as the last piece asks, when that is the only one left; most patterns are so.
  private func endsRight(_ pieces: [PathPattern.Piece], _ piece: Int, _ rest: Range<Int>) -> Bool? {
    guard piece + 1 == pieces.count, case .bytes(let ending) = pieces[piece] else { return nil }
    return ending.count <= rest.count && equals(ending, (rest.upperBound - ending.count)..<rest.upperBound)
  }

  /// `?` stands for a character, not for a byte of one.
  private func afterCharacter(_ start: Int, _ rest: Range<Int>) -> Int {
    var end = start + 1
    while end < rest.upperBound, path.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
