import ArchFacts

/// When each piece of one file is compiled.
struct BuildConditions: Sendable {
  /// Where another condition begins to hold, sorted.
  private var starts: [Int32] = []
  /// Next to `starts`: into `conditions`, or `none` where no `#if` is around.
  private var rows: [Int32] = []
  private var conditions: [BuildCondition] = []

  static let none = BuildConditions()

  private init() {}

  init(of facts: FileFacts) {
    let regions = facts.conditionalRegions
    guard !regions.isEmpty else { return }
    let branches = Self.branches(regions, in: facts)
    var open: [(end: Int32, row: Int32)] = []
    for index in regions.indices.sorted(by: { regions[$0].range.start < regions[$1].range.start }) {
      let region = regions[index]
      close(&open, before: region.range.start)
      let outer = open.last.map { conditions[Int($0.row)] }
      conditions.append(outer.map { $0.and(branches[index]) } ?? branches[index])
      open.append((region.range.end, Int32(conditions.count) - 1))
      begin(open.last?.row, at: region.range.start)
    }
    close(&open, before: Int32.max)
  }

  /// The condition of each branch by itself: its own, and none of those before it.
  private static func branches(_ regions: [ConditionalRegion], in facts: FileFacts) -> [BuildCondition] {
    var branches: [BuildCondition] = []
    /// What holds after each branch for the next one: neither its condition nor an earlier one.
    var rests: [BuildCondition] = []
    for region in regions {
      let rest = region.previous >= 0 ? rests[Int(region.previous)] : nil
      let own = region.terms.isEmpty ? nil : BuildCondition(region.terms, in: facts)
      let branch = [rest, own].compactMap { $0 }.reduce(nil) { $0?.and($1) ?? $1 } ?? .always
      branches.append(branch)
      let not = own?.negated ?? .always
      rests.append(rest.map { $0.and(not) } ?? not)
    }
    return branches
  }

  private mutating func close(_ open: inout [(end: Int32, row: Int32)], before offset: Int32) {
    while let last = open.last, last.end <= offset {
      open.removeLast()
      begin(open.last?.row, at: last.end)
    }
  }

  private mutating func begin(_ row: Int32?, at offset: Int32) {
    starts.append(offset)
    rows.append(row ?? FileFacts.none)
  }

  /// When the code at an offset is compiled; `nil` when no `#if` is around it.
  func condition(at offset: Int32) -> BuildCondition? {
    guard let row = rows[..<starts.partitioningIndex { $0 > offset }].last, row >= 0 else { return nil }
    return conditions[Int(row)]
  }
}
