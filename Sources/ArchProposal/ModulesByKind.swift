import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Many modules, small ones put together by what is in them and who uses them, as a lead would draw them: the app, what
/// starts beside it, features, the user interface that all of these share, services, models and the base.
struct ModulesByKind {
  private(set) var layers: [ObservedLayer] = []
  private let modules: [ObservedLayer]
  /// Whoever uses, what puts the app together as well.
  private let uses: [[Int]]
  /// Whether a module uses another one, if only by way of others.
  private let reach: [[Bool]]
  private let content: FileContent
  /// By module: whether it shows nothing to others, so that it is one only to whoever starts it.
  private let isClosed: [Bool]
  /// By module: what half of it is there for.
  private let kinds: [LayerKind?]
  private let total: Int

  /// What small modules are together.
  private enum Group: CaseIterable {
    case extensions, composition, features, ui, services, models, base

    var name: String {
      switch self {
      case .extensions: "app-extensions"
      case .composition: "composition"
      case .features: "features"
      case .ui: "ui"
      case .services: "services"
      case .models: "models"
      case .base: "core"
      }
    }
  }

  /// Whether a layer is called after what several modules are, and by none of their names.
  static func isNameOfGroup(_ name: String) -> Bool { Group.allCases.contains { $0.name == name } }

  /// - Parameter most: so many layers at most may come of it that modules called alike are a row of their own.
  init(_ modules: [ObservedLayer], most: Int, _ content: FileContent, _ uses: ObservedUses) {
    self.modules = modules
    self.content = content
    let files = modules.map(\.files)
    self.uses = uses.betweenByAnyone(files)
    total = max(1, modules.reduce(0) { $0 + $1.files.count })
    kinds = files.map { content.kind(of: $0, atLeast: 50) }
    isClosed = modules.map { module in
      module.folders.allSatisfy(\.isModule) && !content.isShownToOthers(module.files)
    }
    reach = Self.reaching(self.uses)
    let app = self.app
    layers = grouped(without: app, rows(without: app))
    if layers.count > most { layers = grouped(without: app, [:]) }
  }

  private func grouped(without app: Int?, _ rows: [String: [Int]]) -> [ObservedLayer] {
    var layers: [ObservedLayer] = []
    for (name, members) in rows.sorted(by: { $0.key < $1.key }) {
      for part in withoutRings(members) { layers.append(joined(part, called: name, layers)) }
    }
    let inRows = Set(rows.values.joined())
    var groups: [Group: [Int]] = [:]
    for index in modules.indices where !inRows.contains(index) {
      if index == app || isLarge(index) {
        layers.append(modules[index])
      } else {
        groups[group(of: index), default: []].append(index)
      }
    }
    liftBuiltAbove(&groups)
    for group in Group.allCases {
      guard let members = groups[group], !members.isEmpty else { continue }
      for part in withoutRings(members) {
        layers.append(joined(part, called: name(of: part.map { modules[$0] }, group, layers), layers))
      }
    }
    return layers
  }

  /// By name: small modules beside each other whose names end alike, `ChatPlugin` and `CaptionsPlugin`, whatever is in each;
  /// not where that only says that they are shared.
  private func rows(without app: Int?) -> [String: [Int]] {
    let small = modules.indices.filter { $0 != app && !isLarge($0) && !isStart($0) && isModule($0) }
    let named = Dictionary(grouping: small) { index -> String? in
      guard modules[index].folders.count == 1, let folder = modules[index].folders.first,
        let last = CamelCaseWords.last(ofSeveralIn: folder.name), !Self.sharedEndings.contains(last)
      else { return nil }
      return folder.parent + "/" + last
    }
    // In one order each time, since rows of two folders may share a name.
    return named.sorted { ($0.key ?? "") < ($1.key ?? "") }.reduce(into: [:]) { rows, entry in
      guard let path = entry.key, entry.value.count >= Self.fewest,
        let one = path.split(separator: "/").last
      else { return }
      rows[one.hasSuffix("y") ? one.dropLast() + "ies" : one + "s", default: []] += entry.value
    }
  }

  private static let sharedEndings = FeatureWords[.sharedEnding].union(FeatureWords[.interface])

  /// A larger part of the code is a layer of its own.
  private func isLarge(_ index: Int) -> Bool { modules[index].files.count * Self.largeShare > total }

  private static let largeShare = 10

  /// Of what starts and nobody uses, what leads to the most others; of those, what uses the most itself.
  private var app: Int? {
    let all = reach.map { row in row.count { $0 } }
    let counts = uses.map { row in row.count { $0 > 0 } }
    return modules.indices.filter(isStart).max { (all[$0], counts[$0], $1) < (all[$1], counts[$1], $0) }
  }

  private func isStart(_ index: Int) -> Bool {
    let users = uses.indices.filter { uses[$0][index] > 0 }
    if users.isEmpty, isClosed[index], uses[index].contains(where: { $0 > 0 }) { return true }
    return modules[index].holdsStart && users.allSatisfy { modules[$0].holdsStart || uses[index][$0] > 0 }
  }

  private func group(of index: Int) -> Group {
    if isStart(index) { return .extensions }
    if hasScreens(index), isOnTop(index) || isForScreens(index) || isUsedByFew(index) { return .features }
    switch kinds[index] {
    case .presentation: return isShared(index) || isKit(index) ? .ui : .features
    case .composition: return .composition
    case .coordinators, .boot: return .features
    case .data, .infrastructure: return .services
    case .domain, .contracts: return isBase(index) ? .base : .models
    case .other, nil:
      if isBase(index) { return works(index) ? .services : .base }
      let isShown = content.importUserInterface(modules[index].files)
      if isShown, isShared(index) { return .ui }
      // What is built on screens is above them, and what is built on what works is no model.
      let used = modules.indices.filter { reach[index][$0] }
      if isShown || used.contains(where: { shows($0) && !isShared($0) }) { return .features }
      return works(index) || used.contains(where: works) ? .services : .models
    }
  }

  /// Whether nobody uses it but where an app starts or is put together, and others that are let off.
  private func isOnTop(_ index: Int, but isLetOff: (Int) -> Bool = { _ in false }) -> Bool {
    modules.indices.allSatisfy {
      uses[$0][index] == 0 || isStart($0) || content.kind(of: modules[$0].files) == .composition
        || isLetOff($0)
    }
  }

  /// Whether only others with screens use it, and few: one feature may lead to another.
  private func isForScreens(_ index: Int) -> Bool {
    !isUsedByMany(index) && isOnTop(index, but: hasScreens)
  }

  /// A feature with its data may be adapted to a library by a module beside it.
  private func isUsedByFew(_ index: Int) -> Bool {
    uses.indices.count { uses[$0][index] > 0 && !isStart($0) } < Self.fewest && !isUsedByMany(index)
  }

  /// Whether it rests on nothing, and several are built on it.
  private func isKit(_ index: Int) -> Bool {
    isBase(index) && uses.count { $0[index] > 0 } >= Self.fewest
  }

  /// However much of it is data for these.
  private func hasScreens(_ index: Int) -> Bool {
    content.roles(of: modules[index].files)[.view, default: 0] >= Self.fewest
  }

  private func works(_ index: Int) -> Bool {
    let roles = content.roles(of: modules[index].files)
    return kinds[index] == .data || kinds[index] == .infrastructure
      || roles[.service, default: 0] + roles[.repository, default: 0] > 0
  }

  /// Whether many of those that show something are built on it, or two large ones, and it on none but others of that kind.
  private func isShared(_ index: Int) -> Bool {
    isUsedByMany(index)
      && modules.indices.allSatisfy { uses[index][$0] == 0 || !shows($0) || isUsedByMany($0) }
  }

  private func isUsedByMany(_ index: Int) -> Bool {
    let users = modules.indices.filter { uses[$0][index] > 0 && !modules[$0].holdsStart }
    // A feature that has its data with it has screens as well.
    let withScreens = modules.indices.filter { shows($0) || hasScreens($0) && !isStart($0) }
    let builtOn = users.count(where: withScreens.contains)
    if builtOn >= Self.fewest && builtOn * 3 >= withScreens.count { return true }
    return users.filter(shows).count { isLarge($0) && uses[index][$0] == 0 } > 1
      || users.contains { isLarge($0) && isBelowScreens($0, but: index) }
  }

  private static let fewest = 3

  /// Whether it shows nothing itself, and screens are built on it, so that it leads to none.
  private func isBelowScreens(_ index: Int, but screen: Int) -> Bool {
    !shows(index) && content.kind(of: modules[index].files) != .composition
      && modules.indices.contains { $0 != screen && shows($0) && uses[$0][index] > 0 }
  }

  private func shows(_ index: Int) -> Bool {
    kinds[index] == .presentation && !isStart(index)
  }

  private func isBase(_ index: Int) -> Bool { uses[index].allSatisfy { $0 == 0 } }

  /// What shows something and is built on what is built on the shared user interface in turn is above that.
  private func liftBuiltAbove(_ groups: inout [Group: [Int]]) {
    while let ui = groups[.ui],
      let above = ui.first(where: { index in
        modules.indices.contains { between in
          uses[index][between] > 0 && !ui.contains(between)
            && ui.contains { $0 != index && reach[between][$0] }
        }
      })
    {
      groups[.ui]?.removeAll { $0 == above }
      groups[.features, default: []].append(above)
    }
  }

  /// Some modules in parts between which nothing stands: what one of them needs by way of others is not one with it, or
  /// two layers would use each other of which the build allows one alone.
  private func withoutRings(_ members: [Int]) -> [[Int]] {
    let above = members.filter { reachesAgain($0, members) }
    guard !above.isEmpty, above.count < members.count else { return [members] }
    return withoutRings(above) + withoutRings(members.filter { !above.contains($0) })
  }

  /// Whether a module leads to another one of them by way of what is not among them.
  private func reachesAgain(_ member: Int, _ members: [Int]) -> Bool {
    var seen = Set<Int>()
    var open = modules.indices.filter { isBetween($0, members) && uses[member][$0] > 0 }
    while let next = open.popLast() {
      guard isModule(member), seen.insert(next).inserted else { continue }
      if members.contains(where: { $0 != member && isModule($0) && uses[next][$0] > 0 }) { return true }
      open += modules.indices.filter { isBetween($0, members) && uses[next][$0] > 0 }
    }
    return false
  }

  private func isBetween(_ index: Int, _ members: [Int]) -> Bool {
    isModule(index) && !members.contains(index)
  }

  /// Between those the build keeps an order.
  private func isModule(_ index: Int) -> Bool { modules[index].folders.contains(where: \.isModule) }

  private static func reaching(_ uses: [[Int]]) -> [[Bool]] {
    var reach = uses.map { $0.map { $0 > 0 } }
    for between in reach.indices {
      for from in reach.indices where reach[from][between] {
        for to in reach.indices where reach[between][to] { reach[from][to] = true }
      }
    }
    return reach
  }

  private func joined(_ members: [Int], called name: String, _ layers: [ObservedLayer]) -> ObservedLayer {
    let parts = members.map { modules[$0] }
    guard parts.count > 1 else { return parts[0] }
    let files = parts.flatMap(\.files)
    let isTaken = layers.contains { $0.name == name }
    var layer = ObservedLayer(
      name: isTaken ? parts[0].name : name, kind: content.kind(of: files, atLeast: 80),
      folders: parts.flatMap(\.folders),
      files: files)
    layer.holdsStart = parts.contains(where: \.holdsStart)
    layer.startsApp = parts.allSatisfy(\.startsApp)
    return layer
  }

  private func name(of parts: [ObservedLayer], _ group: Group, _ layers: [ObservedLayer]) -> String {
    let around =
      group == .extensions
      ? nil : modules.folder(around: parts, moreThan: 66).map { ObservedFolder.layerName(of: $0) }
    let names = [around, group.name, "shared", "base"].compactMap { $0 }
    let taken = Set(modules.map(\.name) + layers.map(\.name))
    return names.first { !taken.contains($0) } ?? group.name
  }
}
