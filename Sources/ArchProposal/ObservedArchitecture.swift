package import ArchConfig
import ArchFacts
package import ArchModel

/// A configuration for code that has none: the layers that its folders are, and the order that it keeps nearly everywhere.
package struct ObservedArchitecture: Sendable {
  package struct ProposedLayer: Sendable {
    package let name: String
    /// As `is` says it, where the name says something else.
    package let kind: LayerKind?
    package let files: [String]
    package let otherwise: [String]
    package let mayUse: [String]
    /// Whether it stands beside the order, free to be used by all others.
    package let isLoose: Bool
    package let count: Int
    /// What it is made of, and a file that shows it.
    package let evidence: String

    func named(_ name: String) -> ProposedLayer {
      ProposedLayer(
        name: name, kind: kind, files: files, otherwise: otherwise, mayUse: mayUse, isLoose: isLoose,
        count: count,
        evidence: evidence)
    }

    /// Claims only what no other layer claims.
    var yielding: ProposedLayer {
      ProposedLayer(
        name: name, kind: kind, files: [], otherwise: files + otherwise, mayUse: mayUse, isLoose: isLoose,
        count: count,
        evidence: evidence)
    }

    /// It may use these, too.
    func using(_ others: [String]) -> ProposedLayer {
      ProposedLayer(
        name: name, kind: kind, files: files, otherwise: otherwise,
        mayUse: mayUse == ["*"] ? mayUse : mayUse + others, isLoose: isLoose, count: count, evidence: evidence
      )
    }
  }

  /// Code of one layer that names types of another.
  package struct Arrow: Sendable {
    package let from: String
    package let to: String
    /// How many files and types do.
    package let count: Int
    /// The other way.
    package let back: Int
  }

  /// In the order that the code keeps: those that use the others first.
  package let layers: [ProposedLayer]
  /// Against that order, and so few that each is worth a look; the rarest first.
  package let odd: [Arrow]
  /// Used both ways so often that there is no order yet.
  package let unordered: [Arrow]
  /// Against what their names say, but too often to be slips.
  package let renamed: [Arrow]
  /// Against the order, too, but allowed: the weakest where there are more than anybody would look at.
  package let leftOut: [Arrow]
  /// The app's own files.
  package let files: Int
  /// What is not part of the app.
  package let exclude: [String]
  /// How many files that is.
  package let excludedFiles: Int
  /// The files that put the app together, where nothing else says so; as patterns.
  package let roots: [String]

  /// Whether the code shows layers at all: one says nothing of an order.
  package var isWorthProposing: Bool { layers.count > 1 }

  /// What is left around the others, so that its folders need not be listed; `nil` where that would take what another one
  /// is left with.
  private static func rest(
    _ layers: [ObservedLayer], _ order: [Int], _ patterns: LayerPatterns
  ) -> Int? {
    let claims = layers.map(patterns.claiming)
    let most = claims.indices.max { claims[$0].count < claims[$1].count }
    guard let rest = most, claims[rest].count > mostPatterns else { return nil }
    let around = [patterns.around(layers[rest])]
    var later = Set(layers.flatMap(\.files))
    for index in order {
      later.subtract(layers[index].files)
      if index != rest, patterns.claim(claims[index], anyOf: later),
        patterns.claim(around, anyOf: Set(layers[index].files))
      {
        return nil
      }
    }
    return rest
  }

  /// More are no list to read.
  private static let mostPatterns = 6
  /// Of a thousand uses.
  private static let mostDisorder = 100

  /// - Parameter codebase: joined with an architecture that knows no layers.
  package init(of codebase: Codebase) {
    // Code that a tool has written belongs to the layer it is used in, and samples are said to be set apart.
    let all = codebase.files.ids.filter { id in
      codebase.files[id].notJudged.map { $0.kind == .generated || $0.kind == .sample } ?? true
    }.map { (path: codebase.files[$0].path, file: $0) }
    let content = FileContent(codebase)
    let starts = AppStarts.files(of: codebase)
    let apart = SetApart(all, starts) { files in
      !starts.isEmpty && starts.isSubset(of: files)
        && content.areOfApp(all.map(\.file).filter { !files.contains($0) })
    }
    let app = all.filter { !apart.files.contains($0.file) }
    let uses = ObservedUses(codebase)
    let folders = ObservedFolder(app, in: codebase)
    // Layers within features say more, if the code keeps to them and they fit on a screen; where they do not, modules say
    // more, as the build keeps to those, unless the layers are modules themselves.
    let shaped = Candidate(folders.withShapes, content, codebase, uses)
    let whole = Candidate(folders, content, codebase, uses)
    let isKept =
      !shaped.hidesModules(of: whole) && shaped.layers.count > 1
      && (!shaped.areTooMany || whole.areTooMany && (!whole.layers.areModules || shaped.keepsModules))
      && shaped.order.disorder <= max(Self.mostDisorder, whole.order.disorder)
    let chosen = isKept ? shaped : whole
    let rows = AssemblingRows(chosen.layers, content, codebase, uses).rows
    let inRows = Set(rows.flatMap(\.files))
    let roots = ObservedRoots(codebase, chosen.layers, chosen.order, content, uses).files.filter {
      !inRows.contains($0)
    }
    let observed = AppShell(chosen.layers, chosen.order.order, starts, codebase, uses).layers
    let order = Candidate.settled(observed, content, uses, without: inRows.union(roots))
    let patterns = LayerPatterns(app.map { (RelativePath($0.path), $0.file) })
    let names = observed.map(\.name)
    let rest = Self.rest(observed, order.order, patterns)
    func arrow(_ from: Int, _ to: Int) -> Arrow {
      Arrow(from: names[from], to: names[to], count: order.uses[from][to], back: order.uses[to][from])
    }
    func judged(_ files: [FileID]) -> Int { files.count { codebase.files[$0].notJudged == nil } }
    files = judged(app.map(\.file))
    exclude = apart.patterns
    excludedFiles = apart.files.count
    self.roots = rows.map(\.pattern) + roots.map { ObservedFolder.asPattern(codebase.files[$0].path) }
    odd = order.odd.map { arrow($0.from, $0.to) }
    func arrows(_ reason: ObservedOrder.BothWays) -> [Arrow] {
      order.unordered.filter { $0.reason == reason }.map { arrow($0.from, $0.to) }
    }
    unordered = arrows(.habit)
    renamed = arrows(.name)
    leftOut = arrows(.tooMany)
    // The first layer that claims a file has it, so what is within another one has to come before it.
    var later = Set(observed.flatMap(\.files))
    layers = order.order.map { index in
      let layer = observed[index]
      later.subtract(layer.files)
      let isRest = index == rest
      let claimed = isRest ? [patterns.around(layer)] : patterns.claiming(layer)
      // Of what lies within a later one only what is not around it comes before that.
      let around = claimed.filter { isRest || patterns.claim([$0], anyOf: later) }
      let uses = order.mayUse[index]
      // `*` leaves open what names of both sides decide. What puts the app together no rule keeps from anything.
      let usesAll =
        uses.count == names.count - 1 && !uses.contains { order.mayUse[$0].contains(index) }
      // What starts beside the app, as an extension that tells of messages, puts no app together.
      let leads =
        names.count <= 2 || uses.contains { observed[$0].writtenKind == .presentation }
        || uses.union(uses.flatMap { order.mayUse[$0] }).count > 1
      let putsTogether = layer.writtenKind == .composition && leads
      let all = names.count > 2 && (usesAll || !uses.isEmpty && putsTogether)
      let isTold = !order.loose.contains(index) && (layer.statedKind != .composition || leads)
      return ProposedLayer(
        name: layer.name, kind: isTold ? layer.statedKind : nil,
        files: claimed.filter { !around.contains($0) }, otherwise: around,
        mayUse: all ? ["*"] : order.order.filter(uses.contains).map { names[$0] },
        isLoose: order.loose.contains(index), count: judged(layer.files),
        evidence: content.evidence(of: layer.files, in: codebase))
    }
  }
}

/// One way to cut the code into layers, and the order between them.
private struct Candidate {
  let layers: [ObservedLayer]
  let areTooMany: Bool
  let order: ObservedOrder

  init(_ root: ObservedFolder, _ content: FileContent, _ codebase: Codebase, _ uses: ObservedUses) {
    let observed = ObservedLayers(root, content, codebase, uses)
    areTooMany = observed.areTooMany
    // What tools have written needs no layer of its own.
    layers = observed.all.filter { layer in
      layer.files.contains { codebase.files[$0].notJudged == nil }
    }
    order = Self.order(layers, content, uses)
  }

  /// Whether what it puts together of several folders are whole modules of each.
  var keepsModules: Bool { layers.allSatisfy { $0.folders.allSatisfy { !$0.isPartOfModules } } }

  /// Whether more than half of the code is one layer here, in which the other tells modules that rest on each other.
  func hidesModules(of other: Candidate) -> Bool {
    guard other.layers.areModules,
      let hiding = layers.first(where: { layer in
        layer.files.count * 2 > layers.reduce(0) { $0 + $1.files.count }
      })
    else { return false }
    let hidden = Set(hiding.files)
    let parts = other.layers.indices.filter { index in
      let files = other.layers[index].files
      return files.count < hidden.count && files.count { hidden.contains($0) } * 10 > files.count * 9
    }
    return parts.contains { user in
      let uses = other.order.uses[user]
      // Features know each other in few places.
      return parts.contains { uses[$0] > ObservedOrder.mostSlips && uses[$0] * 10 > uses.reduce(0, +) }
    }
  }

  /// With extensions of everything set beside the order, and the files around all folders where they would be in its way.
  static func settled(
    _ layers: [ObservedLayer], _ content: FileContent, _ uses: ObservedUses, without roots: Set<FileID>
  ) -> ObservedOrder {
    let found = order(layers, content, uses, without: roots)
    let loose = layers.indices.filter { index in
      let against = found.odd.filter { $0.from == index || $0.to == index }
      // Where the app starts, or what puts it together, nobody should look from below.
      let isInTheWay =
        layers[index].startsApp || content.kind(of: layers[index].files) == .composition
        ? against.reduce(0) { $0 + $1.count } > mostOfShell
        : !against.isEmpty || found.unordered.contains { $0.from == index || $0.to == index }
      return content.isOfExtensions(layers[index]) && found.uses[index].contains { $0 > 0 }
        || layers[index].isAround && isInTheWay
    }
    // Whoever calls what extensions add does not name them.
    let open = layers.indices.filter { content.isOfExtensions(layers[$0]) && !loose.contains($0) }
    guard !loose.isEmpty || !open.isEmpty else { return found }
    return order(layers, content, uses, without: roots, loose: Set(loose), open: Set(open))
  }

  /// More uses of where the app starts are no slips.
  private static let mostOfShell = 20

  private static func order(
    _ layers: [ObservedLayer], _ content: FileContent, _ uses: ObservedUses, without roots: Set<FileID> = [],
    loose: Set<Int> = [], open: Set<Int> = []
  ) -> ObservedOrder {
    ObservedOrder(
      uses, layers: layers, needs: layers.indices.filter { content.statesNeeds(layers[$0]) },
      models: Set(layers.indices.filter { content.shown(in: layers[$0].files) == .models }), without: roots,
      loose: loose, open: open)
  }
}

extension ObservedLayer {
  /// What the config says that it is there for, by its name or by `is`.
  var writtenKind: LayerKind { statedKind ?? LayerKind(inferredFrom: name) }

  /// What the name does not say, or says wrongly. Only of views, and of where the app is put together and started, it is
  /// certain what they are there for.
  fileprivate var statedKind: LayerKind? {
    let named = LayerKind(inferredFrom: name)
    guard let kind, named != kind else { return nil }
    if named == .other { return kind == .presentation || kind == .composition && startsApp ? kind : nil }
    return folders.count == 1 && isOtherwise ? kind : nil
  }
}

extension FileContent {
  /// `62 views, 14 values; as HomeView.swift`
  fileprivate func evidence(of files: [FileID], in codebase: Codebase) -> String {
    let roles = roles(of: files).sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    let shown = roles.prefix(2).map { "\($0.value) \($0.value == 1 ? $0.key.words : $0.key.plural)" }
    // What most of them are like is a better example than the first one.
    let usual = roles.first?.key
    let example =
      files.filter { codebase.files[$0].notJudged == nil }
      .filter { file in usual.map { self.roles(of: [file])[$0] != nil } ?? true }
      .map { codebase.files[$0].path.split(separator: "/").last.map(String.init) ?? "" }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let name = example.isEmpty ? "" : example[example.count / 2]
    let parts = shown.isEmpty ? [] : [shown.joined(separator: ", ")]
    return (parts + (name.isEmpty ? [] : ["such as \(name)"])).joined(separator: "; ")
  }
}
