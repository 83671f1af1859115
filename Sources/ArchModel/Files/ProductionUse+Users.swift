import ArchFacts

// Who uses it.
extension ProductionUse {
  struct Use: Sendable, Hashable {
    /// `none` for code of the app that nothing casts a doubt on.
    let from: Int32
    /// Into `groups`.
    let to: Int32
  }

  func uses(
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
  mutating func follow(_ uses: [Use]) {
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

// After a change of what functions do.
extension ProductionUse {
  /// Whether the parts of a file that may be apart are what they were in an earlier version of it.
  func hasSamePieces(
    _ pieces: [NonProductionCode.Piece], of facts: FileFacts, as earlier: FileFacts, _ file: FileID
  ) -> Bool {
    pieces.count == self.pieces[file].count
      && zip(pieces, self.pieces[file]).allSatisfy { one, two in
        one.range.reason == two.range.reason && one.use.hasSameNames(facts, as: two.use, earlier)
      }
  }

  /// Reads anew what a file uses.
  ///
  /// - Returns: whether the same is used by the app as before.
  mutating func takesAnew(
    _ facts: FileFacts, _ pieces: [NonProductionCode.Piece], _ file: FileID, module: String?,
    _ imports: ImportTable
  ) -> Bool {
    self.pieces[file] = pieces
    guard !usesOfFiles.isEmpty else { return true }
    let before = Set(usesOfFiles[file])
    usesOfFiles[file] = uses(in: facts, file, module, imports)
    guard Set(usesOfFiles[file]) != before else { return true }
    let wasUsed = isUsed
    isUsed = Array(repeating: false, count: candidates.count)
    follow(usesOfFiles.values.flatMap(\.self))
    return isUsed == wasUsed
  }
}

extension NonProductionCode.Use {
  fileprivate func hasSameNames(_ facts: FileFacts, as other: Self, _ earlier: FileFacts) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.type(let one), .type(let two)): facts.hasSameText(one, as: two, of: earlier)
    case (.member(let one, let owner), .member(let two, let otherOwner)):
      facts.hasSameText(one, as: two, of: earlier) && facts.hasSameText(owner, as: otherOwner, of: earlier)
    case (.none, _), (.type, _), (.member, _): false
    }
  }
}
