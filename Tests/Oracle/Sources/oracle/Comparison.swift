import Foundation

/// The lists of facts, by the names they have in the JSON.
enum FactKind: String, CaseIterable, Sendable {
  case imports, types, enumCases, members, calls, arguments, assignments, memberAccess, implicitMembers
  case nameChains, closures, casts, givenNames, listElements, returnedValues, conditions, operators,
    branchStarts,
    genericTypes
  case macros, attributes, functions

  /// Recall and precision in percent that are enough unless the command line says otherwise.
  var defaultMinimum: Double {
    switch self {
    case .imports, .types, .enumCases, .members: 99.95
    case .calls, .arguments, .assignments, .memberAccess, .implicitMembers, .nameChains, .closures,
      .casts, .givenNames,
      .listElements, .returnedValues, .conditions, .branchStarts, .genericTypes,
      .operators, .macros, .attributes, .functions:
      99.9
    }
  }
}

struct Tally: Sendable {
  var oracle = 0
  var archcheck = 0
  var equal = 0

  /// How much of what the oracle sees archcheck sees too.
  var recall: Double { percent(equal, of: oracle) }
  /// How much of what archcheck sees the oracle sees too.
  var precision: Double { percent(equal, of: archcheck) }
  var isExact: Bool { equal == oracle && equal == archcheck }

  static func += (left: inout Tally, right: Tally) {
    left.oracle += right.oracle
    left.archcheck += right.archcheck
    left.equal += right.equal
  }

  private func percent(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 100 : 100 * Double(part) / Double(whole)
  }
}

/// A fact that one side has and the other does not; both are there when they are at the same place.
struct Difference: Sendable {
  var path: String
  var kind: FactKind
  var line: Int
  var column: Int
  /// Only the oracle sees it.
  var missing: String?
  /// Only archcheck sees it.
  var extra: String?
}

struct Comparison: Sendable {
  var tallies: [FactKind: Tally] = [:]
  var differences: [Difference] = []
  var differentSizes: [String] = []

  static func += (left: inout Comparison, right: Comparison) {
    left.tallies.merge(right.tallies) { first, second in
      var sum = first
      sum += second
      return sum
    }
    left.differences += right.differences
    left.differentSizes += right.differentSizes
  }
}

/// Compares what both sides say about one file. `limit` bounds how many differences are kept for each kind; the
/// tallies count all of them.
func compare(oracle: FileFacts, archcheck: FileFacts, path: String, kinds: Set<FactKind>, limit: Int)
  -> Comparison
{
  var result = Comparison()
  if oracle.bytes != archcheck.bytes { result.differentSizes = [path] }
  func compare<F: Fact>(_ kind: FactKind, _ list: KeyPath<FileFacts, [F]>) {
    guard kinds.contains(kind) else { return }
    let (tally, differences) = multisetDifference(
      oracle[keyPath: list], archcheck[keyPath: list], path: path, kind: kind, limit: limit)
    result.tallies[kind] = tally
    result.differences += differences
  }
  for kind in FactKind.allCases {
    switch kind {
    case .imports: compare(kind, \.imports)
    case .types: compare(kind, \.types)
    case .enumCases: compare(kind, \.enumCases)
    case .members: compare(kind, \.members)
    case .calls: compare(kind, \.calls)
    case .arguments: compare(kind, \.arguments)
    case .assignments: compare(kind, \.assignments)
    case .memberAccess: compare(kind, \.memberAccess)
    case .implicitMembers: compare(kind, \.implicitMembers)
    case .nameChains: compare(kind, \.nameChains)
    case .closures: compare(kind, \.closures)
    case .casts: compare(kind, \.casts)
    case .givenNames: compare(kind, \.givenNames)
    case .listElements: compare(kind, \.listElements)
    case .branchStarts: compare(kind, \.branchStarts)
    case .genericTypes: compare(kind, \.genericTypes)
    case .returnedValues: compare(kind, \.returnedValues)
    case .conditions: compare(kind, \.conditions)
    case .operators: compare(kind, \.operators)
    case .macros: compare(kind, \.macros)
    case .attributes: compare(kind, \.attributes)
    case .functions: compare(kind, \.functions)
    }
  }
  return result
}

private func multisetDifference<F: Fact>(
  _ oracle: [F], _ archcheck: [F], path: String, kind: FactKind, limit: Int
) -> (Tally, [Difference]) {
  var tally = Tally(oracle: oracle.count, archcheck: archcheck.count, equal: oracle.count)
  if oracle == archcheck { return (tally, []) }

  var remaining: [F: Int] = [:]
  for fact in archcheck { remaining[fact, default: 0] += 1 }
  var missing: [F] = []
  for fact in oracle {
    if let count = remaining[fact], count > 0 { remaining[fact] = count - 1 } else { missing.append(fact) }
  }
  tally.equal = oracle.count - missing.count
  var extra: [F] = []
  for fact in archcheck {
    guard let count = remaining[fact], count > 0 else { continue }
    remaining[fact] = count - 1
    extra.append(fact)
  }
  return (tally, paired(missing, extra, path: path, kind: kind, limit: limit))
}

private func paired<F: Fact>(
  _ missing: [F], _ extra: [F], path: String, kind: FactKind, limit: Int
) -> [Difference] {
  var extra = extra.prefix(limit).sorted { place(of: $0) < place(of: $1) }
  var differences: [Difference] = []
  for fact in missing.prefix(limit).sorted(by: { place(of: $0) < place(of: $1) }) {
    let partner =
      extra.firstIndex { place(of: $0) == place(of: fact) } ?? extra.firstIndex { $0.line == fact.line }
    differences.append(
      Difference(
        path: path, kind: kind, line: fact.line, column: fact.columnOrZero, missing: json(fact),
        extra: partner.map { json(extra.remove(at: $0)) }))
  }
  for fact in extra {
    differences.append(
      Difference(path: path, kind: kind, line: fact.line, column: fact.columnOrZero, extra: json(fact)))
  }
  return differences
}

private func place(of fact: some Fact) -> (Int, Int) { (fact.line, fact.columnOrZero) }

func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return "?" }
  return String(decoding: data, as: UTF8.self)
}
