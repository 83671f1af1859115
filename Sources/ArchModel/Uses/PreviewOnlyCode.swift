import ArchFacts

/// Finds what the app declares outside its previews and uses only in them: a wrapper that holds state for
/// one, a function that gives a view everything it needs to be shown.
///
/// The name has to speak of a preview or a mock, so that what is merely unused stays code of the app.
struct PreviewOnlyCode: Sendable {
  /// By file; into `NamedCode.files`.
  private(set) var ranges: [FileID: [NotJudgedRange]] = [:]

  /// - Parameter judgedAnyway: paths of files that are code of the app by the team's word.
  init(
    _ candidates: PreviewCandidates, _ uses: [FileUses], in code: NamedCode, judgedAnyway: Set<String>
  ) {
    addTypes(candidates, uses, code)
    addFunctions(candidates, uses, code)
    guard !judgedAnyway.isEmpty else { return }
    ranges = ranges.filter { !judgedAnyway.contains(code.files[$0.key].path) }
  }

  func contains(_ offset: Int32, ofFile file: FileID) -> Bool {
    ranges[file]?.contains { $0.range.contains(offset) } ?? false
  }

  private mutating func addTypes(_ candidates: PreviewCandidates, _ uses: [FileUses], _ code: NamedCode) {
    guard !candidates.types.isEmpty else { return }
    var found: [SymbolID: PreviewCandidates.Uses] = [:]
    for file in uses {
      for use in file.types where candidates.mayBe.contains(use.symbol) {
        if use.kind == .extended || code.types(around: use.place).contains(use.symbol) { continue }
        let isApp = code.files[use.place.file].isProduction(at: use.range.start)
        found[use.symbol, default: PreviewCandidates.Uses()].note(isApp: isApp)
      }
    }
    for symbol in candidates.types where found[symbol]?.areOfPreviewsOnly == true {
      for declaration in code.symbols.declarations(of: symbol) {
        let type = code.files[declaration.file].facts.types[Int(declaration.index)]
        add(type.extent, type.name, .typeName, declaration.file)
      }
    }
  }

  private mutating func addFunctions(
    _ candidates: PreviewCandidates, _ uses: [FileUses], _ code: NamedCode
  ) {
    var found: [String: PreviewCandidates.Uses] = [:]
    for call in uses.lazy.flatMap(\.previewCalls) {
      found[call.name, default: PreviewCandidates.Uses()].note(isApp: call.isApp)
    }
    for (name, uses) in found where uses.areOfPreviewsOnly {
      for reference in candidates.functions[name] ?? [] {
        let member = code.member(reference)
        add(member.extent, member.name, .memberName, reference.file)
      }
    }
  }

  private mutating func add(_ range: ByteRange, _ name: ByteRange, _ sign: NotJudged.Sign, _ file: FileID) {
    let reason = NotJudged(.preview, [sign, .onlyPreviewsUse])
    ranges[file, default: []].append(NotJudgedRange(range: range, name: name, reason: reason))
  }
}

/// A call of a function whose name speaks of a preview or a mock.
struct PreviewCall: Sendable {
  let name: String
  let isApp: Bool
}

/// What has a name that speaks of a preview or a mock and seems to be of the app.
struct PreviewCandidates: Sendable, Equatable {
  struct Uses: Sendable {
    private var inApp = false
    private var inPreviews = false

    var areOfPreviewsOnly: Bool { inPreviews && !inApp }

    mutating func note(isApp: Bool) {
      if isApp { inApp = true } else { inPreviews = true }
    }
  }

  private(set) var types: [SymbolID] = []
  /// The same, to ask of each use.
  private(set) var mayBe = Marks<SymbolID>()
  /// By name.
  private(set) var functions: [String: [MemberReference]] = [:]
  /// Of those functions.
  private var shapes = NameShapes()

  init(_ code: NamedCode) {
    findTypes(code)
    findFunctions(code)
  }

  private mutating func findTypes(_ code: NamedCode) {
    for id in code.symbols.ids {
      let declared = code.symbols[id]
      switch declared.kind {
      case .class, .struct, .enum, .actor: break
      case .protocol, .extension, .typealias, .associatedtype: continue
      }
      guard !declared.isExternal else { continue }
      let file = code.files[declared.file]
      let name = file.facts.types[Int(declared.declaration)].name
      guard NonProductionCode.speaksOfMock(name, in: file.facts), file.isProduction(at: name.start) else {
        continue
      }
      types.append(id)
      mayBe.insert(id)
    }
  }

  private mutating func findFunctions(_ code: NamedCode) {
    for (index, file) in code.files.numbered where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where member.kind == .func {
        guard NonProductionCode.speaksOfMock(member.name, in: file.facts),
          file.isProduction(at: member.name.start)
        else { continue }
        let reference = MemberReference(file: index, index: Int32(number))
        functions[file.facts.verbatim(member.name), default: []].append(reference)
        shapes.insert(member.name, file.facts.bytes)
      }
    }
  }

  func calls(in file: SourceFile) -> [PreviewCall] {
    guard !functions.isEmpty else { return [] }
    let facts = file.facts
    return facts.calls.lazy.filter { shapes.contain($0.member, facts.bytes) }.compactMap { call in
      let name = facts.verbatim(call.member)
      guard functions[name] != nil else { return nil }
      return PreviewCall(name: name, isApp: file.isProduction(at: call.position))
    }
  }
}
