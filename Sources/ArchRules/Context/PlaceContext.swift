package import ArchConfig
import ArchFacts
package import ArchModel

/// What holds at a place in the code: which layer it is in, what it may use, and what rules ask there. It can be asked
/// before a line is written, and says what a check will say: it asks those who decide there.
package struct PlaceContext: Sendable {
  /// Another layer, and what code here may name of it.
  package struct Other: Sendable {
    package let layer: Layer
    package let permission: LayerPermission
  }

  /// Why code here may name every layer.
  package enum Freedom: Sendable, Equatable {
    case noLayer
    case notJudged(NotJudged)
    /// Worded to follow "because".
    case compositionRoot(String)
    /// The rule about layers is off, here or everywhere.
    case ruleIsOff
  }

  package enum Reach: Sendable {
    case free(Freedom)
    /// In the order of the architecture, without the layer itself.
    case limited([Other])
  }

  /// A rule that looks at files here.
  package struct Asked: Sendable {
    package let rule: ActiveRule
    package let severity: Severity
    package let scope: Scope
  }

  /// What makes a rule look here.
  package enum Scope: String, Sendable {
    /// What kind of layer it is.
    case kind
    /// The team has written it.
    case team
    /// It looks everywhere; what the types are decides.
    case everywhere
  }

  /// Relative to the root of the code.
  package let path: String
  /// Why rules leave the file alone; `nil` when they do not.
  package let notJudged: NotJudged?
  package let placement: PlacementExplanation
  /// `nil` where it is unknown, or where other files could tell of another one.
  package let module: String?
  package let reach: Reach
  /// The one that says so.
  package let layerRule: Asked?
  /// How many exemptions from it a team has written down.
  package let exemptions: Int
  /// By scope, then by id, without the rule about layers.
  package let rules: [Asked]
  private let permissions: LayerPermissions?
  private let layer: Int?

  /// - Parameters:
  ///   - isThere: whether there is such a file. What is not there yet is in no target, and will be.
  ///   - isAlone: whether the codebase is that file and manifests, of all that there is.
  package init(
    ofFile file: FileID, isThere: Bool, isAlone: Bool = false, in codebase: Codebase, _ run: RuleRun
  ) {
    let source = codebase.files[file]
    path = source.path
    placement = codebase.placementExplanation(ofFile: file)
    let isModuleCertain = !isAlone || placement.moduleEvidence?.isOfPathAlone ?? false
    module = isModuleCertain ? placement.module : nil
    let isToBeBuilt = !isThere && source.notJudged?.kind == .unbuilt
    notJudged = isToBeBuilt ? nil : source.notJudged
    layer = source.placement.layer
    permissions = run.layerPermissions(at: source.path)
    reach = Self.reach(ofFile: file, placement, notJudged, permissions, in: codebase)
    let asked = Self.asked(ofFile: file, notJudged, in: codebase, run)
    let layerRule = RuleCatalog.layerOrder.about.id
    self.layerRule = asked.first { $0.rule.about.id == layerRule }
    rules = asked.filter { $0.rule.about.id != layerRule }
    exemptions = run.setting(of: layerRule)?.allow.count ?? 0
  }

  /// Whether the rule about layers lets code here name a type. Exemptions from it are left out: they are of single
  /// names.
  package func mayName(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    switch reach {
    case .free: return true
    case .limited:
      guard let layer, let permissions,
        let other = codebase.files[codebase.symbols[symbol].file].placement.layer
      else { return true }
      return permissions.allow(symbol, ofLayer: other, from: layer, in: codebase)
    }
  }

  /// The records that the rules here rest on, by id.
  package var records: [CitedDecision] {
    let cited = ([layerRule].compactMap(\.self) + rules).compactMap(\.rule.decision)
    return Set(cited).sorted { $0.id.precedes($1.id) }
  }

  private static func reach(
    ofFile file: FileID, _ placement: PlacementExplanation, _ notJudged: NotJudged?,
    _ permissions: LayerPermissions?, in codebase: Codebase
  ) -> Reach {
    if let reason = notJudged { return .free(.notJudged(reason)) }
    guard let layer = codebase.files[file].placement.layer else { return .free(.noLayer) }
    let place = Place(file: file, owner: FileFacts.none, function: FileFacts.none)
    if codebase.isInCompositionRoot(place) {
      return .free(.compositionRoot(placement.compositionRoot ?? "it puts the app together"))
    }
    guard let permissions else { return .free(.ruleIsOff) }
    let layers = codebase.architecture.layers
    return .limited(
      layers.indices.filter { $0 != layer }.map { other in
        Other(layer: layers[other], permission: permissions.permission(from: layer, to: other))
      })
  }

  private static func asked(
    ofFile file: FileID, _ notJudged: NotJudged?, in codebase: Codebase, _ run: RuleRun
  ) -> [Asked] {
    let source = codebase.files[file]
    let own = Dictionary(run.ownRules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let placement = PlacementMatcher(codebase, run.ownRules.map(\.withoutCaptures))
    let purpose = notJudged == nil ? .app : source.purpose(at: 0)
    let asked = run.activeRules.compactMap { rule -> Asked? in
      let about = rule.about
      guard let severity = run.severity(at: source.path, of: about.id) else { return nil }
      if let own = own[about.id] {
        guard own.code.contains(purpose), placement.isInScope(file, of: own.withoutCaptures) else {
          return nil
        }
        return Asked(rule: rule, severity: severity, scope: .team)
      }
      // What is not code of the app is left alone by all rules that are not the team's.
      guard notJudged == nil, about.looks(in: source.kind) else { return nil }
      return Asked(rule: rule, severity: severity, scope: about.kinds == nil ? .everywhere : .kind)
    }
    return Scope.inOrder.flatMap { scope in asked.filter { $0.scope == scope } }
  }
}

extension PlaceContext.Scope {
  fileprivate static let inOrder: [PlaceContext.Scope] = [.kind, .team, .everywhere]
}
