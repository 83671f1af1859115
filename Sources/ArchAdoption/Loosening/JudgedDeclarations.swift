import ArchFacts
package import ArchModel
package import ArchRules

/// The declarations of a side, those that rules look at and those that they leave alone.
package struct JudgedDeclarations: Sendable {
  /// Where one is.
  struct Spot: Sendable {
    let path: String
    let lines: ClosedRange<Int>
    /// Why rules leave it alone, worded to follow "treated as"; empty where they do not.
    let reason: String
    /// Whether a layer claims it, and nothing but signs that anybody can add say that it is not of the app.
    let isGuessedInLayer: Bool
  }

  /// By their full names.
  private(set) var judged: [String: [Spot]] = [:]
  private(set) var leftAlone: [String: [Spot]] = [:]
  /// Files of which rules look at anything.
  private(set) var judgedFiles: Set<String> = []

  package init() {}

  /// - Parameter prefix: what leads to the codebase in the report.
  package mutating func add(_ codebase: Codebase, prefix: String) {
    for file in codebase.files { add(file, path: prefix + file.path) }
  }

  private mutating func add(_ file: SourceFile, path: String) {
    let facts = file.facts
    let lines = file.lines
    func note(_ name: String, _ extent: ByteRange, at position: Int32) {
      let isJudged = file.isProduction(at: position)
      let reason = isJudged ? nil : file.reasonToLeaveAlone(at: position)
      let spot = Spot(
        path: path,
        lines: lines.line(at: extent.start)...max(lines.line(at: extent.start), lines.line(at: extent.end)),
        reason: reason?.words ?? "", isGuessedInLayer: file.layer != nil && reason?.canBeAdded ?? false)
      if isJudged { judgedFiles.insert(path) }
      if isJudged {
        judged[name, default: []].append(spot)
      } else {
        leftAlone[name, default: []].append(spot)
      }
    }
    for (index, type) in facts.types.enumerated() where type.kind != .extension && type.function < 0 {
      note(facts.fullName(ofType: Int32(index)), type.extent, at: type.name.start)
    }
    for member in facts.members {
      let owner = member.owner < 0 ? "" : facts.fullName(ofType: member.owner) + "."
      note(owner + facts.verbatim(member.name), member.extent, at: member.name.start)
    }
  }
}

extension FileFacts {
  fileprivate func fullName(ofType index: Int32) -> String {
    let type = types[Int(index)]
    let name = verbatim(type.name)
    return type.owner < 0 ? name : fullName(ofType: type.owner) + "." + name
  }
}

/// Code that rules looked at and leave alone now: treated as a test, a preview, debug code, what a tool has written.
package struct NotJudgedLoosenings: Sendable {
  package private(set) var all: [Loosening] = []
  /// Those of the findings that are gone which are only not looked for.
  package private(set) var hidden: [Finding] = []

  /// - Parameters:
  ///   - renames: new paths by the old ones.
  ///   - gone: former findings that are gone now, under the new paths of their files.
  package init(
    from before: JudgedDeclarations, to now: JudgedDeclarations, renames: [String: String], gone: [Finding]
  ) {
    var names: [String: [String]] = [:]
    for name in before.judged.keys where now.judged[name] == nil {
      guard let spot = now.leftAlone[name]?.first else { continue }
      // Declared there before, too, it was the other one that went.
      guard before.leftAlone[name].map({ $0.contains { (renames[$0.path] ?? $0.path) == spot.path } }) != true
      else { continue }
      names[spot.path, default: []].append(name)
    }
    var left = gone
    for (path, names) in names.sorted(by: { $0.key.precedes($1.key) }) {
      let sorted = names.sorted { $0.precedes($1) }
      let spots = sorted.flatMap { now.leftAlone[$0] ?? [] }.filter { $0.path == path }
      guard let first = spots.min(by: { $0.lines.lowerBound < $1.lines.lowerBound }) else { continue }
      let isWhole = !now.judgedFiles.contains(path)
      let what = isWhole ? "all of '\(path)'" : quoted(outermost(sorted))
      var loosening = Loosening(
        .notJudged, at: Loosening.Place(path, first.lines.lowerBound),
        "rules leave \(what) alone" + (first.reason.isEmpty ? "" : ", treated as \(first.reason)"),
        reach: .files([path]))
      let places = sorted.flatMap { before.judged[$0] ?? [] }
      func isHidden(_ path: String, _ line: Int) -> Bool {
        isWhole && path == first.path
          || places.contains { (renames[$0.path] ?? $0.path) == path && $0.lines.contains(line) }
      }
      // What others do with it is not found either.
      let own = left.filter { finding in
        isHidden(finding.path, finding.range.start.line)
          || finding.related.contains { isHidden(renames[$0.path] ?? $0.path, $0.location.line) }
      }
      loosening.letsThrough = own
      loosening.hides = HiddenCode(path, isWhole: isWhole, spots.map(\.lines))
      left = LostFindings(from: left, to: own).all
      hidden += own
      all.append(loosening)
    }
  }
}

/// Without what is named with the type around it.
func outermost(_ names: [String]) -> [String] {
  let known = Set(names)
  return names.filter { name in
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return true }
    return !known.contains(String(name[..<dot]))
  }
}

extension SourceFile {
  fileprivate func reasonToLeaveAlone(at position: Int32) -> NotJudged? {
    notJudged ?? notJudgedRanges.first { $0.range.contains(position) }?.reason
  }
}

extension NotJudged {
  /// Whether anybody can bring it about in passing: no pattern of the team's config and no condition of the compiler
  /// says so.
  fileprivate var canBeAdded: Bool {
    !signs.contains { sign in
      switch sign {
      case .config, .debugCondition, .previewMacro: true
      case .manifest, .noTarget, .project, .folder, .fileName, .module, .testContent, .onlyDoubles,
        .buildContent,
        .script, .head, .generator, .warning, .toolFile, .ownStart, .previewType, .typeName, .memberName,
        .onlyPreviewsUse:
        false
      }
    }
  }
}
