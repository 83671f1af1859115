import ArchFacts

/// The patterns of one `.gitignore` file, with git's meaning. Names are composed, in patterns and in the paths that they
/// are asked about.
struct IgnorePatterns: Sendable {
  /// Bytes of the relative path that lead to the folder of the file; patterns see what follows them.
  let baseLength: Int
  private let patterns: [Pattern]
  /// The last pattern of each name, and of each ending: of those only the last one counts, however many there are.
  private var names: [ArraySlice<UInt8>: Last] = [:]
  /// The bytes that one of the names begins with.
  private var firstBytes = [Bool](repeating: false, count: 256)
  private var endings: [ArraySlice<UInt8>: Last] = [:]
  /// Of `*`, which is an ending of all names.
  private var anything = Last()
  /// Ascending, by the last byte: most names end in none of these bytes.
  private var endingLengths: [UInt8: [Int]] = [:]
  /// Positions of those that have to be tried one by one.
  private var others: [Int] = []

  /// Positions, -1 where there is none.
  private struct Last: Sendable {
    var ofFiles = -1
    var ofFolders = -1

    mutating func note(_ position: Int, _ pattern: Pattern) {
      ofFolders = position
      if !pattern.isFolderOnly { ofFiles = position }
    }
  }

  init(_ bytes: [UInt8], baseLength: Int) {
    self.baseLength = baseLength
    patterns = bytes.split(whereSeparator: { $0 == 0x0A }).compactMap {
      Pattern(line: CanonicalText.bytes(Array($0))[...])
    }
    for (index, pattern) in patterns.enumerated() {
      switch pattern.shape {
      case .name(let text):
        names[text, default: Last()].note(index, pattern)
        if let first = text.first { firstBytes[Int(first)] = true }
      case .suffix(let text) where text.isEmpty: anything.note(index, pattern)
      case .suffix(let text): endings[text, default: Last()].note(index, pattern)
      case .wildcardName, .path: others.append(index)
      }
    }
    endingLengths = Dictionary(grouping: endings.keys) { $0.last ?? 0 }
      .mapValues { Set($0.map(\.count)).sorted() }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// What the last pattern that matches says, or `nil` when none does. `path` is composed and relative to the
  /// walk's root.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Bool? {
    let slash = UInt8(ascii: "/")
    let name = path[(path.lastIndex(of: slash).map { $0 + 1 } ?? 0)...]
    var found = -1
    func take(_ last: Last?) {
      if let last { found = max(found, isFolder ? last.ofFolders : last.ofFiles) }
    }
    take(anything)
    if let first = name.first, firstBytes[Int(first)] { take(names[name]) }
    let lengths = name.last.flatMap { endingLengths[$0] } ?? []
    for length in lengths.prefix(while: { $0 <= name.count }) { take(endings[name.suffix(length)]) }
    let first = path[baseLength...].first
    lazy var components = path[baseLength...].split(separator: slash)
    for position in others.reversed() {
      guard position > found else { break }
      let pattern = patterns[position]
      guard isFolder || !pattern.isFolderOnly, pattern.mayMatchPath(beginningWith: first) else { continue }
      if pattern.matches(name: name, components: components) {
        found = position
        break
      }
    }
    return found < 0 ? nil : !patterns[found].isNegated
  }
}

private struct Pattern: Sendable {
  enum Shape {
    /// `build`: that name at any depth.
    case name(ArraySlice<UInt8>)
    /// `*.log`: that ending at any depth.
    case suffix(ArraySlice<UInt8>)
    /// `b?ild*`: a name with wildcards at any depth.
    case wildcardName(ArraySlice<UInt8>)
    /// With a slash before its end: from the folder of the file.
    case path([ArraySlice<UInt8>])
  }

  let isNegated: Bool
  let isFolderOnly: Bool
  let shape: Shape

  init?(line: ArraySlice<UInt8>) {
    var text = line
    if text.last == 0x0D { text.removeLast() }
    // Blanks at the end do not count unless a backslash is before them.
    while let last = text.last, last == 0x20 || last == 0x09 {
      if text.dropLast().last == UInt8(ascii: "\\") { break }
      text.removeLast()
    }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { text.removeFirst() }
    isFolderOnly = text.last == UInt8(ascii: "/")
    if isFolderOnly { text.removeLast() }
    guard !text.isEmpty else { return nil }

    if text.contains(UInt8(ascii: "/")) {
      if text.first == UInt8(ascii: "/") { text.removeFirst() }
      shape = .path(text.split(separator: UInt8(ascii: "/")))
    } else if text.contains(where: Wildcard.isSpecial) {
      let rest = text.dropFirst()
      if text.first == UInt8(ascii: "*"), !rest.contains(where: Wildcard.isSpecial) {
        shape = .suffix(rest)
      } else {
        shape = .wildcardName(text)
      }
    } else {
      shape = .name(text)
    }
  }

  /// Turns most patterns with a slash away without a search: they begin with a name.
  func mayMatchPath(beginningWith first: UInt8?) -> Bool {
    guard case .path(let parts) = shape, let head = parts.first?.first, !Wildcard.isSpecial(head) else {
      return true
    }
    return head == first
  }

  func matches(name: ArraySlice<UInt8>, components: @autoclosure () -> [ArraySlice<UInt8>]) -> Bool {
    switch shape {
    case .name(let bytes): name.elementsEqual(bytes)
    case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
    case .wildcardName(let bytes): Wildcard.matches(bytes, name)
    case .path(let parts): Self.matches(parts, components())
    }
  }

  /// `**` stands for any number of components; at the end for at least one.
  private static func matches(_ parts: [ArraySlice<UInt8>], _ components: [ArraySlice<UInt8>]) -> Bool {
    let isOpenEnded = parts.last.map(isDoubleStar) ?? false
    let fixed = isOpenEnded ? parts.dropLast() : parts[...]
    var part = 0
    var component = 0
    // Where to take up again, with one more component given to the last `**`.
    var retry: (part: Int, component: Int)?
    while component < components.count {
      if part == fixed.count, isOpenEnded { return true }
      if part < fixed.count, isDoubleStar(fixed[part]) {
        part += 1
        retry = (part, component)
        if part == fixed.count { return true }
      } else if part < fixed.count, Wildcard.matches(fixed[part], components[component]) {
        part += 1
        component += 1
      } else if let last = retry {
        retry = (last.part, last.component + 1)
        part = last.part
        component = last.component + 1
      } else {
        return false
      }
    }
    return part == fixed.count && !isOpenEnded
  }

  private static func isDoubleStar(_ part: ArraySlice<UInt8>) -> Bool {
    part.count == 2 && part.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// `*`, `?`, `[a-z]`, `[!a]` and backslashes within one component of a path.
enum Wildcard {
  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Takes time in proportion to both lengths at most: only the last star is ever tried again.
  static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var position = pattern.startIndex
    var index = name.startIndex
    var retry: (position: Int, index: Int)?
    while index < name.endIndex {
      if position < pattern.endIndex, pattern[position] == UInt8(ascii: "*") {
        position += 1
        retry = (position, index)
      } else if let next = step(pattern, position, name[index]) {
        position = next
        index += 1
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        position = last.position
        index = last.index + 1
      } else {
        return false
      }
    }
    while position < pattern.endIndex, pattern[position] == UInt8(ascii: "*") { position += 1 }
    return position == pattern.endIndex
  }

  /// The position after the element at `position` if it matches the byte.
  private static func step(_ pattern: ArraySlice<UInt8>, _ position: Int, _ byte: UInt8) -> Int? {
    guard position < pattern.endIndex else { return nil }
    switch pattern[position] {
    case UInt8(ascii: "?"):
      return position + 1
    case UInt8(ascii: "["):
      guard let end = endOfSet(pattern, position) else {
        return byte == pattern[position] ? position + 1 : nil
      }
      return contains(pattern[(position + 1)..<end], byte) ? end + 1 : nil
    case UInt8(ascii: "\\") where position + 1 < pattern.endIndex:
      return pattern[position + 1] == byte ? position + 2 : nil
    default:
      return pattern[position] == byte ? position + 1 : nil
    }
  }

  /// The position of the closing bracket; one that comes first stands for itself.
  private static func endOfSet(_ pattern: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var position = start + 1
    if position < pattern.endIndex, isNegation(pattern[position]) { position += 1 }
    if position < pattern.endIndex, pattern[position] == UInt8(ascii: "]") { position += 1 }
    return pattern[min(position, pattern.endIndex)...].firstIndex(of: UInt8(ascii: "]"))
  }

  private static func isNegation(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "!") || byte == UInt8(ascii: "^")
  }

  private static func contains(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var rest = set
    let isNegated = rest.first.map(isNegation) ?? false
    if isNegated { rest.removeFirst() }
    var found = false
    while let low = rest.popFirst() {
      if rest.count >= 2, rest.first == UInt8(ascii: "-") {
        rest.removeFirst()
        if let high = rest.popFirst(), low <= byte, byte <= high { found = true }
      } else if low == byte {
        found = true
      }
    }
    return found != isNegated
  }
}
