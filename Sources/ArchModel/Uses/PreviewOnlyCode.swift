import ArchFacts

/// Finds what the app declares outside its previews and uses only in them: a wrapper that holds state for
/// one, a function that gives a view everything it needs to be shown.
///
/// The name has to speak of a preview or a mock, so that what is merely unused stays code of the app.
struct PreviewOnlyCode: Sendable {
  /// By file; into `NamedCode.files`.
  private(set) var ranges: [FileID: [NotJudgedRange]] = [:]

  private struct Uses {
    var inApp = false
    var inPreviews = false
  }

  /// - Parameter judgedAnyway: paths of files that are code of the app by the team's word.
  init(_ code: NamedCode, _ uses: [FileUses], judgedAnyway: Set<String>) {
    addTypes(code, uses)
    addFunctions(code)
    guard !judgedAnyway.isEmpty else { return }
    ranges = ranges.filter { !judgedAnyway.contains(code.files[$0.key].path) }
  }

  func contains(_ offset: Int32, ofFile file: FileID) -> Bool {
    ranges[file]?.contains { $0.range.contains(offset) } ?? false
  }

  private mutating func addTypes(_ code: NamedCode, _ uses: [FileUses]) {
    var candidates: [SymbolID: Uses] = [:]
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
      candidates[id] = Uses()
    }
    guard !candidates.isEmpty else { return }
    for use in uses.lazy.flatMap(\.types) {
      guard var known = candidates[use.symbol] else { continue }
      if use.kind == .extended || isWithin(use.place, use.symbol, code) { continue }
      if code.files[use.place.file].isProduction(at: use.range.start) {
        known.inApp = true
      } else {
        known.inPreviews = true
      }
      candidates[use.symbol] = known
    }
    for (symbol, uses) in candidates where uses.inPreviews && !uses.inApp {
      for declaration in code.symbols.declarations(of: symbol) {
        let type = code.files[declaration.file].facts.types[Int(declaration.index)]
        add(type.extent, type.name, .typeName, declaration.file)
      }
    }
  }

  private func isWithin(_ place: Place, _ symbol: SymbolID, _ code: NamedCode) -> Bool {
    code.types(around: place).contains(symbol)
  }

  private mutating func addFunctions(_ code: NamedCode) {
    var candidates: [String: [MemberReference]] = [:]
    var shapes = NameShapes()
    for (index, file) in code.files.numbered where !file.isTest {
      for (number, member) in file.facts.members.enumerated() where member.kind == .func {
        guard NonProductionCode.speaksOfMock(member.name, in: file.facts),
          file.isProduction(at: member.name.start)
        else { continue }
        let reference = MemberReference(file: index, index: Int32(number))
        candidates[file.facts.verbatim(member.name), default: []].append(reference)
        shapes.insert(member.name, file.facts.bytes)
      }
    }
    guard !candidates.isEmpty else { return }
    var uses: [String: Uses] = [:]
    for file in code.files where !file.isTest {
      for call in file.facts.calls where shapes.contain(call.member, file.facts.bytes) {
        let name = file.facts.verbatim(call.member)
        guard candidates[name] != nil else { continue }
        if file.isProduction(at: call.position) {
          uses[name, default: Uses()].inApp = true
        } else {
          uses[name, default: Uses()].inPreviews = true
        }
      }
    }
    for (name, found) in uses where found.inPreviews && !found.inApp {
      for reference in candidates[name] ?? [] {
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
