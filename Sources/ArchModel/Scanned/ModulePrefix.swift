import ArchFacts
import ArchKnowledge

/// The name of a module before a name of that module, as in `Foundation.UserDefaults` or `@Swift.MainActor`.
struct ModulePrefix: Sendable {
  /// From the first byte of the chain to the one before the name that the module is asked for.
  let range: ByteRange
  let module: ByteRange
  let name: ByteRange
  let owner: Int32
  let function: Int32

  /// What looks like one in a file: names of Apple's modules and of those that the file imports. Whether a type
  /// of that name is meant instead, the types of the codebase say.
  static func candidates(in facts: FileFacts) -> [ModulePrefix] {
    var finder = ModulePrefixFinder(facts)
    for reference in facts.typeReferences where !reference.isOneWord {
      finder.look(at: reference.name, owner: reference.owner, function: reference.function)
    }
    for access in facts.memberAccesses {
      finder.look(at: access.text, owner: access.owner, function: access.function)
    }
    for call in facts.calls where call.callee != call.member {
      finder.look(at: call.callee, owner: call.owner, function: call.function)
    }
    for attribute in facts.attributes {
      finder.look(at: attribute.name, owner: FileFacts.none, function: FileFacts.none)
    }
    return finder.found.values.sorted { $0.range.start < $1.range.start }
  }
}

private struct ModulePrefixFinder {
  private(set) var found: [Int32: ModulePrefix] = [:]
  private let facts: FileFacts
  private let imported: [ByteRange]
  private var shapes = NameShapes()

  init(_ facts: FileFacts) {
    self.facts = facts
    imported = facts.imports.compactMap { entry in
      var path = NamePath(entry.path)
      return path.next(in: facts.bytes)
    }
    for name in imported { shapes.insert(name, facts.bytes) }
  }

  mutating func look(at chain: ByteRange, owner: Int32, function: Int32) {
    let bytes = facts.bytes
    guard AppleModules.mayBegin(chain, bytes) || shapes.mayBegin(chain, bytes) else { return }
    var path = NamePath(chain)
    guard let module = path.next(in: bytes), module.end < chain.end,
      bytes[Int(module.end)] != UInt8(ascii: "<"),
      isModule(module), found[chain.start] == nil, let name = path.next(in: bytes)
    else { return }
    let isType = !bytes[Int(name.start)].isLowerCase
    // `Network.start()` may be a function of a type that an imported module is named for.
    guard isType || bytes[Int(module.start)].isUpperCase && isOfLanguage(module) else { return }
    let isQuoted = bytes[Int(name.start) - 1] == UInt8(ascii: "`")
    found[chain.start] = ModulePrefix(
      range: ByteRange(start: chain.start, end: isQuoted ? name.start - 1 : name.start), module: module,
      name: name, owner: owner, function: function)
  }

  private func isOfLanguage(_ module: ByteRange) -> Bool {
    AppleModules.group(of: facts.verbatim(module)) == .language
  }

  private func isModule(_ name: ByteRange) -> Bool {
    if AppleModules.contain(facts.bytes, name) { return true }
    return shapes.contain(name, facts.bytes)
      && imported.contains { facts.hasSameText($0, as: name, of: facts) }
  }
}

extension FileFacts {
  /// The facts as if these prefixes were not written: their bytes are blank, and what began with one begins with
  /// the name that it is before. No offset changes.
  func without(_ prefixes: [ModulePrefix]) -> FileFacts {
    guard !prefixes.isEmpty else { return self }
    var editor = PrefixEditor(self, prefixes)
    editor.edit()
    return FileFacts(editor.lists)
  }
}

/// Where that which begins with a prefix begins without it.
private struct PrefixEnds {
  /// Sorted by where they begin.
  private let ranges: [ByteRange]
  private let first: Int32
  private let last: Int32

  init(_ prefixes: [ModulePrefix]) {
    ranges = prefixes.map(\.range).sorted { $0.start < $1.start }
    first = ranges.first?.start ?? 0
    last = ranges.last?.start ?? -1
  }

  func end(of start: Int32) -> Int32? {
    // Most prefixes are in signatures or in a few lines of a file.
    guard start >= first, start <= last else { return nil }
    let index = ranges.partitioningIndex { $0.start >= start }
    return index < ranges.count && ranges[index].start == start ? ranges[index].end : nil
  }

  /// Whether anything was taken off.
  func trim(_ range: inout ByteRange) -> Bool {
    guard let start = end(of: range.start), start < range.end else { return false }
    range.start = start
    return true
  }

  /// Whether an offset was at a prefix and now is after it.
  func move(_ offset: inout Int32) -> Bool {
    guard let end = end(of: offset) else { return false }
    offset = end
    return true
  }

  /// Whether anything was taken off one of several ranges.
  func trim(_ one: inout ByteRange, _ other: inout ByteRange) -> Bool {
    let isChanged = trim(&one)
    return trim(&other) || isChanged
  }

  func trim(_ one: inout ByteRange, _ other: inout ByteRange, _ third: inout ByteRange) -> Bool {
    let isChanged = trim(&one, &other)
    return trim(&third) || isChanged
  }
}

private struct PrefixEditor {
  private(set) var lists: FactLists
  private let prefixes: [ModulePrefix]
  private let ends: PrefixEnds

  init(_ facts: FileFacts, _ prefixes: [ModulePrefix]) {
    lists = FactLists(facts)
    self.prefixes = prefixes
    ends = PrefixEnds(prefixes)
  }

  mutating func edit() {
    for prefix in prefixes {
      for index in Int(prefix.range.start)..<Int(prefix.range.end) where !lists.bytes[index].isLineEnd {
        lists.bytes[index] = 0x20
      }
    }
    let ends = ends
    Self.edit(&lists.names) { ends.trim(&$0) }
    Self.edit(&lists.attributes) { ends.trim(&$0.name, &$0.argument) }
    Self.edit(&lists.listElements) { ends.trim(&$0.value) }
    Self.edit(&lists.typeReferences) { ends.trim(&$0.name) }
    Self.edit(&lists.typesInGenericTypes) { ends.trim(&$0.name) }
    Self.edit(&lists.types) { ends.trim(&$0.name, &$0.aliased) }
    Self.edit(&lists.members) { ends.trim(&$0.type, &$0.returnType, &$0.value) }
    Self.edit(&lists.parameters) { ends.trim(&$0.type, &$0.defaultValue) }
    Self.edit(&lists.givenNames) { ends.trim(&$0.type) }
    Self.edit(&lists.casts) { ends.trim(&$0) }
    Self.edit(&lists.locals) { ends.trim(&$0.type, &$0.value) }
    Self.edit(&lists.functions) { ends.trim(&$0.returnType) }
    Self.edit(&lists.branches) { branch in
      let isChanged = ends.trim(&branch.condition)
      return ends.move(&branch.start) || isChanged
    }
    Self.edit(&lists.conditions) { ends.trim(&$0.range, &$0.pattern, &$0.value) }
    Self.edit(&lists.arguments) { ends.trim(&$0.value) }
    Self.edit(&lists.assignments) { ends.trim(&$0.target, &$0.root, &$0.value) }
    Self.edit(&lists.nameChains) { ends.trim(&$0) }
    Self.edit(&lists.returnedValues) { ends.trim(&$0.value) }
    Self.edit(&lists.calls) { call in
      let isChanged = ends.trim(&call.callee)
      return ends.move(&call.position) || isChanged
    }
    editMemberAccesses()
  }

  /// Writes only what changes: a list in which nothing does stays shared with the facts as written.
  private static func edit<Fact>(_ facts: inout [Fact], _ change: (inout Fact) -> Bool) {
    for index in facts.indices {
      var fact = facts[index]
      if change(&fact) { facts[index] = fact }
    }
  }

  /// `Swift.print` is not a member of anything without its prefix, and `Foundation.Data` a bare name.
  private mutating func editMemberAccesses() {
    let ends = ends
    guard lists.memberAccesses.contains(where: { ends.end(of: $0.text.start) != nil }) else { return }
    let called = Set(lists.calls.map(\.callee.start))
    var kept: [MemberAccess] = []
    var bare: [TypeReference] = []
    for var access in lists.memberAccesses {
      guard ends.trim(&access.text) else {
        kept.append(access)
        continue
      }
      var path = NamePath(access.text)
      guard let name = path.next(in: lists.bytes) else { continue }
      let isType = !lists.bytes[Int(name.start)].isLowerCase
      if path.next(in: lists.bytes) != nil {
        if isType { kept.append(access) }
      } else if isType, !called.contains(access.text.start) {
        bare.append(
          TypeReference(name: access.text, role: .value, owner: access.owner, function: access.function))
      }
    }
    lists.memberAccesses = kept
    guard !bare.isEmpty else { return }
    lists.typeReferences = lists.typeReferences + bare
    lists.typeReferences.sort { $0.name.start < $1.name.start }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
