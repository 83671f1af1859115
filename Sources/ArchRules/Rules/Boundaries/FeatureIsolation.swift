import ArchConfig
import ArchFacts
import ArchModel

/// A feature could be deleted: nothing outside it names what it declares.
struct FeatureIsolation: CodeRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "feature-isolation",
    summary: "Only the composition root and coordinators use what a feature declares.",
    why: """
      "Can we delete this and still boot?" A feature is removable only while the composition root and the \
      coordinators are the only ones that know it. Every other use ties the app to it. What a feature shows to others \
      in a target of its own, such as `CartInterface`, is not among what is removed with it.
      """,
    bad: """
      // Features/Profile/Domain/UserProfile.swift
      struct UserProfile { let name: String }
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func profile() async -> UserProfile }
      """,
    good: """
      // Core/Contracts/SessionRepository.swift
      protocol SessionRepository { func userName() async -> String }
      // Features/Profile/Domain/UserProfile.swift
      struct UserProfile { let name: String }
      """,
    fix: "Move the type that both need out of the feature, or pass a value that both may use.",
    concern: .parts
  )

  static var asks: [any Analysis.Type] { [Advice.self] }

  func check(_ code: Code, _ findings: inout Findings) {
    let advice = code[Advice.self]
    let codebase = code.codebase
    let features = Column<FileID, String?>(codebase.files.map { $0.isTest ? nil : $0.feature })
    let coordinating = coordinating(code)
    let uses = TypeUsesInFile.all(in: code) { use in
      let target = codebase.symbols[use.symbol]
      guard !target.isTest, let owner = features[target.file], owner != features[use.place.file],
        // What belongs to no layer and no feature may be anything, the composition root included.
        features[use.place.file] != nil || codebase.files[use.place.file].layer != nil
      else { return false }
      return !FeatureNames.isInterface(codebase.files[target.file])
        && !isPart(of: owner, target.file, use.place.file, codebase)
        && isJudged(use, coordinating, codebase)
    }
    for group in uses {
      guard let owner = features[group.type.symbol.file] else { continue }
      let name = group.type.name
      findings.add(
        .tie(
          name, of: owner, user: features[group.file.index], layer: group.file.layerName,
          fix: advice.insteadOfFeature(group)),
        at: group, related: [group.type.declared("'\(name)' is declared here, in feature '\(owner)'")])
    }
  }

  /// The files of coordinators, with the routes and the root view of the flow that are next to them.
  private func coordinating(_ code: Code) -> Set<FileID> {
    Set(code.types.filter { $0.role == .coordinator && !$0.symbol.isExternal }.map(\.symbol.file))
  }

  /// Where modules are named after features, `StatusService` is a part of `Status`. A folder of `Features` holds
  /// its feature whole, so `Core/Contracts/Profile` does not belong to `Features/Profile`.
  private func isPart(of feature: String, _ declaring: FileID, _ using: FileID, _ codebase: Codebase) -> Bool
  {
    !FeatureNames.isFolder(feature, of: codebase.files[declaring].path)
      && FeatureNames.isWithin(feature, codebase.files[using].path)
  }

  /// Production code outside the composition root and the coordinators, which may know features.
  private func isJudged(_ use: TypeUse, _ coordinating: Set<FileID>, _ codebase: Codebase) -> Bool {
    guard codebase.files[use.place.file].kind != .coordinators,
      !coordinating.contains(use.place.file), codebase.isOutsideOfRoot(use.place, at: use.range.start)
    else { return false }
    return codebase.typeAround(use.place)?.role != .coordinator
  }
}

extension Remark {
  fileprivate static func tie(
    _ type: String, of owner: String, user: String?, layer: String?, fix: String
  ) -> Remark {
    let subject = user.map { "feature '\($0)'" } ?? layer.map { "layer '\($0)'" } ?? "this file"
    return Remark(
      "\(subject) uses '\(type)' from feature '\(owner)', so '\(owner)' can no longer be removed",
      cause: FindingCause(
        "\(subject) uses types from feature '\(owner)', so '\(owner)' can no longer be removed",
        fix: "move what others need out of '\(owner)', or pass values that both may use", of: owner),
      label: "only the composition root and coordinators know features",
      fix: fix)
  }
}
