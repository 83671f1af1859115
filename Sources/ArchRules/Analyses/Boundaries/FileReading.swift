import ArchFacts
import ArchKnowledge
import ArchModel

/// Values that read a file or an address as they are made: `Data(contentsOf: url)`. The same types are plain values
/// everywhere else, so that the labels tell.
enum FileReading {
  private static let labels = WordSet(AppleFunctions[.readsLabel])
  private static let types = AppleTypes[.readsFile]

  /// The places of one file, in the order of offsets, by names such as `Data(contentsOf:)`.
  static func uses(in file: CodeFile) -> [ForeignUse] {
    let facts = file.facts
    var calls: [(call: Call, label: ByteRange)] = []
    for call in facts.calls where !call.isPattern {
      let label = facts.arguments(of: call).lazy.map(\.label).first { labels.contains($0, in: facts.bytes) }
      if let label { calls.append((call, label)) }
    }
    guard !calls.isEmpty else { return [] }
    let uses =
      ForeignUse.types(types, in: file).compactMap { use -> ForeignUse? in
        calls.first { $0.call.callee.contains(use.range) }.map { use.reading(facts.verbatim($0.label)) }
      } + implicit(in: file, calls)
    return uses.sorted { $0.range.start < $1.range.start }
  }

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
