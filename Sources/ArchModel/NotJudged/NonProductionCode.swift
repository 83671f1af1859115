import ArchFacts
import ArchKnowledge

/// Finds what is in a file of the app but not part of it: previews, debug branches, mock factories.
enum NonProductionCode {
  /// What a piece has to be named by in code of the app to be part of the app after all.
  enum Use: Sendable {
    /// Nothing can name it, or the language itself says what it is.
    case none
    case type(ByteRange)
    /// A static member or a variable at file scope, with the type it belongs to.
    case member(ByteRange, owner: ByteRange)
  }

  struct Piece: Sendable {
    let range: NotJudgedRange
    let use: Use

    var isByName: Bool { range.reason.signs == [.typeName] || range.reason.signs == [.memberName] }
  }

  /// By their beginnings. They may be within each other.
  static func pieces(in facts: FileFacts) -> [Piece] {
    var pieces: [Piece] = []
    func add(
      _ range: ByteRange, _ name: ByteRange, _ kind: NotJudged.Kind, _ sign: NotJudged.Sign, _ use: Use
    ) {
      guard !range.isEmpty else { return }
      let found = NotJudgedRange(range: range, name: name, reason: NotJudged(kind, [sign]))
      pieces.append(Piece(range: found, use: use))
    }
    for macro in facts.macros where facts.hasText(macro.name, macroInXcode) {
      add(macro.extent, macro.name, .preview, .previewMacro, .none)
    }
    for range in debugOnly(in: facts) { add(range, .none, .debug, .debugCondition, .none) }
    for type in facts.types {
      guard let sign = sign(of: type, in: facts),
        let name = NamePath.names(type.name, in: facts.bytes).last
      else { continue }
      add(type.extent, type.name, sign == .previewType ? .preview : .double, sign, .type(name))
    }
    for member in facts.members where isStandIn(member, in: facts) {
      let owner =
        member.owner < 0
        ? nil : NamePath.names(facts.types[Int(member.owner)].name, in: facts.bytes).last
      let kind: NotJudged.Kind =
        TestPath.speaksOfPreviews(facts.verbatim(member.name)) ? .preview : .double
      add(member.extent, member.name, kind, .memberName, .member(member.name, owner: owner ?? .none))
    }
    return pieces.sorted {
      ($0.range.range.start, $1.range.range.end) < ($1.range.range.start, $0.range.range.end)
    }
  }

  private static let macroInXcode = AppleAttributes.only(.previewMacro)

  /// For each piece the one around it.
  static func parents(of pieces: [Piece]) -> [Int32] {
    var parents: [Int32] = []
    for (index, piece) in pieces.enumerated() {
      var parent = Int32(index) - 1
      while parent >= 0, !pieces[Int(parent)].range.range.contains(piece.range.range) {
        parent = parents[Int(parent)]
      }
      parents.append(parent)
    }
    return parents
  }

  /// Names of static members that build something for a test or a preview.
  private static let mockWords = DoubleWords[.double].union(previewWords)

  private static let previewWords = DoubleWords[.preview]

  /// The same, where they are the whole name or its last word: `placeholderText` is not one.
  private static let standInWords = DoubleWords[.standIn]

  /// Whether a name holds the first four letters of one of the words above; nearly all hold none.
  private static func mayBeStandIn(_ name: ByteRange, in facts: FileFacts) -> Bool {
    guard name.count >= 3 else { return false }
    let slots = slots
    var window: UInt32 = 0
    for index in Int(name.start)..<Int(name.end) {
      window = window << 8 | UInt32(facts.bytes[index] | 0x20)
      if window & 0xFF_FFFF == spy || slots[slot(of: window)] && beginnings.contains(window) { return true }
    }
    return false
  }

  private static let spy: UInt32 = 0x73_7079

  private static let beginnings: [UInt32] = Set(
    mockWords.union(standInWords).union(standInValues).map {
      $0.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
  ).sorted()

  /// Which slots the beginnings have: nearly all other letters are turned away by it.
  private static let slots: [Bool] = {
    var slots = [Bool](repeating: false, count: 1 << 10)
    for beginning in beginnings { slots[slot(of: beginning)] = true }
    return slots
  }()

  private static func slot(of letters: UInt32) -> Int { Int((letters &* 0x9e37_79b1) >> 22) }

  /// Whether a name has one of the words for mocks and previews in it.
  static func speaksOfMock(_ name: ByteRange, in facts: FileFacts) -> Bool {
    mayBeStandIn(name, in: facts)
      && CamelCaseWords.of(facts.verbatim(name)).contains(where: mockWords.contains)
  }

  /// A static member or a variable at file scope whose name says that it stands in for the real one.
  static func isStandIn(_ member: Member, in facts: FileFacts) -> Bool {
    (member.isStatic || member.isGlobalVariable) && mayBeStandIn(member.name, in: facts)
      && isMockName(facts.verbatim(member.name))
  }

  private static func isMockName(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name)
    if standInValues.contains(name) { return true }
    // An app may have previews of links and media: `showMediaPreviewScene` shows one of those.
    let between = words.dropFirst().dropLast()
    return words.contains(where: mockWords.subtracting(previewWords).contains)
      || words.contains(where: previewWords.contains) && !between.contains(where: previewWords.contains)
      || words.last.map(standInWords.contains) ?? false
  }

  private static let standInValues = LibraryMembers[.standIn]

  private static func sign(of type: TypeDeclaration, in facts: FileFacts) -> NotJudged.Sign? {
    guard type.kind != .protocol, type.kind != .typealias, type.kind != .associatedtype else { return nil }
    for index in type.inherits.indices {
      guard let last = NamePath.names(facts.names[index], in: facts.bytes).last else { continue }
      if typesInXcode.contains(last, in: facts.bytes) { return .previewType }
    }
    // What is handed to previews as a trait.
    if type.kind == .extension, facts.hasText(type.name, traitInXcode) { return .previewType }
    return isDouble(type.name, in: facts) ? .typeName : nil
  }

  private static let typesInXcode = WordSet(AppleTypes[.preview])
  private static let traitInXcode = AppleTypes.only(.previewTrait)

  /// Whether a type inherits from one that is called a double.
  static func inheritsDouble(_ type: TypeDeclaration, in facts: FileFacts) -> Bool {
    type.inherits.indices.contains { index in
      NamePath.names(facts.names[index], in: facts.bytes).last.map { isDouble($0, in: facts) } ?? false
    }
  }

  private static func isDouble(_ name: ByteRange, in facts: FileFacts) -> Bool {
    guard mayBeStandIn(name, in: facts) else { return false }
    let words = CamelCaseWords.of(facts.verbatim(name))
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return firstOfDoubles.contains(first) || lastOfDoubles.contains(last)
  }

  /// Whether a type that the app has stands in for another of its protocol where there is one: by the first or last of
  /// several words, as `MockCart`, `CartStub` and `PreviewCart`, or by any of them, as `InMemoryCart`.
  static func standsBack(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return firstOfDoubles.contains(first) || lastOfDoubles.contains(last)
      || [first, last].contains(where: wordsOfPreviews.contains)
      || words.contains(where: wordsThatStandBack.contains)
  }

  private static let wordsThatStandBack = DoubleWords[.standsBack]

  private static let wordsOfPreviews = DoubleWords[.preview]
  private static let firstOfDoubles = DoubleWords[.firstOfType]
  private static let lastOfDoubles = DoubleWords[.lastOfType]

  /// `#if DEBUG`, `#if DEBUG && X`, `#elseif DEBUG`, `#if !RELEASE`, and the `#else` of `#if !DEBUG`.
  private static func debugOnly(in facts: FileFacts) -> [ByteRange] {
    // By region: whether it is for debugging where the branches before it do not hold.
    var isSetAfter: [Bool] = []
    return facts.conditionalRegions.compactMap { region in
      let asked = asksForDebug(region.terms, in: facts)
      let isSetBefore = region.previous >= 0 && isSetAfter[Int(region.previous)]
      isSetAfter.append(isSetBefore || asked.whereItDoesNot)
      return asked.whereItHolds || isSetBefore ? region.range : nil
    }
  }

  /// Whether code is for debugging alone wherever a condition holds, and wherever it does not.
  private static func asksForDebug(
    _ terms: FactRange, in facts: FileFacts
  ) -> (whereItHolds: Bool, whereItDoesNot: Bool) {
    var stack: [(Bool, Bool)] = []
    for term in facts.buildTerms[terms.indices] {
      switch term.kind {
      case .flag:
        let flag = facts.verbatim(term.name)
        stack.append((debugging.contains(flag), releases.contains(flag)))
      case .question, .yes, .no, .unknown: stack.append((false, false))
      case .not: if let last = stack.popLast() { stack.append((last.1, last.0)) }
      case .and, .or:
        guard let right = stack.popLast(), let left = stack.popLast() else { continue }
        stack.append(
          term.kind == .and
            ? (left.0 || right.0, left.1 && right.1) : (left.0 && right.0, left.1 || right.1))
      }
    }
    return stack.last ?? (false, false)
  }

  private static let debugging = BuildFlags[.debugging]
  private static let releases = BuildFlags[.release]

  /// Sorted and disjoint.
  static func merged(_ ranges: [ByteRange]) -> [ByteRange] {
    var merged: [ByteRange] = []
    for range in ranges.sorted(by: { $0.start < $1.start }) where !range.isEmpty {
      if let last = merged.last, range.start < last.end {
        merged[merged.count - 1].end = max(last.end, range.end)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension ByteRange {
  /// Whether one of some sorted and disjoint ranges contains it.
  func isWithin(_ ranges: [ByteRange]) -> Bool {
    let index = ranges.partitioningIndex { $0.end > start }
    return index < ranges.count && ranges[index].contains(self)
  }
}

extension Member {
  fileprivate var isGlobalVariable: Bool {
    switch kind {
    case .let, .var: owner < 0
    case .func, .`init`, .subscript, .deinit: false
    }
  }
}
