import ArchFacts

/// Finds what calls itself a test, a double or a preview, and is part of the app all the same: code of the app
/// uses it.
///
/// Works on names, since which declarations a name may mean depends on what is a test: a name that the app
/// declares as well counts as the app's.
struct ProductionUse: Sendable {
  /// A file or a piece of one whose standing depends on its use.
  private struct Candidate {
    let file: FileID
    /// Into the pieces of the file; `none` for the file itself.
    let piece: Int32
  }

  /// What one name may mean: all candidates of one module that have it.
  private struct Group {
    let module: String?
    let moduleID: NameID
    var candidates: [Int32] = []
  }

  private struct MemberKey: Hashable {
    let owner: NameID
    let member: NameID
  }

  private enum NameKey {
    case type(NameID)
    case member(MemberKey)
  }

  /// By file.
  private let pieces: Column<FileID, [NonProductionCode.Piece]>
  private let standings: Column<FileID, FileStanding>
  private var candidates: [Candidate] = []
  /// The candidate that a file itself is, and those that its pieces are; `none` where they are none.
  private var candidateOfFile: Column<FileID, Int32>
  private var firstCandidateOfPieces: Column<FileID, Int32>
  private var names = NameTable()
  private var groups: [Group] = []
  /// Into `groups`.
  private var byType: [NameID: [Int32]] = [:]
  private var byMember: [MemberKey: [Int32]] = [:]
  private var memberShapes = NameShapes()
  /// By the name of a type the types that it has such members from: `LiveAPI` has those of an extension of its protocol.
  private var ancestors: [NameID: [NameID]] = [:]
  /// Of types, members and their owners.
  private var shapes = NameShapes()
  private var isUsed: [Bool] = []

  /// - Parameter modules: by file; code of another module has to be imported.
  init(
    _ files: [ScannedFile], _ pieces: [[NonProductionCode.Piece]], _ standings: [FileStanding],
    modules: [String?], imports: ImportTable, work: some WorkDistribution
  ) {
    self.pieces = Column(pieces)
    self.standings = Column(standings)
    candidateOfFile = Column(repeating: FileFacts.none, count: files.count)
    firstCandidateOfPieces = candidateOfFile
    for (index, file) in files.enumerated() {
      let module = modules[index]
      let id = module.map { imports.names.find($0) } ?? .noName
      note(file.facts, FileID(index), Group(module: module, moduleID: id))
    }
    guard !byType.isEmpty || !byMember.isEmpty else { return }
    for (index, file) in files.enumerated() { forgetNames(of: file.facts, FileID(index)) }
    noteAncestors(in: files)
    let known = self
    let uses = work.map(files.count, atOnce: 16) { index in
      known.uses(in: files[index].facts, FileID(index), modules[index], imports)
    }
    isUsed = Array(repeating: false, count: candidates.count)
    follow(uses.flatMap(\.self))
  }

  /// Whether code of the app uses what a file declares.
  func usesFile(_ file: FileID) -> Bool {
    let candidate = candidateOfFile[file]
    return candidate >= 0 && !isUsed.isEmpty && isUsed[Int(candidate)]
  }

  /// Whether code of the app uses what a piece of a file declares.
  func usesPiece(_ piece: Int, of file: FileID) -> Bool {
    let first = firstCandidateOfPieces[file]
    return first >= 0 && !isUsed.isEmpty && isUsed[Int(first) + piece]
  }
}

// What may be used.
extension ProductionUse {
  private mutating func note(_ facts: FileFacts, _ file: FileID, _ module: Group) {
    switch standings[file] {
    case .apart: return
    case .judged: break
    case .apartUnlessUsed:
      candidateOfFile[file] = Int32(candidates.count)
      for type in facts.types where isOfferedToOthers(type, facts) {
        guard let name = NamePath.names(type.name, in: facts.bytes).last else { continue }
        join(Int32(candidates.count), .type(intern(name, facts)), module)
      }
      candidates.append(Candidate(file: file, piece: FileFacts.none))
    }
    guard !pieces[file].isEmpty else { return }
    firstCandidateOfPieces[file] = Int32(candidates.count)
    for (index, piece) in pieces[file].enumerated() {
      let number = Int32(candidates.count)
      switch piece.use {
      case .none: break
      case .type(let name): join(number, .type(intern(name, facts)), module)
      case .member(let name, let owner):
        let key = MemberKey(owner: intern(owner, facts), member: intern(name, facts))
        memberShapes.insert(name, facts.bytes)
        join(number, .member(key), module)
      }
      candidates.append(Candidate(file: file, piece: Int32(index)))
    }
  }

  private mutating func intern(_ name: ByteRange, _ facts: FileFacts) -> NameID {
    shapes.insert(name, facts.bytes)
    return names.intern(facts.bytes, name)
  }

  private mutating func join(_ candidate: Int32, _ key: NameKey, _ module: Group) {
    let known: [Int32]
    switch key {
    case .type(let name): known = byType[name] ?? []
    case .member(let key): known = byMember[key] ?? []
    }
    if let group = known.first(where: { groups[Int($0)].module == module.module }) {
      groups[Int(group)].candidates.append(candidate)
      return
    }
    var group = module
    group.candidates = [candidate]
    switch key {
    case .type(let name): byType[name, default: []].append(Int32(groups.count))
    case .member(let key): byMember[key, default: []].append(Int32(groups.count))
    }
    groups.append(group)
  }

  /// At file scope or directly in an extension, and not private.
  private func isOfferedToOthers(_ type: TypeDeclaration, _ facts: FileFacts) -> Bool {
    guard type.kind != .extension, type.function < 0 else { return false }
    guard type.owner < 0 || facts.types[Int(type.owner)].kind == .extension else { return false }
    return !type.modifiers.indices.contains { index in
      facts.matches(facts.names[index], "private") || facts.matches(facts.names[index], "fileprivate")
    }
  }

  /// What the app declares under the same name is what its code means.
  private mutating func forgetNames(of facts: FileFacts, _ file: FileID) {
    guard case .judged = standings[file] else { return }
    let own = pieces[file]
    var next = 0
    var end: Int32 = 0
    for type in facts.types where type.kind != .extension {
      while next < own.count, own[next].range.range.start <= type.name.start {
        end = max(end, own[next].range.range.end)
        next += 1
      }
      guard type.name.start >= end else { continue }
      let name = names.find(facts.bytes, type.name)
      if name.exists { byType[name] = nil }
    }
  }
}

// What types have from others.
extension ProductionUse {
  /// Which types inherit from the owners of members, or conform to them, step by step.
  private mutating func noteAncestors(in files: [ScannedFile]) {
    let owners = Set(byMember.keys.map(\.owner))
    guard !owners.isEmpty else { return }
    var isNew = true
    while isNew {
      isNew = false
      for (index, file) in files.enumerated() {
        if case .apart = standings[FileID(index)] { continue }
        let facts = file.facts
        for type in facts.types where !type.inherits.isEmpty {
          for inherited in facts.names[type.inherits.indices] {
            guard let last = NamePath.names(inherited, in: facts.bytes).last,
              shapes.contain(last, facts.bytes)
            else { continue }
            let ancestor = names.find(facts.bytes, last)
            guard ancestor.exists, owners.contains(ancestor) || ancestors[ancestor] != nil,
              let name = NamePath.names(type.name, in: facts.bytes).last
            else { continue }
            let heir = intern(name, facts)
            var known = ancestors[heir] ?? []
            let further = ([ancestor] + (ancestors[ancestor] ?? [])).filter {
              $0 != heir && owners.contains($0) && !known.contains($0)
            }
            guard !further.isEmpty else { continue }
            known += further
            ancestors[heir] = known
            isNew = true
          }
        }
      }
    }
  }
}

// Who uses it.
extension ProductionUse {
  private struct Use: Sendable {
    /// `none` for code of the app that nothing casts a doubt on.
    let from: Int32
    /// Into `groups`.
    let to: Int32
  }

  private func uses(
    in facts: FileFacts, _ file: FileID, _ module: String?, _ imports: ImportTable
  ) -> [Use] {
    if case .apart = standings[file] { return [] }
    let parents = NonProductionCode.parents(of: pieces[file])
    var found: [Use] = []
    func add(_ targets: [Int32]?, at offset: Int32) {
      guard let targets, let source = source(at: offset, file, parents) else { return }
      for target in targets {
        let group = groups[Int(target)]
        let isVisible =
          group.module == nil || group.module == module
          || imports.entries[file].contains { $0.module == group.moduleID }
        if isVisible { found.append(Use(from: source, to: target)) }
      }
    }
    func known(_ name: ByteRange) -> NameID {
      shapes.contain(name, facts.bytes) ? names.find(facts.bytes, name) : .noName
    }
    func read(_ chain: ByteRange) {
      var path = NamePath(chain)
      var owner: NameID = .noName
      while let name = path.next(in: facts.bytes) {
        let id = known(name)
        if id.exists {
          add(byType[id], at: name.start)
          for type in owners(behind: owner) {
            add(byMember[MemberKey(owner: type, member: id)], at: name.start)
          }
        }
        owner = id
      }
    }
    for reference in facts.typeReferences where reference.role != .extended {
      guard reference.isOneWord else {
        read(reference.name)
        continue
      }
      let id = known(reference.name)
      if id.exists { add(byType[id], at: reference.name.start) }
    }
    for access in facts.memberAccesses { read(access.text) }
    for call in facts.calls where !call.callee.isEmpty {
      let first = facts.bytes[Int(call.callee.start)]
      if first.isUpperCase {
        read(call.callee)
      } else if first == UInt8(ascii: ".") {
        // `.Theme.preview()`
        read(ByteRange(start: call.callee.start + 1, end: call.callee.end))
      }
    }
    guard !byMember.isEmpty else { return found }
    func read(_ name: ByteRange, of owners: some Sequence<NameID>) {
      let member = names.find(facts.bytes, name)
      guard member.exists else { return }
      for owner in owners.flatMap({ self.owners(behind: $0) }) {
        add(byMember[MemberKey(owner: owner, member: member)], at: name.start)
      }
    }
    // What is a type's own it names as `Self.preview()` or `preview()`, and everybody what is at file scope.
    for access in facts.memberAccesses where access.owner >= 0 {
      guard facts.bytes[Int(access.text.start)] == UInt8(ascii: "S") else { continue }
      var path = NamePath(access.text)
      guard let first = path.next(in: facts.bytes), facts.matches(first, "Self"),
        let name = path.next(in: facts.bytes), memberShapes.contain(name, facts.bytes)
      else { continue }
      read(name, of: ownerNames(around: access.owner, facts).prefix(1))
    }
    for call in facts.calls where call.callee == call.member {
      guard memberShapes.contain(call.member, facts.bytes) else { continue }
      read(call.member, of: ownerNames(around: call.owner, facts))
    }
    let fileScope = names.find(facts.bytes, .none)
    for chain in facts.nameChains where fileScope.exists && memberShapes.mayBegin(chain, facts.bytes) {
      var path = NamePath(chain)
      guard let first = path.next(in: facts.bytes), memberShapes.contain(first, facts.bytes) else { continue }
      read(first, of: [fileScope])
    }
    return found
  }

  /// A type and those that it has members from.
  private func owners(behind owner: NameID) -> [NameID] {
    owner.exists ? [owner] + (ancestors[owner] ?? []) : []
  }

  /// The last names of the types around, the innermost first.
  private func ownerNames(around owner: Int32, _ facts: FileFacts) -> [NameID] {
    var found: [NameID] = []
    var current = owner
    while current >= 0 {
      let name = NamePath.names(facts.types[Int(current)].name, in: facts.bytes).last
      found.append(name.map { names.find(facts.bytes, $0) } ?? .noName)
      current = facts.types[Int(current)].owner
    }
    return found
  }

  /// The candidate around a place, or `none` for code of the app; `nil` for what is certainly apart.
  private func source(at offset: Int32, _ file: FileID, _ parents: [Int32]) -> Int32? {
    let own = pieces[file]
    var piece = Int32(own.partitioningIndex { $0.range.range.start > offset }) - 1
    while piece >= 0, !own[Int(piece)].range.range.contains(offset) { piece = parents[Int(piece)] }
    guard piece >= 0 else { return candidateOfFile[file] }
    switch own[Int(piece)].use {
    case .none: return nil
    case .type, .member: return firstCandidateOfPieces[file] + piece
    }
  }

  /// What code of the app uses is part of it, whatever it is called. What that uses in turn is as well, unless a
  /// second sign speaks against either: an app that can be started for screenshots has a way into its mocks.
  private mutating func follow(_ uses: [Use]) {
    let outgoing = Grouping<Int, Int32>(
      count: candidates.count + 1, keys: uses.map { Int($0.from) + 1 }, values: uses.map(\.to))
    var work: [Int32] = []
    var isReached = [Bool](repeating: false, count: groups.count)
    for group in outgoing[0] where !isReached[Int(group)] {
      isReached[Int(group)] = true
      for candidate in groups[Int(group)].candidates where !isUsed[Int(candidate)] {
        isUsed[Int(candidate)] = true
        if isGuess(candidates[Int(candidate)]) { work.append(candidate) }
      }
    }
    isReached = [Bool](repeating: false, count: groups.count)
    while let source = work.popLast() {
      for group in outgoing[Int(source) + 1] where !isReached[Int(group)] {
        isReached[Int(group)] = true
        for candidate in groups[Int(group)].candidates
        where !isUsed[Int(candidate)] && isGuess(candidates[Int(candidate)]) {
          isUsed[Int(candidate)] = true
          work.append(candidate)
        }
      }
    }
  }

  private func isGuess(_ candidate: Candidate) -> Bool {
    guard candidate.piece < 0 else { return true }
    return standings[candidate.file].reason?.isGuess ?? false
  }
}
