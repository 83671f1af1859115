import ArchConfig
import ArchFacts
import ArchModel

/// Folders or files, as a pattern cuts the code into them, that use each other although a rule forbids it, or that
/// lack what a rule requires of each.
///
/// Folders are compared with those that are beside them, at each depth that the pattern allows; files with all others.
struct SliceCheck {
  struct Finding {
    let remark: Remark
    let range: ByteRange
    let place: Place
    let about: About
    let related: [Findings.Related]

    fileprivate init(_ remark: Remark, at use: TypeUse, related: [Findings.Related] = []) {
      self.remark = remark
      range = use.range
      place = use.place
      about = .edge(to: .type(use.symbol))
      self.related = related
    }

    fileprivate init(_ remark: Remark, of slice: Slice, at start: ByteRange, inFile file: FileID) {
      self.remark = remark
      range = start
      place = Place(file: file, owner: FileFacts.none, function: FileFacts.none)
      about = .edge(to: .name(slice.path))
      related = []
    }
  }

  fileprivate struct Slice: Hashable, Comparable {
    /// What it is beside: all up to its name.
    let parent: String
    let path: String
    /// What the texts in braces stand for.
    let bindings: CapturePattern.Bindings

    static func == (one: Slice, other: Slice) -> Bool {
      one.parent == other.parent && one.path == other.path
    }

    func hash(into hasher: inout Hasher) { hasher.combine(path) }

    static func < (one: Slice, other: Slice) -> Bool { one.path < other.path }
  }

  private struct Edge: Hashable, Comparable {
    let from: Slice
    let to: Slice

    static func < (one: Edge, other: Edge) -> Bool { (one.from, one.to) < (other.from, other.to) }
  }

  private let rule: OwnRule
  private let verdict: OwnRuleSlices.Verdict?
  private let matching: CaptureMatching
  private let ofFiles: Column<FileID, [Slice]>
  private let codebase: Codebase
  /// In the order of files and offsets.
  private let uses: [Edge: [TypeUse]]

  init(
    _ slices: OwnRuleSlices, _ rule: OwnRule, _ placement: PlacementMatcher, _ matching: CaptureMatching,
    in codebase: Codebase
  ) {
    self.rule = rule
    self.matching = matching
    self.codebase = codebase
    verdict = slices.verdict
    let patterns = slices.patterns.map { ($0.text, CapturePattern(path: $0.text)) }
    ofFiles = Column<FileID, [Slice]>(
      codebase.files.ids.map { file in
        placement.isInScope(file, of: rule)
          ? patterns.flatMap { Self.slices(of: codebase.files[file].path, $0, $1) } : []
      })
    var uses: [Edge: [TypeUse]] = [:]
    for use in codebase.typeUses where slices.verdict != nil {
      let target = codebase.symbols[use.symbol]
      guard target.file != use.place.file, !target.isExternal, use.kind != .extended,
        codebase.files[use.place.file].isProduction(at: use.range.start)
      else { continue }
      for from in ofFiles[use.place.file] {
        for to in ofFiles[target.file] where from != to && from.parent == to.parent {
          uses[Edge(from: from, to: to), default: []].append(use)
        }
      }
    }
    self.uses = uses
  }

  private static func slices(of path: String, _ text: String, _ pattern: CapturePattern) -> [Slice] {
    guard let name = CapturePattern.names(in: text).last else { return [] }
    let isFile =
      text.split(separator: "/").last.map { $0.contains("{\(name)}") && $0.hasSuffix(".swift") } ?? false
    var found: [Slice] = []
    let bytes = Array(path.utf8)
    pattern.forEachMatch(bytes, [:]) { bindings, starts in
      guard let start = starts[name], let value = bindings[name] else { return false }
      let end = start + value.utf8.count
      // A capture that a longer name begins with is not one.
      let isWhole = isFile || end == bytes.count || bytes[end] == UInt8(ascii: "/")
      let slice = Slice(
        parent: isFile ? "" : String(decoding: bytes[..<start], as: UTF8.self),
        path: isFile ? path : String(decoding: bytes[..<end], as: UTF8.self), bindings: bindings)
      if isWhole, end < bytes.count || isFile, !found.contains(slice) { found.append(slice) }
      return false
    }
    return found
  }

  func check(_ report: (Finding) -> Void) {
    checkRequired(report)
    switch verdict {
    case .eachOther:
      for (edge, uses) in uses.sorted(by: { $0.key < $1.key }) {
        for use in uses { report(Finding(remark(edge, use), at: use)) }
      }
    case .cycles: checkCycles(report)
    case nil: break
    }
  }

  /// What each slice needs, told at its first file.
  private func checkRequired(_ report: (Finding) -> Void) {
    guard !rule.required.isEmpty else { return }
    let purposes = Set(rule.code)
    var seen: Set<Slice> = []
    for file in codebase.files.ids where purposes.contains(codebase.files[file].purpose(at: 0)) {
      for slice in ofFiles[file] where seen.insert(slice).inserted {
        let start = codebase.files[file].firstDeclaration ?? ByteRange(start: 0, end: 0)
        for clause in rule.required.clauses
        where matching.bindings(clause, .slice(file), slice.bindings) == nil {
          let said = clause.with(slice.bindings)
          let found = matching.countTies(clause, .slice(file), slice.bindings)
          report(
            Finding(
              .missing("'\(slice.path)' \(said.negative(of: .files, found: found))", said, rule), of: slice,
              at: start, inFile: file))
        }
      }
    }
  }

  private func remark(_ edge: Edge, _ use: TypeUse) -> Remark {
    Remark(
      "'\(edge.from.path)' uses '\(codebase.symbols.qualifiedName(of: use.symbol))' of '\(edge.to.path)'",
      topic: "\(edge.from.path) → \(edge.to.path)", label: "'\(rule.id)' forbids it",
      fix: rule.fix ?? "move what both need out of the two, or pass it in")
  }

  /// The rarest step of each circle, until there is none.
  private func checkCycles(_ report: (Finding) -> Void) {
    var graph = CircleGraph(uses.keys.map { ($0.from, $0.to) })
    let rarestFirst = uses.sorted { one, other in
      (one.value.count, one.key) < (other.value.count, other.key)
    }
    for (edge, uses) in rarestFirst {
      guard let first = uses.first, let way = graph.cut(edge.from, edge.to) else { continue }
      let related = zip(way, way.dropFirst()).compactMap { from, to -> Findings.Related? in
        self.uses[Edge(from: from, to: to)]?.first.map { use in
          Findings.Related(
            file: use.place.file, offset: use.range.start,
            message: "'\(from.path)' uses '\(codebase.symbols.qualifiedName(of: use.symbol))' of '\(to.path)'"
          )
        }
      }
      let circle = ([edge.from] + way).map { "'\($0.path)'" }.joined(separator: " → ")
      let remark = Remark(
        "\(circle) use each other in a circle", topic: "\(edge.from.path) → \(edge.to.path)",
        label:
          "'\(rule.id)' forbids it; \(uses.count == 1 ? "this is the only use" : "this is the first of \(uses.count) uses") in this direction",
        fix: rule.fix ?? "turn this step round, or move what both need out of the two")
      report(Finding(remark, at: first, related: related))
    }
  }
}
