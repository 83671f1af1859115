import ArchAdoption
import ArchConfig
import ArchDecisions
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck context PATH`: what holds at a place, whether there is a file or not.
///
/// A file that is not there is supposed to be, without anything in it, and what a check is made of is asked about it.
enum ContextCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let path = arguments.operands.first ?? ""
    let isThere = (try? SystemCalls.kind(of: SystemPath(path), followingLink: true)) != nil
    guard path.hasSuffix(".swift"), !SystemPath(path).isFolder else {
      throw .notChecked(path, isFolder: false, isSwift: false)
    }
    let tree: FileTree = isThere ? .disk : .edited(try EditedFiles(supposing: path))
    let place = try SystemPath(named: path, in: tree)
    var scoped = arguments
    scoped.operands = [try folder(around: place, path, arguments, in: tree)]
    let found =
      try arguments.checksExample ? checked(place, scoped, tree) : placed(place, isThere, scoped, tree)
    guard let found else { throw .notChecked(path, isFolder: false, isSwift: true) }
    let run = RuleRun(found.codebase.architecture, rules: RuleCatalog.code, log: found.log)
    let context = PlaceContext(
      ofFile: found.file, isThere: isThere, isAlone: found.isAlone, in: found.codebase, run)
    let notes = PlaceNotes(isThere: isThere, example: found.example, pathPrefix: found.prefix)
    try Output.standard.answer(
      arguments.tableFormat == .json
        ? ContextJSON.render(context, notes) : ContextText.render(context, notes))
    return .clean
  }

  /// A file in its codebase.
  private struct Found {
    let codebase: Codebase
    let file: FileID
    let log: DecisionLog
    let prefix: String
    /// Whether the codebase is the file and manifests.
    let isAlone: Bool
    var example: PlaceNotes.Example
  }

  /// Of all that is judged together with a file, as it is spoken of from here.
  private static func folder(
    around place: SystemPath, _ path: String, _ arguments: Arguments, in tree: FileTree
  ) throws(Failure) -> String {
    let workingDirectory = try SystemPath(resolving: ".")
    let config = try ConfigFile(for: arguments, at: [path], in: tree)
    var folder = config.map { $0.governs(place) ? $0.folder : nil } ?? place.parent?.repositoryRoot
    if folder == nil, place.isWithin(workingDirectory) { folder = workingDirectory }
    guard let folder = folder ?? place.parent, !path.hasPrefix("/") else { return folder?.text ?? "." }
    let prefix = folder.prefix(from: workingDirectory)
    return prefix.isEmpty ? "." : prefix
  }

  /// Only a check of everything says which files are without findings.
  private static func checked(
    _ place: SystemPath, _ arguments: Arguments, _ tree: FileTree
  ) throws(Failure) -> Found? {
    let run = try CheckRun(arguments, in: tree)
    for part in run.parts {
      guard let file = file(at: place, in: part.codebase, of: part.scope) else { continue }
      let prefix = part.scope.folder
      let paths = Set(part.findings.map { String($0.path.dropFirst(prefix.count)) })
      let example = NearestExample.path(near: file, in: part.codebase, withoutFindings: paths)
      return Found(
        codebase: part.codebase, file: file, log: part.decisionLog, prefix: run.scope.pathPrefix + prefix,
        isAlone: false, example: example.map { .file($0, .isChecked) } ?? .none)
    }
    return nil
  }

  /// Where its path alone says where a file belongs, no other is read but those that may be taken after, and no rule runs.
  private static func placed(
    _ place: SystemPath, _ isThere: Bool, _ arguments: Arguments, _ tree: FileTree
  ) throws(Failure) -> Found? {
    var scope = try CheckScope(arguments, in: tree)
    for (part, architecture) in try CheckLayout.parts(of: &scope, arguments) {
      guard part.files.contains(where: { $0.location == place }) else { continue }
      // What a project lists is known of all of its files only.
      if architecture.placesByPathAlone, !isThere || part.projects.isEmpty {
        let alone = found(place, part.alone(place), architecture, isAlone: true)
        // What a layer claims and looks like a test is part of the app where the app uses it, and what else is in a folder
        // of models may say that these are none of the domain.
        if var alone, case let file = alone.codebase.files[alone.file],
          !file.placement.asksOthersForFeature, !file.asksOthersForLayer,
          file.notJudged == nil || !isThere
        {
          guard arguments.showsExample else { return alone }
          if let example = try nearestKept(
            near: place, alone, part, architecture, arguments)
          {
            alone.example = example
            return alone
          }
        }
      }
      guard arguments.showsExample else { return found(place, part, architecture, isAlone: false) }
      return try checked(place, arguments, tree)
    }
    return nil
  }

  /// The nearest file of the layer of which no baseline has anything. The likest by their paths are read until one is found;
  /// `nil` where that would be most of the code.
  private static func nearestKept(
    near place: SystemPath, _ alone: Found, _ scope: CheckScope, _ architecture: Architecture,
    _ arguments: Arguments
  ) throws(Failure) -> PlaceNotes.Example? {
    let file = alone.codebase.files[alone.file]
    guard file.placement.layer != nil else { return PlaceNotes.Example.none }
    let baseline = BaselineFile(for: scope, architecture, arguments)
    let entries = try baseline.read()?.entries
    let named = Set((entries ?? []).map { String(baseline.inRun($0.key.path).dropFirst(scope.folder.count)) })
    let paths = NearestExample.ranked(
      scope.files.lazy.map(\.path).filter { $0 != file.path && !named.contains($0) }, near: file.path)
    var timings = Timings()
    for start in stride(from: 0, to: min(paths.count, mostRead), by: readAtOnce) {
      let read = scope.alone(place, with: paths[start...].prefix(readAtOnce))
      let codebase = GovernedCode(read, architecture, WorkTimes(), &timings).codebase
      guard let own = self.file(at: place, in: codebase, of: read) else { return nil }
      // Which layer these are of, others say.
      let open = codebase.files.filter { $0.asksOthersForLayer || $0.placement.asksOthersForFeature }
      if let path = NearestExample.path(
        near: own, in: codebase, withoutFindings: named.union(open.map(\.path)))
      {
        return .file(path, entries == nil ? .notChecked : .notInBaseline)
      }
    }
    return nil
  }

  private static let readAtOnce = 24
  private static let mostRead = 96

  private static func found(
    _ place: SystemPath, _ scope: CheckScope, _ architecture: Architecture, isAlone: Bool
  ) -> Found? {
    var timings = Timings()
    let code = GovernedCode(scope, architecture, WorkTimes(), &timings)
    guard let file = file(at: place, in: code.codebase, of: code.scope) else { return nil }
    let records = RecordFiles(code.scope, code.architecture, rules: RuleCatalog.code)
    return Found(
      codebase: code.codebase, file: file, log: records.log, prefix: scope.pathPrefix + scope.folder,
      isAlone: isAlone, example: .notAsked)
  }

  private static func file(at place: SystemPath, in codebase: Codebase, of scope: CheckScope) -> FileID? {
    guard let path = scope.files.first(where: { $0.location == place })?.path else { return nil }
    return codebase.files.ids.first { codebase.files[$0].path == path }
  }
}
