import ArchFacts

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
    for reference in facts.typeReferences {
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

  init(_ facts: FileFacts) {
    self.facts = facts
    imported = facts.imports.compactMap { entry in
      var path = NamePath(entry.path)
      return path.next(in: facts.bytes)
    }
  }

  mutating func look(at chain: ByteRange, owner: Int32, function: Int32) {
    let bytes = facts.bytes
    var path = NamePath(chain)
    // Most types are one word.
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
    return imported.contains { facts.hasSameText($0, as: name, of: facts) }
  }
}

extension FileFacts {
  /// The facts as if these prefixes were not written: their bytes are blank, and what began with one begins with
  /// the name that it stands before. No offset changes.
  func without(_ prefixes: [ModulePrefix]) -> FileFacts {
    guard !prefixes.isEmpty else { return self }
    var editor = PrefixEditor(self, prefixes)
    editor.edit()
    return FileFacts(editor.lists)
  }
}

private struct PrefixEditor {
  private(set) var lists: FactLists
  private let prefixes: [ModulePrefix]
  /// Where that which begins at an offset begins without its prefix.
  private let starts: [Int32: Int32]

  init(_ facts: FileFacts, _ prefixes: [ModulePrefix]) {
    lists = FactLists(facts)
    self.prefixes = prefixes
    starts = Dictionary(
      prefixes.map { ($0.range.start, $0.range.end) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func edit() {
    for prefix in prefixes {
      for index in Int(prefix.range.start)..<Int(prefix.range.end) where !lists.bytes[index].isLineEnd {
        lists.bytes[index] = 0x20
      }
    }
    for index in lists.names.indices { trim(&lists.names[index]) }
    for index in lists.attributes.indices {
      trim(&lists.attributes[index].name)
      trim(&lists.attributes[index].argument)
    }
    for index in lists.listElements.indices { trim(&lists.listElements[index].value) }
    for index in lists.typeReferences.indices { trim(&lists.typeReferences[index].name) }
    for index in lists.types.indices {
      trim(&lists.types[index].name)
      trim(&lists.types[index].aliased)
    }
    for index in lists.members.indices {
      trim(&lists.members[index].type)
      trim(&lists.members[index].returnType)
      trim(&lists.members[index].value)
    }
    for index in lists.parameters.indices {
      trim(&lists.parameters[index].type)
      trim(&lists.parameters[index].defaultValue)
    }
    for index in lists.locals.indices {
      trim(&lists.locals[index].type)
      trim(&lists.locals[index].value)
    }
    for index in lists.functions.indices { trim(&lists.functions[index].returnType) }
    for index in lists.branches.indices {
      trim(&lists.branches[index].condition)
      if let start = starts[lists.branches[index].start] { lists.branches[index].start = start }
    }
    for index in lists.conditions.indices {
      trim(&lists.conditions[index].range)
      trim(&lists.conditions[index].pattern)
      trim(&lists.conditions[index].value)
    }
    for index in lists.arguments.indices { trim(&lists.arguments[index].value) }
    for index in lists.assignments.indices {
      trim(&lists.assignments[index].target)
      trim(&lists.assignments[index].root)
      trim(&lists.assignments[index].value)
    }
    for index in lists.nameChains.indices { trim(&lists.nameChains[index]) }
    for index in lists.returnedValues.indices { trim(&lists.returnedValues[index].value) }
    for index in lists.calls.indices {
      trim(&lists.calls[index].callee)
      if let start = starts[lists.calls[index].position] { lists.calls[index].position = start }
    }
    editExpressions()
    editMemberAccesses()
  }

  private mutating func editExpressions() {
    for index in lists.nameChains.indices { trim(&lists.nameChains[index]) }
    for index in lists.arguments.indices { trim(&lists.arguments[index].value) }
    for index in lists.returnedValues.indices { trim(&lists.returnedValues[index].value) }
    for index in lists.assignments.indices {
      trim(&lists.assignments[index].target)
      trim(&lists.assignments[index].root)
      trim(&lists.assignments[index].value)
    }
    for index in lists.conditions.indices {
      trim(&lists.conditions[index].range)
      trim(&lists.conditions[index].value)
    }
  }

  /// `Swift.print` is no member of anything without its prefix, and `Foundation.Data` a bare name.
  private mutating func editMemberAccesses() {
    let called = Set(lists.calls.map(\.callee.start))
    var kept: [MemberAccess] = []
    var bare: [TypeReference] = []
    for var access in lists.memberAccesses {
      let written = access.text
      trim(&access.text)
      guard access.text != written else {
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

  private func trim(_ range: inout ByteRange) {
    guard let start = starts[range.start], start < range.end else { return }
    range.start = start
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
