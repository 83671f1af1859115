import ArchFacts

/// The names that are not followed to their end, since that would cost more than they are worth. Each limit is a named
/// value with its reason where it is kept; what is beyond one is counted with the names that are not resolved.
struct NamesBeyondLimits {
  private let code: NamedCode

  init(_ code: NamedCode) { self.code = code }

  /// Types whose own names or ancestors are left alone, no matter what uses them.
  var types: [UnresolvedName] {
    let symbols = code.symbols
    let crowded = symbols.crowds.values.flatMap(\.leftOut)
    let conditional = symbols.ids.filter {
      symbols.condition(of: $0)?.isTooMuch == true
    }
    let all = Set(
      symbols.withManyAncestors + crowded + conditional + symbols.aliasesLeftOut + symbols.nestedTooDeep)
    return all.sorted().filter { !symbols[$0].isTest }.map {
      UnresolvedName(file: symbols[$0].file, range: code.nameRange(of: $0))
    }
  }

  /// What one file leaves open by itself: variables too far from where they are used, values that lead too far, calls
  /// of functions that too many share their name with.
  func names(inFile index: FileID) -> [UnresolvedName] {
    let facts = code.files[index].facts
    let ranges =
      FunctionScopes.namesOutOfSight(in: facts) + values(in: facts, index) + calls(in: facts, index)
    return ranges.map { UnresolvedName(file: index, range: $0) }
  }

  /// Variables without a type whose values lead to others', further than is followed.
  private func values(in facts: FileFacts, _ index: FileID) -> [ByteRange] {
    var counts: [Int32: Int] = [:]
    for local in facts.locals where leads(local.value, local.type, in: facts) {
      counts[local.function, default: 0] += 1
    }
    let isLong = counts.values.contains { $0 > ExpressionTypes.deepest }
    let members = facts.members.filter { leads($0.value, $0.type, in: facts) }
    guard isLong || !members.isEmpty else { return [] }
    let types = ExpressionTypes(code, file: index)
    var found: [ByteRange] = []
    for local in facts.locals where isLong && leads(local.value, local.type, in: facts) {
      guard counts[local.function, default: 0] > ExpressionTypes.deepest else { continue }
      let place = Place(file: index, owner: local.owner, function: local.function)
      if types.leadsTooFar(local.value, at: place) { found.append(local.name) }
    }
    for member in members {
      let place = Place(file: index, owner: member.owner, function: FileFacts.none)
      if types.leadsTooFar(member.value, at: place) { found.append(member.name) }
    }
    return found
  }

  /// A value that begins with the name of another.
  private func leads(_ value: ByteRange, _ type: ByteRange, in facts: FileFacts) -> Bool {
    guard type.isEmpty, !value.isEmpty else { return false }
    let first = facts.bytes[Int(value.start)]
    return first.isIdentifierPart && !first.isUpperCase && !first.isDigit
  }

  /// Calls with an implicit member whose type only the meant function would tell.
  private func calls(in facts: FileFacts, _ index: FileID) -> [ByteRange] {
    let names = code.memberTable.names
    guard names.mostOfOneName > ArgumentTypes.mostOverloads else { return [] }
    var found: Set<ByteRange> = []
    for member in facts.implicitMembers where member.call >= 0 {
      let call = facts.calls[Int(member.call)]
      guard !call.isPattern, let name = NamePath.names(call.callee, in: facts.bytes).last,
        names.functions(named: name, in: facts.bytes).count > ArgumentTypes.mostOverloads
      else { continue }
      found.insert(name)
    }
    return found.sorted { $0.start < $1.start }
  }
}
