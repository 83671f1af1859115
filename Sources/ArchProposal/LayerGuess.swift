import ArchConfig
import ArchFacts
import ArchModel

/// Which layer each file of a codebase seems to belong to: where the presets' patterns place it, else what the
/// types in it are for.
struct LayerGuess {
  enum Evidence: Sendable {
    /// A folder or file name that a preset knows.
    case pattern
    /// What the file declares, or most files next to it.
    case types
  }

  /// Names of layers; `nil` for tests, manifests and what nothing tells about.
  private(set) var layers: Column<FileID, String?>
  private(set) var evidence: Column<FileID, Evidence?>
  /// Whether a layer is wanted for a file at all.
  let isApp: Column<FileID, Bool>

  init(_ codebase: Codebase) {
    isApp = Column(codebase.files.map { !$0.isTest })
    let votes = Self.votes(codebase, known: Set(codebase.architecture.layers.map(\.name)))
    layers = Column(
      codebase.files.numbered.map { index, file in
        // What its types are says more of a file than a folder for all kinds does.
        let isKnown = file.kind != .other || !file.placement.isByRoleFolder || votes[index].ownWinner == nil
        return isKnown || !Self.isInPackageForAll(file.path) ? file.layer?.name : nil
      })
    evidence = Column(layers.values.map { $0 == nil ? nil : .pattern })
    for folder in Self.byFolder(codebase.files) {
      let app = folder.filter { isApp[$0] }
      let together = Vote.sum(app.map { index in layers[index].map(Vote.init(for:)) ?? votes[index] })
      let isPlain = app.count { PlainValue.isPlain(codebase.files[$0], in: codebase) } * 3 > app.count * 2
      for index in app where layers[index] == nil {
        // A folder in which most is of one kind is a folder for that kind.
        var winner = together.winner(atLeast: 60) ?? votes[index].ownWinner
        if winner == "domain", !isPlain { winner = votes[index].ownWinner }
        layers[index] = winner
        if winner != nil { evidence[index] = .types }
      }
    }
  }

  private static func isInPackageForAll(_ path: String) -> Bool {
    let path = RelativePath(path)
    return path.components.dropLast().contains { path.bytes[$0].suffix(3).elementsEqual("SDK".utf8) }
  }

  /// Weights by layer.
  private struct Vote {
    var weights: [String: Int] = [:]

    init(weights: [String: Int] = [:]) { self.weights = weights }

    /// Of a file whose place says what it is.
    init(for layer: String) { weights = [layer: LayerGuess.strongWeight] }

    /// What a file says by itself; values alone say nothing.
    var ownWinner: String? {
      weights.values.contains { $0 >= LayerGuess.strongWeight } ? winner(atLeast: 60) : nil
    }

    /// A coordinator and the root view of its flow share a file that is about the flow.
    mutating func hearCoordinator() {
      guard let coordinators = weights["coordinators"],
        let views = weights.removeValue(forKey: "presentation")
      else { return }
      weights["coordinators"] = coordinators + views
    }

    /// Nothing is known but that types of others are extended.
    var isSilent: Bool { weights.keys.allSatisfy { $0 == "shared" } }

    static func sum(_ votes: [Vote]) -> Vote {
      Vote(weights: votes.reduce(into: [:]) { $0.merge($1.weights, uniquingKeysWith: +) })
    }

    func winner(atLeast percent: Int) -> String? {
      let total = weights.values.reduce(0, +)
      let best = weights.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, best.value * 100 >= total * percent else { return nil }
      return best.key
    }
  }

  private static func votes(_ codebase: Codebase, known: Set<String>) -> Column<FileID, Vote> {
    var votes = Column<FileID, Vote>(repeating: Vote(), count: codebase.files.count)
    for id in codebase.symbols.ids {
      let symbol = codebase.symbols[id]
      guard !symbol.isTest, !symbol.parent.exists, !symbol.isLocal else { continue }
      if symbol.isExternal {
        // Extensions of Apple's types have no opinion of their own.
        for declaration in codebase.symbols.declarations(of: id) {
          votes[declaration.file].weights["shared", default: 0] += 1
        }
        continue
      }
      let role = codebase.role(of: id).role
      let isInRoot = codebase.isInCompositionRoot(id)
      let isQuiet = role == .value || role == .protocol
      guard isInRoot || !isQuiet || PlainValue.isOne(id, in: codebase) else { continue }
      let wanted = isInRoot ? "composition" : Self.layer(of: role)
      guard let layer = Self.nearest(to: wanted, in: known) else { continue }
      votes[symbol.file].weights[layer, default: 0] += Self.weight(of: role)
    }
    for index in codebase.files.ids { votes[index].hearCoordinator() }
    // Nothing else is known of a file that only tells a library what is live.
    for key in codebase.root.keys where votes[key.file].isSilent && known.contains("composition") {
      votes[key.file].weights["composition"] = Self.strongWeight
    }
    return votes
  }

  private static func layer(of role: Role) -> String {
    switch role {
    case .view, .viewModel, .presenter: "presentation"
    case .coordinator: "coordinators"
    case .useCase, .value, .protocol, .error: "domain"
    case .repository, .dto: "data"
    case .service: "infrastructure"
    case .container, .factory: "composition"
    case .bootstrapper: "boot"
    }
  }

  /// Not every preset has a layer for everything.
  private static func nearest(to layer: String, in known: Set<String>) -> String? {
    if known.contains(layer) { return layer }
    let other: String? =
      switch layer {
      case "infrastructure": "data"
      case "coordinators": "presentation"
      case "boot": "composition"
      default: nil
      }
    return other.flatMap { known.contains($0) ? $0 : nil }
  }

  /// Values and protocols are everywhere, so they say little.
  private static func weight(of role: Role) -> Int {
    switch role {
    case .value, .protocol, .error: 1
    case .view, .viewModel, .presenter, .coordinator, .useCase, .repository, .dto, .service, .container,
      .factory, .bootstrapper:
      strongWeight
    }
  }

  private static let strongWeight = 4

  private static func byFolder(_ files: [SourceFile]) -> [[FileID]] {
    var folders: [Substring: [FileID]] = [:]
    for (index, file) in files.numbered {
      let path = file.path
      let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      folders[folder, default: []].append(index)
    }
    return folders.sorted { $0.key < $1.key }.map(\.value)
  }
}
