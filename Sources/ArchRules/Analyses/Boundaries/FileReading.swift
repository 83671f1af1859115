import ArchFacts
import ArchKnowledge
import ArchModel

/// Values that read a file or an address as they are made: `Data(contentsOf: url)`. The same types are plain values
/// everywhere else, so that the labels tell.
enum FileReading {
  private static let labels = WordSet(AppleFunctions[.readsLabel])
  private static let types = AppleTypes[.readsFile]

  /// The places of one file, in the order of offsets, by names such as `Data(contentsOf:)`.
  ///
  /// - Parameter ofBundles: whether what comes with the code counts, too: nobody has to be asked for it.
  static func uses(in file: CodeFile, ofBundles: Bool) -> [ForeignUse] {
    let facts = file.facts
    var calls: [(call: Call, label: ByteRange)] = []
    for call in facts.calls where !call.isPattern {
      let argument = facts.arguments(of: call).first { labels.contains($0.label, in: facts.bytes) }
      guard let argument, ofBundles || !isOfBundle(argument.value, at: file.place(of: call), file) else {
        continue
      }
      calls.append((call, argument.label))
    }
    guard !calls.isEmpty else { return [] }
    let uses =
      ForeignUse.types(types, in: file).compactMap { use -> ForeignUse? in
        calls.first { $0.call.callee.contains(use.range) }.map { use.reading(facts.verbatim($0.label)) }
      } + implicit(in: file, calls)
    return uses.sorted { $0.range.start < $1.range.start }
  }

  /// `Bundle.main.url(forResource: "terms", withExtension: "md")!`, at once or by way of a local variable.
  private static func isOfBundle(_ value: ByteRange, at place: Place, _ file: CodeFile) -> Bool {
    let facts = file.facts
    func begins(_ value: ByteRange) -> Bool {
      let value = facts.withoutEffects(value)
      guard let name = NamePath.names(value, in: facts.bytes).first,
        let type = file.codebase.foreignName(of: name, at: place)
      else { return false }
      return bundles.contains(type)
    }
    if begins(value) { return true }
    let name = NamePath.names(facts.withoutEffects(value), in: facts.bytes).first
    return name.flatMap { facts.valueGiven(to: $0, in: place.function) }.map(begins) ?? false
  }

  private static let bundles = AppleTypes[.bundle]

  /// Whether what is read is called a file: `Data(contentsOf: modelPath)`.
  static func isOfFile(_ use: ForeignUse, in file: CodeFile) -> Bool {
    let facts = file.facts
    return facts.calls.contains { call in
      guard !call.isPattern, call.callee.contains(use.range) || call.arguments == use.range.end else {
        return false
      }
      let value = facts.arguments(of: call).first { labels.contains($0.label, in: facts.bytes) }?.value
      guard let value, let last = NamePath.names(facts.withoutEffects(value), in: facts.bytes).last else {
        return false
      }
      return !fileWords.isDisjoint(with: CamelCaseWords.of(facts.verbatim(last)))
    }
  }

  private static let fileWords = MemberWords[.file]

  /// `let page: String = try .init(contentsOf: url)`
  private static func implicit(
    in file: CodeFile, _ calls: [(call: Call, label: ByteRange)]
  ) -> [ForeignUse] {
    let facts = file.facts
    var uses: [ForeignUse] = []
    lazy var expected = ImplicitMemberTypes(file.codebase.code, file: file.index)
    for member in facts.implicitMembers where member.isCalled && facts.matches(member.name, "init") {
      let place = file.place(in: member.owner, function: member.function)
      guard let found = calls.first(where: { $0.call.arguments == member.name.end }),
        let type = expected.writtenType(of: member),
        let name = file.codebase.foreignName(of: type, at: place), types.contains(name)
      else { continue }
      let use = ForeignUse(name: name, range: member.name, place: place)
      uses.append(use.reading(facts.verbatim(found.label)))
    }
    return uses
  }
}

extension ForeignUse {
  fileprivate func reading(_ label: String) -> ForeignUse {
    ForeignUse(name: "\(name)(\(label):)", range: range, place: place)
  }
}
