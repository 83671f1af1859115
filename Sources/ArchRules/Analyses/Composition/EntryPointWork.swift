import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells what an entry point does while it puts the app together from what it does later: the system calls it for both.
struct EntryPointWork {
  let codebase: Codebase
  /// By entry point, the names of the functions that are part of the launch.
  private var launches: [SymbolID: Set<FunctionOfFile>] = [:]

  private struct FunctionOfFile: Hashable {
    let file: FileID
    let function: Int32
  }

  init(_ codebase: Codebase) { self.codebase = codebase }

  private static let types = AppleTypes[.entryPoint].union(AppleTypes[.ownsModels])
  private static let attributes = AppleAttributes[.entryPoint]
  private static let launchFunctions = AppleFunctions[.launches]
  private static let launchLabels = AppleFunctions[.launchLabel]
  private static let laterFunctions = WordSet(AppleFunctions[.later])

  /// Whether an entry point calls or sets something on a shared instance outside of its launch, rather than pass it on.
  mutating func isWork(_ use: SharedInstanceUse) -> Bool {
    let file = codebase.file(at: use.place)
    guard file.isJudged(use.range), use.place.function >= 0, let type = codebase.typeAround(use.place),
      isEntryPoint(type), isCalled(use, file.facts) || isSet(use, file.facts) || isKept(use, file.facts)
    else { return false }
    if runsLater(use, file.facts) { return true }
    let launch = launches[type.id] ?? Self.launch(of: type)
    launches[type.id] = launch
    var function = use.place.function
    while function >= 0 {
      let declared = file.facts.functions[Int(function)]
      if launch.contains(FunctionOfFile(file: use.place.file, function: function)) { return false }
      function = declared.enclosing
    }
    return true
  }

  private func isEntryPoint(_ type: CodeType) -> Bool {
    type.foreignSupertypes.contains(where: Self.types.contains)
      || type.attributes.contains(where: Self.attributes.contains)
  }

  /// `Storage.shared.save()`, and not `start(Storage.shared)`.
  private func isCalled(_ use: SharedInstanceUse, _ facts: FileFacts) -> Bool {
    guard let chain = facts.nameChain(at: use.range.start), let call = facts.call(of: chain) else {
      return false
    }
    return call.callee.end > use.range.end
  }

  /// `let storage = Storage.shared`, on which something is called or set in the same function.
  private func isKept(_ use: SharedInstanceUse, _ facts: FileFacts) -> Bool {
    let local = facts.locals.last {
      $0.function == use.place.function && facts.withoutEffects($0.value).start == use.range.start
        && facts.withoutEffects($0.value).end == use.range.end
    }
    return local.map(facts.isAsked) ?? false
  }

  /// `Storage.shared.token = token`
  private func isSet(_ use: SharedInstanceUse, _ facts: FileFacts) -> Bool {
    facts.assignments.contains { $0.target.start == use.range.start && $0.target.end > use.range.end }
  }

  /// `client.onLogout = { Storage.shared.clear() }`, `.onOpenURL { Links.shared.open($0) }`: what is only stored while
  /// the app is put together.
  private func runsLater(_ use: SharedInstanceUse, _ facts: FileFacts) -> Bool {
    let isStored = facts.assignments.contains { assignment in
      assignment.value.contains(use.range)
        && facts.closure(at: TypeText.trimmed(assignment.value, in: facts.bytes).start) != nil
    }
    guard !isStored else { return true }
    return facts.calls.contains { call in
      call.arguments <= use.range.start && use.range.end <= call.end
        && Self.laterFunctions.contains(call.member, in: facts.bytes)
    }
  }

  /// With what its functions call in turn. Of what the system calls there are many of one name; they call none of each
  /// other.
  private static func launch(of type: CodeType) -> Set<FunctionOfFile> {
    let members = type.members.filter { $0.declared.function >= 0 }
    let byName = Dictionary(grouping: members, by: \.name)
    var open = members.filter(isLaunch)
    var found: Set<FunctionOfFile> = []
    while let member = open.popLast() {
      let function = FunctionOfFile(file: member.file.index, function: member.declared.function)
      guard found.insert(function).inserted else { continue }
      let facts = member.file.facts
      for call in facts.calls(withArgumentsIn: member.declared.extent) where !call.isPattern {
        let called = byName[facts.verbatim(call.member)] ?? []
        if called.count == 1 { open += called }
      }
    }
    return found
  }

  private static func isLaunch(_ member: CodeMember) -> Bool {
    if member.kind == .`init` || member.declared.isVariable || launchFunctions.contains(member.name) {
      return true
    }
    return member.parameters.contains { launchLabels.contains(member.file.facts.verbatim($0.label)) }
  }
}
