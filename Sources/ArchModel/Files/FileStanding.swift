import ArchConfig
import ArchFacts

/// Whether a whole file is judged, as far as it says itself and its place does.
enum FileStanding: Sendable, Equatable {
  case judged
  case apart(NotJudged)
  /// Only signs that anybody can add speak for it: a name, a folder, an import. What code of the app uses is
  /// part of the app, whatever it is called.
  case apartUnlessUsed(NotJudged)

  var reason: NotJudged? {
    switch self {
    case .judged: nil
    case .apart(let reason), .apartUnlessUsed(let reason): reason
    }
  }
}

/// Decides the standing of files, in one place for all that asks.
///
/// Where the team's `tests` or a manifest says what is a test, that decides. Otherwise code that a layer claims
/// needs two signs: `import XCTest` alone, or a file called `LoaderMock.swift` that declares a loader, does not
/// take a file out of the layer.
struct FileStandings: Sendable {
  /// As the team pins them; then no name, folder or import is asked.
  let tests: [PathPattern]?
  /// Whether previews and doubles need two signs in code that no layer claims yet, too. Folders of tests get a layer only
  /// where nothing in them is one and the app uses it.
  var claimsAll = false
  /// Apps next to the app.
  var samples = SampleApps.none
  /// Files in which nothing is apart, as somebody wants to know.
  var judgedAnyway: Set<String> = []

  /// What seems to be apart in each file. Where the team says what is a test, a name alone says nothing.
  func pieces(of files: [ScannedFile]) -> [[NonProductionCode.Piece]] {
    guard tests != nil || !judgedAnyway.isEmpty else { return files.map(\.pieces) }
    return files.map { file in
      if judgedAnyway.contains(file.facts.path) { return [] }
      return tests == nil ? file.pieces : file.pieces.filter { !$0.isByName }
    }
  }

  func standing(
    of facts: FileFacts, _ pieces: [NonProductionCode.Piece], in placement: FilePlacement,
    _ modulePlace: ModulePlace
  ) -> FileStanding {
    if judgedAnyway.contains(facts.path) { return .judged }
    let path = RelativePath(facts.path)
    let isClaimed = placement.layer != nil
    if let folder = samples.folder(of: facts.path) {
      return .apartUnlessUsed(NotJudged(.sample, [.ownStart(String(folder.dropLast()))]))
    }
    if let pattern = tests?.first(where: { $0.match(path) != nil }) {
      return .apart(NotJudged(.test, [.config(pattern.text)]))
    }
    let build = buildStanding(of: facts, path, isClaimed: isClaimed)
    guard case .judged = build else { return build }
    if tests == nil {
      let test = testStanding(of: facts, path, pieces, isClaimed: isClaimed, module: modulePlace.module)
      guard case .judged = test else { return test }
    }
    let generated = generatedStanding(of: facts, isClaimed: isClaimed)
    guard case .judged = generated, case .unbuilt(let project) = modulePlace else { return generated }
    return .apartUnlessUsed(NotJudged(.unbuilt, [.noTarget(project)]))
  }

  private func buildStanding(of facts: FileFacts, _ path: RelativePath, isClaimed: Bool) -> FileStanding {
    if facts.bytes.starts(with: "#!".utf8) {
      let reason = NotJudged(.build, [.script])
      return isClaimed ? .apartUnlessUsed(reason) : .apart(reason)
    }
    var signs = imported(BuildContent.modules, by: facts).map { [NotJudged.Sign.module($0)] } ?? []
    let isManifest = path.components.last.map { BuildContent.isManifestName(path.bytes[$0]) } ?? false
    guard !signs.isEmpty || isManifest else { return .judged }
    if BuildContent.isName(path) { signs.append(.fileName) }
    if BuildContent.isIn(facts) { signs.append(.buildContent) }
    return isClaimed && signs.count < 2 ? .judged : .apart(NotJudged(.build, signs))
  }

  private func testStanding(
    of facts: FileFacts, _ path: RelativePath, _ pieces: [NonProductionCode.Piece], isClaimed: Bool,
    module: FileModule?
  ) -> FileStanding {
    let named = TestPath.signs(of: path)
    var signs = named
    if let module = imported(TestContent.modules, by: facts) { signs.append(.module(module)) }
    var isOfTestTarget = false
    switch module?.evidence {
    case .projectTarget(let path) where module?.isTest == true:
      isOfTestTarget = true
      signs.insert(.manifest(path), at: 0)
    case .manifest(let folder) where module?.isTest == true:
      isOfTestTarget = true
      signs.insert(.manifest(folder + "Package.swift"), at: 0)
    case .description(let path) where module?.isTest == true:
      isOfTestTarget = true
      signs.insert(.manifest(path), at: 0)
    case .project(let path) where module?.name.hasSuffix("Tests") == true: signs.insert(.project(path), at: 0)
    // The folder's name has been counted as a sign.
    case .manifest, .description, .describedFolder, .projectTarget, .project, .sourcesFolder, .imported, nil:
      break
    }
    guard !signs.isEmpty else { return .judged }
    let kind = kind(named, path)
    let hasContent = TestContent.isIn(facts)
    guard isClaimed || claimsAll && (kind != .test || Self.isFolderAlone(signs) && !hasContent) else {
      let reason = NotJudged(kind, signs)
      // A name is all that speaks for it: `MockViewController.swift`, which the app shows.
      return signs == [.fileName] && !hasContent ? .apartUnlessUsed(reason) : .apart(reason)
    }
    if hasContent { signs.append(.testContent) }
    if isOfTestTarget {
      return signs.count > 1 ? .apart(NotJudged(kind, signs)) : .apartUnlessUsed(NotJudged(kind, signs))
    }
    if Self.holdsOnly(pieces, facts) { signs.append(.onlyDoubles) }
    let reason = NotJudged(kind, signs)
    if signs.count > 1 { return hasContent ? .apart(reason) : .apartUnlessUsed(reason) }
    guard case .folder = signs[0] else { return .judged }
    return .apartUnlessUsed(reason)
  }

  /// `SplitTests` may be tests of the app, or compare two ways in it.
  private static func isFolderAlone(_ signs: [NotJudged.Sign]) -> Bool {
    guard signs.count == 1, case .folder = signs[0] else { return false }
    return true
  }

  private func kind(_ named: [NotJudged.Sign], _ path: RelativePath) -> NotJudged.Kind {
    guard case .folder(let name) = named.first else {
      let file = path.components.last.map { String(decoding: path.bytes[$0], as: UTF8.self) } ?? ""
      return named.isEmpty || !TestPath.speaksOfPreviews(file) ? .test : .preview
    }
    return TestPath.speaksOfPreviews(name) ? .preview : .test
  }

  private func generatedStanding(of facts: FileFacts, isClaimed: Bool) -> FileStanding {
    let signs = GeneratedFile.signs(of: facts)
    let needed = isClaimed ? 2 : 1
    return signs.count >= needed ? .apart(NotJudged(.generated, signs)) : .judged
  }

  private func imported(_ modules: Set<String>, by facts: FileFacts) -> String? {
    // Under a condition it serves the tests of others, in a file that the app has too.
    for entry in facts.imports where !entry.isConditional {
      guard let name = NamePath.names(entry.path, in: facts.bytes).first.map(facts.verbatim),
        modules.contains(name)
      else { continue }
      return name
    }
    return nil
  }

  /// Whether all that a file declares for others are doubles and previews.
  private static func holdsOnly(_ pieces: [NonProductionCode.Piece], _ facts: FileFacts) -> Bool {
    let ranges = NonProductionCode.merged(pieces.map(\.range.range))
    var holdsDouble = !ranges.isEmpty
    func isPrivate(_ modifiers: FactRange) -> Bool {
      modifiers.indices.contains { index in
        facts.matches(facts.names[index], "private") || facts.matches(facts.names[index], "fileprivate")
      }
    }
    for type in facts.types where type.owner < 0 && type.function < 0 && type.kind != .extension {
      if type.extent.isWithin(ranges) || isPrivate(type.modifiers) { continue }
      guard NonProductionCode.inheritsDouble(type, in: facts) else { return false }
      holdsDouble = true
    }
    for member in facts.members where !member.extent.isWithin(ranges) && !isPrivate(member.modifiers) {
      var owner = member.owner
      while owner >= 0, facts.types[Int(owner)].owner >= 0 { owner = facts.types[Int(owner)].owner }
      // Types have been asked as a whole.
      guard owner >= 0, facts.types[Int(owner)].kind != .extension else { return false }
    }
    return holdsDouble
  }
}
