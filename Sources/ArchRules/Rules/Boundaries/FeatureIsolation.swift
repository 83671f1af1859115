import ArchConfig
import ArchFacts
import ArchModel

/// A feature could be deleted: nothing outside it names what it declares.
struct FeatureIsolation: FileRule, RuleWithoutOptions {
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

  func known(of code: Code) -> Advice { code[Advice.self] }

  func check(_ file: CodeFile, _ advice: Advice, _ findings: inout Findings) {
    // What belongs to no layer and no feature may be anything, the composition root included.
    guard file.source.feature != nil || file.layer != nil, !coordinates(file) else { return }
    let codebase = file.codebase
    let uses = TypeUsesInFile.all(in: file) { use in
      guard let owner = feature(of: use.symbol, codebase), owner != file.source.feature else { return false }
      let declaring = codebase.file(of: use.symbol)
      return !FeatureNames.isInterface(declaring) && !isPart(of: owner, declaring, file.path)
        && isJudged(use, codebase)
    }
    for group in uses {
      guard let owner = feature(of: group.type.id, codebase) else { continue }
      let name = group.type.name
      findings.add(
        .tie(
          name, of: owner, user: file.source.feature, layer: file.layerName,
          fix: advice.insteadOfFeature(group)),
        at: group, related: [group.type.declared("'\(name)' is declared here, in feature '\(owner)'")])
    }
  }

  private func feature(of symbol: SymbolID, _ codebase: Codebase) -> String? {
    let declaring = codebase.file(of: symbol)
    return codebase.symbols[symbol].isTest || declaring.isTest ? nil : declaring.feature
  }

  /// Coordinators may know features, with the routes and the root view of the flow that are next to them.
  private func coordinates(_ file: CodeFile) -> Bool {
    file.kind == .coordinators || file.declaredTypes.contains { $0.role == .coordinator }
  }

  /// Where modules are named after features, `StatusService` is a part of `Status`. A folder of `Features` holds
  /// its feature whole, so `Core/Contracts/Profile` does not belong to `Features/Profile`.
  private func isPart(of feature: String, _ declaring: SourceFile, _ user: String) -> Bool {
    !FeatureNames.isFolder(feature, of: declaring.path) && FeatureNames.isWithin(feature, user)
  }

  /// Production code outside the composition root and of no coordinator.
  private func isJudged(_ use: TypeUse, _ codebase: Codebase) -> Bool {
    codebase.isOutsideOfRoot(use.place, at: use.range.start)
      && codebase.typeAround(use.place)?.role != .coordinator
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
