import ArchFacts

extension SelectedDeclaration {
  /// Whether a comment of documentation is before it, with nothing but other comments between.
  func isDocumented(in facts: FileFacts) -> Bool {
    let start = extent(in: facts).start
    let comments = facts.docComments
    // After some of its attributes there may be one, too.
    let next = comments.partitioningIndex { $0.end > start }
    if next < comments.count, comments[next].start < name(in: facts).start { return true }
    guard next > 0 else { return false }
    var index = Int(comments[next - 1].end)
    while index < start {
      if facts.bytes[index].isBlank {
        index += 1
      } else if facts.bytes[index...].starts(with: "//".utf8) {
        index = facts.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? Int(start)
      } else {
        return false
      }
    }
    return true
  }
}

// What of a file names something only with what is around it.
extension FileFacts {
  /// The types of properties, variables and parameters whose values begin with a period, by where that is.
  var typesBeforeImplicitMembers: [Int32: String] {
    var types: [Int32: String] = [:]
    func note(_ type: ByteRange, _ value: ByteRange) {
      guard !type.isEmpty, !value.isEmpty, bytes[Int(value.start)] == UInt8(ascii: "."),
        let name = TypeText.singleName(type, in: bytes)
      else { return }
      // Of `Task<Void, Never>` it is a member of `Task`.
      types[value.start] =
        isOneName(name)
        ? text(name) : NamePath.names(name, in: bytes).map(verbatim).joined(separator: ".")
    }
    for member in members { note(member.type, member.value) }
    for local in locals { note(local.type, local.value) }
    for parameter in parameters { note(parameter.type, parameter.defaultValue) }
    return types
  }

  /// The names that the parts of a tuple begin with, or what is in parentheses: of `(state.rows[0], (_, count))` those are
  /// `state.rows` and `count`.
  func chains(inTuple range: ByteRange) -> [ByteRange] {
    var chains: [ByteRange] = []
    var index = Int(range.start)
    var isAtPart = false
    while index < range.end {
      switch bytes[index] {
      case UInt8(ascii: "(") where isAtPart || index == range.start: isAtPart = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        // What a part goes on with.
        index = bytes.endOfBrackets(from: index, to: Int(range.end)) - 1
        isAtPart = false
      case UInt8(ascii: ","): isAtPart = true
      case let byte where isAtPart && !byte.isBlank:
        isAtPart = false
        if let chain = nameChain(at: Int32(index)), chain.start == index, !matches(chain, "_") {
          chains.append(chain)
          index = Int(chain.end) - 1
        }
      default: break
      }
      index += 1
    }
    return chains
  }

  /// A call as a use of what it names; `nil` for patterns and for what has no name.
  func use(ofCall number: Int) -> NamesInFile.Found? {
    let call = calls[number]
    guard !call.isPattern else { return nil }
    let isOfSelf = isOfSelf(call)
    let name = call.callee.isEmpty || isOfSelf ? call.member : call.callee
    guard !name.isEmpty else { return nil }
    return NamesInFile.Found(
      range: name, reading: .whole, owner: call.owner, function: call.function,
      hasReceiver: isOfSelf || hasReceiver(call), call: Int32(number))
  }

  /// What a call that begins with a period calls, where the type of its value is written: of `let a: Date = .init()` that is
  /// `Date`, of `let b: Task = .detached {}` it is `Task.detached`.
  func called(implicitlyBy call: Call, _ types: [Int32: String]) -> String? {
    guard !call.callee.isEmpty, let type = types[call.callee.start] else { return nil }
    let member = ByteRange(start: call.callee.start + 1, end: call.callee.end)
    return matches(member, "init") ? type : isOneName(member) ? "\(type).\(verbatim(member))" : nil
  }

  /// As what a member or a call that begins with a period is compared, where the type of its value is written: `.shared` of
  /// an `N.Box` is `N.Box.shared` and `Box.shared`; what only makes one is called like the type.
  func implicitNames(of found: NamesInFile.Found, _ word: String) -> [ArraySlice<UInt8>] {
    let isType = found.call >= 0 && text(found.range).hasSuffix("init")
    var rest = Array(word.utf8)[...]
    var names = [rest]
    while let period = rest.firstIndex(of: UInt8(ascii: ".")) {
      rest = rest[(period + 1)...]
      guard isType || rest.contains(UInt8(ascii: ".")) else { break }
      names.append(rest)
    }
    return names
  }

  /// The same of one by itself.
  func implicitNames(of found: NamesInFile.Found) -> [ArraySlice<UInt8>] {
    let types = typesBeforeImplicitMembers
    if found.call >= 0 {
      return called(implicitlyBy: calls[Int(found.call)], types).map { implicitNames(of: found, $0) } ?? []
    }
    let word = types[found.range.start - 1].map { "\($0).\(verbatim(found.range))" }
    return word.map { implicitNames(of: found, $0) } ?? []
  }

  func hasReceiver(_ call: Call) -> Bool {
    call.callee.isEmpty || bytes[Int(call.callee.start)] == UInt8(ascii: ".")
  }

  /// `self.print()` is a method, not the function of that name.
  private func isOfSelf(_ call: Call) -> Bool {
    guard call.callee != call.member, !call.callee.isEmpty, !call.member.isEmpty else { return false }
    let first = bytes[Int(call.callee.start)]
    guard first == UInt8(ascii: "s") || first == UInt8(ascii: "`") else { return false }
    var path = NamePath(call.callee)
    guard let name = path.next(in: bytes), matches(name, "self") else { return false }
    return path.next(in: bytes) == call.member
  }
}
