import ArchFacts
import ArchKnowledge
import ArchModel

/// One place that names a type or calls a function which this codebase does not declare.
struct ForeignUse: Sendable, Equatable {
  let name: String
  let range: ByteRange
  let place: Place
  /// After an `@`.
  var isAttribute = false

  /// The places of one file that name one of these types or an alias of one, in the order of offsets. A type of our
  /// own with such a name is not one, as long as it is there in every build.
  static func types(_ names: Set<String>, in file: CodeFile) -> [ForeignUse] {
    types(in: file, where: { names.contains(file.facts.verbatim($0)) }, orAliasOf: names.contains)
  }

  /// The same without a `String` for each name of the file, for what is asked of many files.
  ///
  /// - Parameter ranges: the parts of the file that are looked at.
  static func types(_ names: WordSet, in file: CodeFile, within ranges: [ByteRange]? = nil) -> [ForeignUse] {
    let bytes = file.facts.bytes
    // Most parts of a file name none of them, and their whole file is not gone through.
    if let ranges, !ranges.contains(where: { mayName(names, $0, in: file) }) { return [] }
    return types(
      in: file, within: ranges, where: { names.contains($0, in: bytes) }, orAliasOf: { names.contains($0) })
  }

  private static func mayName(_ names: WordSet, _ range: ByteRange, in file: CodeFile) -> Bool {
    let bytes = file.facts.bytes
    var index = Int(range.start)
    while index < Int(range.end) {
      let end = bytes.endOfIdentifier(from: index, to: Int(range.end))
      if end > index, names.contains(ByteRange(start: Int32(index), end: Int32(end)), in: bytes) {
        return true
      }
      index = max(end, index + 1)
    }
    return file.codebase.typeUses(in: range, of: file.index).contains {
      file.codebase.symbols[$0.symbol].kind == .typealias
    }
  }

  /// The same for all names of a kind.
  static func types(in file: CodeFile, where isWanted: (String) -> Bool) -> [ForeignUse] {
    types(in: file, where: { isWanted(file.facts.verbatim($0)) }, orAliasOf: isWanted)
  }

  private static func types(
    in file: CodeFile, within ranges: [ByteRange]? = nil, where isWanted: (ByteRange) -> Bool,
    orAliasOf isWantedAlias: (String) -> Bool
  ) -> [ForeignUse] {
    let (facts, codebase) = (file.facts, file.codebase)
    var uses: [ForeignUse] = []
    func isLookedAt(_ name: ByteRange) -> Bool { ranges?.contains { $0.contains(name.start) } ?? true }
    func look(_ chain: ByteRange, _ owner: Int32, _ function: Int32, isAttribute: Bool = false) {
      guard !chain.isEmpty, !facts.bytes[Int(chain.start)].isLowerCase, isLookedAt(chain) else { return }
      var path = NamePath(chain)
      guard let first = path.next(in: facts.bytes) else { return }
      guard isWanted(first) else {
        // `Foundation.UserDefaults`
        if first.end < chain.end, let second = path.next(in: facts.bytes), isWanted(second),
          AppleModules.group(of: facts.verbatim(first)) != nil
        {
          let place = file.place(in: owner, function: function)
          guard codebase.resolve(first, at: place).mayBeForeign else { return }
          uses.append(
            ForeignUse(name: facts.verbatim(second), range: second, place: place, isAttribute: isAttribute))
        }
        return
      }
      let place = file.place(in: owner, function: function)
      guard codebase.resolve(first, at: place).mayBeForeign,
        !codebase.symbols.isGenericParameter(first, at: place, in: file.source)
      else { return }
      uses.append(
        ForeignUse(name: facts.verbatim(first), range: first, place: place, isAttribute: isAttribute))
    }
    for reference in facts.typeReferences {
      look(reference.name, reference.owner, reference.function, isAttribute: reference.role == .attribute)
    }
    for call in facts.calls where call.callee == call.member { look(call.callee, call.owner, call.function) }
    for access in facts.memberAccesses { look(access.text, access.owner, access.function) }
    for use in codebase.typeUses(inFile: file.index)
    where codebase.symbols[use.symbol].kind == .typealias && isLookedAt(use.range) {
      guard let name = codebase.symbols.foreignName(ofAlias: use.symbol), isWantedAlias(name) else {
        continue
      }
      uses.append(ForeignUse(name: name, range: use.range, place: use.place))
    }
    return uses.sorted { $0.range.start < $1.range.start }
  }

  /// The same for types of libraries, in a file that imports one of these modules.
  static func types(_ names: Set<String>, of modules: Set<String>, in file: CodeFile) -> [ForeignUse] {
    file.facts.imports(oneOf: modules) ? types(names, in: file) : []
  }

  /// The calls of one file to one of these functions by its bare name.
  static func functions(_ names: Set<String>, in file: CodeFile) -> [ForeignUse] {
    file.facts.calls.compactMap { call in
      guard call.callee == call.member, !call.isPattern else { return nil }
      let name = file.facts.verbatim(call.callee)
      let place = file.place(of: call)
      guard names.contains(name), !file.codebase.code.isOwnFunction(call.callee, at: place) else {
        return nil
      }
      return ForeignUse(name: name, range: call.callee, place: place)
    }
  }
}
