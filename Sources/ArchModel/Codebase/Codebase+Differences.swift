/// What a codebase was made after, and how far it may differ from that.
struct EarlierState: Sendable {
  /// Of the earlier one, which is known by it.
  fileprivate let members: MemberTable
  fileprivate let changed: FileSet
  fileprivate let declarations: EarlierCode.Declarations

  /// - Parameter uses: after that: what a file makes may be of another type, though it is written as before.
  init(_ earlier: EarlierCode, _ uses: Uses) {
    members = earlier.stages.named.memberTable
    changed = earlier.changed.union(uses.lookedAtAgain)
    declarations = earlier.declarations
  }
}

extension Codebase {
  /// The files in which something is different from an earlier codebase, or may mean something else, where nothing else is
  /// that is asked of more than one file: every type that is declared as it was is what it was, and the same share their instances and put the app
  /// together.
  ///
  /// - Returns: `nil` where more than that differs.
  package func differences(from earlier: Codebase) -> Looks? {
    guard shown == earlier.shown, sharedInstances.all == earlier.sharedInstances.all,
      assembling == earlier.assembling
    else { return nil }
    var reached = FileSet()
    if code.memberTable !== earlier.code.memberTable {
      guard let state = self.earlier, state.members === earlier.code.memberTable,
        case .other(let types, _) = state.declarations, roles.saySame(as: earlier.roles, but: types)
      else { return nil }
      reached = state.changed
    } else if !roles.saySame(as: earlier.roles) {
      return nil
    }
    for (file, (now, before)) in zip(files.ids, zip(files.all, earlier.files.all))
    where now.written !== before.written || !now.isJudgedAs(before) {
      reached.insert(file.tableIndex)
    }
    return Looks(at: reached)
  }

  /// Notes that it matters to whoever looks who uses a type, wherever that is.
  package func noteUsers(of type: SymbolID) { files.reads?.noteUsers(of: type) }

  /// The names that may mean something else than before it was made, where not everything may.
  package var redeclaredNames: Set<String> {
    guard case .other(_, let names)? = earlier?.declarations else { return [] }
    return names
  }
}

extension SourceFile {
  /// Whether the same parts of both are judged, whatever is in them.
  func isJudgedAs(_ other: SourceFile) -> Bool {
    self === other
      || isTest == other.isTest && isGenerated == other.isGenerated
        && notJudgedRanges.map(\.range) == other.notJudgedRanges.map(\.range)
  }
}
