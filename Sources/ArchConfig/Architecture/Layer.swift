import ArchFacts
package import ArchJSON
import ArchKnowledge

/// What a layer is for; rules speak about kinds, teams choose the names.
package enum LayerKind: String, Sendable, CaseIterable {
  case boot, coordinators, composition, contracts, domain, data, infrastructure, presentation, other

  /// Whether what is there says what others have to do: protocols, and the values that they speak of.
  package var statesNeeds: Bool {
    switch self {
    case .contracts, .domain: true
    case .boot, .coordinators, .composition, .data, .infrastructure, .presentation, .other: false
    }
  }

  /// Whether what is there does what others need.
  package var meetsNeeds: Bool {
    switch self {
    case .data, .infrastructure: true
    case .boot, .coordinators, .composition, .contracts, .domain, .presentation, .other: false
    }
  }

  /// Whether what is there needs others to do something; the root wires everything and needs nothing itself.
  package var hasNeeds: Bool {
    switch self {
    case .boot, .coordinators, .contracts, .domain, .presentation: true
    case .composition, .data, .infrastructure, .other: false
    }
  }
}

/// A named set of files, and what it may use.
package struct Layer: Sendable {
  package var name: String
  package var kind: LayerKind
  /// `{feature}` in a pattern captures the feature's name.
  package var files: [PathPattern]
  /// Names of SwiftPM targets or Xcode target folders; `{feature}` as in `files`.
  package var modules: [PathPattern]
  /// Claim a file only when no layer's `files` or `modules` claim it. Among the `otherwise` of all layers the
  /// folder nearest to the root decides: `Models` says one thing by itself and another within `Views`.
  package var otherwise: [PathPattern]
  /// What the types are of which the layer is made, wherever they are declared; `nil` for a layer of places.
  package var types: OwnRuleSelection?
  /// The same as it is written.
  package var typesWritten: JSON?
  /// What the types are that other layers may name, where that is said; `nil` for all.
  package var shown: OwnRuleSelection?
  /// The same as it is written.
  package var shownWritten: JSON?
  /// Each name in its `mayUse`, where that is the config's own.
  package var mayUsePlaces: [(name: String, location: JSONLocation)] = []
  /// Leave files to other layers that this one would claim.
  package var except: [PathPattern] = []
  /// Layers that this one may use besides itself; `nil` allows all.
  package var mayUse: [String]?
  /// Those that it may not use because it says so itself, or because they say who may; the others are in `mayUse`.
  package var mayNotUse: [String] = []
  /// Whether it may match nothing without a remark.
  package var isOptional: Bool
  package var origin: LayerOrigin

  package init(
    name: String, kind: LayerKind, files: [PathPattern] = [], modules: [PathPattern] = [],
    otherwise: [PathPattern] = [], mayUse: [String]? = nil, isOptional: Bool = false,
    origin: LayerOrigin = .unknown
  ) {
    self.name = name
    self.kind = kind
    self.files = files
    self.modules = modules
    self.otherwise = otherwise
    self.mayUse = mayUse
    self.isOptional = isOptional
    self.origin = origin
  }

  /// The keys by which a configuration says what belongs to it.
  package static let placeKeys = ["files", "modules", "otherwise", "types"]

  /// Whether one of its patterns captures a feature that nobody sees there, as a preset only guesses: of `Payments API`
  /// other code has to say that there are payments, and of `ShopDomain` that there is more than one shop.
  package func leavesFeatureToBeShown(by pattern: PathPattern) -> Bool {
    guard origin.isPreset, pattern.capturesFeature, !pattern.asksForFeaturePackage else { return false }
    return kind.meetsNeeds || kind.statesNeeds && pattern.capturesPartOfName
  }

  /// What it shows, as it is written.
  package var shownText: String? { shownWritten.map(JSONWriter.compact) }

  /// What it is made of, as it is written.
  package var typesText: String? { typesWritten.map(JSONWriter.compact) }

  /// Whether any part of it is said in the words of rules of one's own.
  package var speaksOfTypes: Bool { typesWritten != nil || shownWritten != nil }

  /// Whether code of this layer may name code of that one.
  package func mayUse(_ layer: String) -> Bool {
    guard let mayUse else { return true }
    return layer == name || mayUse.contains(layer)
  }
}

/// Who wrote a layer down.
package enum LayerOrigin: Sendable, Hashable {
  /// By its name.
  case preset(String)
  /// Where its name is, and each pattern: those of `files`, then of `modules`, then of `otherwise`, and last what is
  /// said of its types. All of it may be a preset's; then there are none.
  case config(JSONLocation, patterns: [JSONLocation])
  /// Nobody: the code shows it.
  case observed
  /// Made by hand, as in a test.
  case unknown

  /// Whether the patterns are a preset's.
  package var isPreset: Bool {
    switch self {
    case .preset: true
    case .config(_, let patterns): patterns.isEmpty
    case .observed, .unknown: false
    }
  }
}

extension LayerKind {
  /// What a layer of this name usually is; `other` when the name says nothing.
  package init(inferredFrom name: String) {
    let words = CamelCaseWords.of(name)
    // `ViewModels` are no models, and `TableViewDataSources` keep no data.
    let joined = [3, 2].lazy.filter { $0 <= words.count }.compactMap {
      Self.meaning(words.suffix($0).joined())
    }
    self = joined.first ?? words.compactMap(Self.meaning).last ?? .other
  }

  /// `feed-api` and `FeedAPI` both end in the word that counts.
  private static func meaning(_ word: String) -> LayerKind? { meanings[word] }

  private static let meanings: [String: LayerKind] = {
    let kinds: [(LayerWords.Tag, LayerKind)] = [
      (.boot, .boot), (.coordinators, .coordinators), (.composition, .composition), (.contracts, .contracts),
      (.domain, .domain), (.data, .data), (.infrastructure, .infrastructure), (.presentation, .presentation),
    ]
    var meanings: [String: LayerKind] = [:]
    for (tag, kind) in kinds {
      for word in LayerWords[tag] { meanings[word] = kind }
    }
    return meanings
  }()
}
