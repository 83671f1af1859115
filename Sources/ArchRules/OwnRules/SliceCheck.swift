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

  fileprivate struct Slice {
    /// What it is beside: all up to its name.
    let parent: String
    let path: String
    /// What the texts in braces stand for.
    let bindings: CapturePattern.Bindings
  }

  /// Of one slice to another; all uses of it are beside each other in `uses`.
  private struct Edge {
    let from: Int
    let to: Int
    let uses: Range<Int>
  }

  private let rule: OwnRule
  private let verdict: OwnRuleSlices.Verdict?
  private let matching: CaptureMatching
  private let codebase: Codebase
  /// By their paths, each of them once.
  private let slices: [Slice]
  /// Into `slices`.
  private let ofFiles: Column<FileID, [Int]>
  /// In the order of their slices.
  private let edges: [Edge]
  /// Into the codebase's; by edge, then in the order of files and offsets.
  private let uses: [Int]

  init(
    _ written: OwnRuleSlices, _ rule: OwnRule, _ placement: PlacementMatcher, _ matching: CaptureMatching,
    in codebase: Codebase
  ) {
    self.rule = rule
    self.matching = matching
    self.codebase = codebase
    verdict = written.verdict
    let cut = CutFiles(written.patterns.map { SlicePattern($0.text) }, codebase) {
      placement.isInScope($0, of: rule)
    }
    var byPath: [String: Slice] = [:]
    for slice in cut.slices.joined() where byPath[slice.path] == nil { byPath[slice.path] = slice }
    let slices = byPath.values.sorted { $0.path < $1.path }
    self.slices = slices
    let numbers = Dictionary(uniqueKeysWithValues: zip(slices.map(\.path), slices.indices))
    let ofGroups = cut.slices.map { $0.compactMap { numbers[$0.path] } }
    let ofFiles = Column<FileID, [Int]>(cut.groups.map { $0 < 0 ? [] : ofGroups[$0] })
    self.ofFiles = ofFiles
    (edges, uses) =
      verdict == nil ? ([], []) : Self.edges(among: ofFiles, parents: Self.parents(of: slices), codebase)
  }

  /// Of each slice the number of what it is beside.
  private static func parents(of slices: [Slice]) -> [Int] {
    var numbers: [String: Int] = [:]
    return slices.map { slice in
      let number = numbers[slice.parent] ?? numbers.count
      numbers[slice.parent] = number
      return number
    }
  }

  private static func edges(
    among ofFiles: Column<FileID, [Int]>, parents: [Int], _ codebase: Codebase
  ) -> ([Edge], [Int]) {
    var found: [(from: Int, to: Int, use: Int)] = []
    for file in codebase.files.ids where !ofFiles[file].isEmpty {
      let source = codebase.files[file]
      let uses = codebase.typeUses(inFile: file)
      for number in uses.indices {
        let use = uses[number]
        let target = codebase.symbols[use.symbol]
        guard target.file != file, !target.isExternal, use.kind != .extended else { continue }
        for from in ofFiles[file] {
          for to in ofFiles[target.file]
          where from != to && parents[from] == parents[to] && source.isProduction(at: use.range.start) {
            found.append((from, to, number))
          }
        }
      }
    }
    found.sort { ($0.from, $0.to, $0.use) < ($1.from, $1.to, $1.use) }
    var edges: [Edge] = []
    var start = 0
    for index in found.indices {
      let isLast =
        index + 1 == found.count || found[index + 1].from != found[index].from
        || found[index + 1].to != found[index].to
      guard isLast else { continue }
      edges.append(Edge(from: found[index].from, to: found[index].to, uses: start..<(index + 1)))
      start = index + 1
    }
    return (edges, found.map(\.use))
  }

  func check(_ report: (Finding) -> Void) {
    checkRequired(report)
    switch verdict {
    case .eachOther:
      for edge in edges {
        for use in edge.uses { report(Finding(remark(edge, self.use(use)), at: self.use(use))) }
      }
    case .cycles: checkCycles(report)
    case nil: break
    }
  }

  /// What each slice needs, told at its first file.
  private func checkRequired(_ report: (Finding) -> Void) {
    guard !rule.required.isEmpty else { return }
    let purposes = rule.code
    var seen: Set<Int> = []
    for file in codebase.files.ids where purposes.contains(codebase.files[file].purpose(at: 0)) {
      for number in ofFiles[file] where seen.insert(number).inserted {
        let slice = slices[number]
        let start = codebase.files[file].firstDeclaration ?? ByteRange(start: 0, end: 0)
        for clause in rule.required.clauses
        where matching.bindings(clause, .slice(file), slice.bindings) == nil {
          let said = clause.with(slice.bindings)
          let found = matching.countTies(clause, .slice(file), slice.bindings)
          report(
            Finding(
              Remark.missing("'\(slice.path)' \(said.negative(of: .files, found: found))", said, rule)
                .worded(by: rule, for: slice.path, slice.bindings), of: slice, at: start, inFile: file))
        }
      }
    }
  }

  private func use(_ index: Int) -> TypeUse { codebase.typeUses[uses[index]] }

  private func remark(_ edge: Edge, _ use: TypeUse) -> Remark {
    let (from, to) = (slices[edge.from].path, slices[edge.to].path)
    return Remark(
      "'\(from)' uses '\(codebase.symbols.qualifiedName(of: use.symbol))' of '\(to)'",
      topic: "\(from) → \(to)", label: "'\(rule.id)' forbids it",
      fix: rule.fix ?? "move what both need out of the two, or pass it in"
    ).worded(by: rule, for: codebase.symbols.qualifiedName(of: use.symbol), slices[edge.from].bindings)
  }

  /// The rarest step of each circle, until there is none.
  private func checkCycles(_ report: (Finding) -> Void) {
    var graph = CircleGraph(edges.map { ($0.from, $0.to) })
    let firstUses = Dictionary(
      uniqueKeysWithValues: edges.map { ([$0.from, $0.to], $0.uses.lowerBound) })
    let rarestFirst = edges.sorted { ($0.uses.count, $0.from, $0.to) < ($1.uses.count, $1.from, $1.to) }
    for edge in rarestFirst {
      guard let way = graph.cut(edge.from, edge.to) else { continue }
      let related = zip(way, way.dropFirst()).compactMap { from, to -> Findings.Related? in
        firstUses[[from, to]].map(use).map { use in
          Findings.Related(
            file: use.place.file, offset: use.range.start,
            message:
              "'\(slices[from].path)' uses '\(codebase.symbols.qualifiedName(of: use.symbol))' of '\(slices[to].path)'"
          )
        }
      }
      let circle = ([edge.from] + way).map { "'\(slices[$0].path)'" }.joined(separator: " → ")
      let remark = Remark(
        "\(circle) use each other in a circle", topic: "\(slices[edge.from].path) → \(slices[edge.to].path)",
        label:
          "'\(rule.id)' forbids it; \(edge.uses.count == 1 ? "this is the only use" : "this is the first of \(edge.uses.count) uses") in this direction",
        fix: rule.fix ?? "turn this step round, or move what both need out of the two"
      ).worded(by: rule, for: slices[edge.from].path, slices[edge.from].bindings)
      report(Finding(remark, at: use(edge.uses.lowerBound), related: related))
    }
  }
}

/// All files by the slices that they are part of: where patterns name folders, those of one folder at once.
private struct CutFiles {
  /// Of each group of files.
  private(set) var slices: [[SliceCheck.Slice]] = []
  /// By file: into `slices`; -1 for those that are left out.
  private(set) var groups: [Int] = []

  init(_ patterns: [SlicePattern], _ codebase: Codebase, isCut: (FileID) -> Bool) {
    let isByFolder = patterns.allSatisfy(\.isOfFolders)
    var known: [Substring: Int] = [:]
    var last: (folder: Substring, group: Int)?
    for file in codebase.files.ids {
      guard isCut(file) else {
        groups.append(-1)
        continue
      }
      let path = codebase.files[file].path
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if let last, isByFolder, last.folder == folder {
        groups.append(last.group)
        continue
      }
      let group = isByFolder ? known[folder] ?? slices.count : slices.count
      if group == slices.count { slices.append(patterns.flatMap { $0.slices(of: path) }) }
      known[folder] = group
      last = (folder, group)
      groups.append(group)
    }
  }
}

/// One pattern of `slices`: which slices a file is part of.
private struct SlicePattern {
  private let pattern: CapturePattern
  /// What is in braces last, which names the slice; `nil` for nothing.
  private let name: String?
  /// Whether each file is a slice.
  private let isOfFiles: Bool
  /// Whether all files of a folder are part of the same slices.
  let isOfFolders: Bool

  init(_ text: String) {
    let last = text.split(separator: "/").last ?? ""
    let name = CapturePattern.names(in: text).last
    pattern = CapturePattern(path: text)
    self.name = name
    isOfFiles = name.map { last.contains("{\($0)}") && last.hasSuffix(".swift") } ?? false
    isOfFolders = name == nil || last == "**" || text.hasSuffix("/")
  }

  func slices(of path: String) -> [SliceCheck.Slice] {
    guard let name else { return [] }
    var found: [SliceCheck.Slice] = []
    let bytes = CanonicalText.bytes(Array(path.utf8))
    pattern.forEachMatch(bytes, [:]) { bindings, starts in
      guard let start = starts[name], let value = bindings[name] else { return false }
      let end = start + value.utf8.count
      // A capture that a longer name begins with is not one.
      let isWhole = isOfFiles || end == bytes.count || bytes[end] == UInt8(ascii: "/")
      let slice = SliceCheck.Slice(
        parent: isOfFiles ? "" : String(decoding: bytes[..<start], as: UTF8.self),
        path: isOfFiles ? path : String(decoding: bytes[..<end], as: UTF8.self),
        bindings: bindings.ofSubject)
      if isWhole, end < bytes.count || isOfFiles, !found.contains(where: { $0.path == slice.path }) {
        found.append(slice)
      }
      return false
    }
    return found
  }
}
