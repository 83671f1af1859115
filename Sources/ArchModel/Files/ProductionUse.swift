import ArchFacts

/// Finds what calls itself a test, a double or a preview, and is part of the app all the same: code of the app
/// uses it.
///
/// Works on names, since which declarations a name may mean depends on what is a test: a name that the app
/// declares as well counts as the app's.
struct ProductionUse: Sendable {
  /// A file or a piece of one whose standing depends on its use.
  struct Candidate {
    let file: FileID
    /// Into the pieces of the file; `none` for the file itself.
    let piece: Int32
  }

  /// What one name may mean: all candidates of one module that have it.
  struct Group {
    let module: String?
    let moduleID: NameID
    var candidates: [Int32] = []
  }

  struct MemberKey: Hashable {
    let owner: NameID
    let member: NameID
  }

  enum NameKey {
    case type(NameID)
    case member(MemberKey)
  }

  /// By file.
  var pieces: Column<FileID, [NonProductionCode.Piece]>
  let standings: Column<FileID, FileStanding>
  var candidates: [Candidate] = []
  /// The candidate that a file itself is, and those that its pieces are; `none` where they are none.
  var candidateOfFile: Column<FileID, Int32>
  var firstCandidateOfPieces: Column<FileID, Int32>
  var names = NameTable()
  var groups: [Group] = []
  /// Into `groups`.
  var byType: [NameID: [Int32]] = [:]
  var byMember: [MemberKey: [Int32]] = [:]
  var memberShapes = NameShapes()
  /// By the name of a type the types that it has such members from: `LiveAPI` has those of an extension of its protocol.
  var ancestors: [NameID: [NameID]] = [:]
  /// Of types, members and their owners.
  var shapes = NameShapes()
  var isUsed: [Bool] = []
  /// By file, of what may be used; empty where nothing may.
  var usesOfFiles = Column<FileID, [Use]>()

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
    usesOfFiles = Column(uses)
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
