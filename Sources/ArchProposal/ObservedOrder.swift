import ArchConfig
import ArchFacts
import ArchModel

/// How often code of one layer names types of another, and the order of layers that goes against the fewest of these uses.
struct ObservedOrder {
  /// By user and used layer: the places in different files that name a type of the other one.
  let uses: [[Int]]
  /// From the one that uses the others to the one that all use.
  let order: [Int]
  /// For each layer those that it may use, as its code does.
  private(set) var mayUse: [Set<Int>]
  /// Uses against the order that are too many to be slips, or that are left out so that the others are few enough to look at.
  private(set) var unordered: [(from: Int, to: Int, reason: BothWays)] = []
  /// Uses against the order: what to look at.
  private(set) var odd: [(from: Int, to: Int, count: Int)] = []
  /// Layers that stand beside the order, free to be used by all.
  let loose: Set<Int>

  /// Why both of two layers may use each other.
  enum BothWays {
    /// It is done often.
    case habit
    /// Their names say which is to use which, and the code does the opposite.
    case name
    /// The weakest order of too many to look at.
    case tooMany
  }

  /// The share of the uses between layers that go against the order, of a thousand.
  var disorder: Int {
    let all = uses.reduce(0) { $0 + $1.reduce(0, +) }
    let against = odd.reduce(0) { $0 + $1.count } + unordered.reduce(0) { $0 + uses[$1.from][$1.to] }
    return against * 1000 / max(1, all)
  }

  /// More uses than that against an order, and there is none.
  private static let mostOdd = 40
  static let mostSlips = 10
  private static let fewestOfHabit = 3

  /// - Parameters:
  ///   - needs: layers that state what is needed, so that what is shown need not name where data comes from.
  ///   - models: layers of what screens show, without the screens.
  ///   - roots: files that put the app together, which may use everything.
  ///   - loose: layers that are to stand beside the order.
  ///   - open: layers that all others may use, whether they name them or not.
  init(
    _ used: ObservedUses, layers: [ObservedLayer], needs: [Int], models: Set<Int> = [],
    without roots: Set<FileID> = [],
    loose: Set<Int> = [], open: Set<Int> = []
  ) {
    let all = used.between(layers.map(\.files), without: roots)
    let uses = all.indices.map { from in
      all.indices.map { to in loose.contains(from) || loose.contains(to) ? 0 : all[from][to] }
    }
    let byRoot = used.between(layers.map(\.files), inRoot: true)
    let shells = layers.indices.filter { layers[$0].startsApp && !loose.contains($0) }
    // What starts the app stands above all others, though nothing forbids it to use what it makes.
    let placing = uses.indices.map { from in
      shells.contains(from)
        ? zip(uses[from], byRoot[from]).map(+)
        : uses.indices.map { shells.contains($0) ? 0 : uses[from][$0] }
    }
    let kinds = Self.kinds(layers, placing)
    let found = Self.order(Self.weighed(placing, kinds))
    let order = found.filter(shells.contains) + found.filter { !shells.contains($0) }
    self.uses = uses
    self.order = order.filter { !loose.contains($0) } + order.filter(loose.contains)
    self.loose = loose
    mayUse = layers.indices.map { index in
      // Beside the order it may use what it uses today: a way from below to all others is nobody's wish.
      if loose.contains(index) {
        let used = layers.indices.filter { all[index][$0] + byRoot[index][$0] > 0 }
        return loose.union(open).union(used).subtracting([index])
      }
      // What a module may use the build says.
      let isModule = layers[index].folders.allSatisfy(\.isModule)
      return loose.filter { !isModule || all[index][$0] > 0 }.union(open).subtracting([index])
    }
    let areModules = layers.map { $0.folders.allSatisfy(\.isModule) }
    var places = Array(repeating: 0, count: layers.count)
    for (place, layer) in order.enumerated() { places[layer] = place }
    for from in layers.indices {
      for to in layers.indices where uses[from][to] > 0 {
        let all = uses[from].reduce(0, +)
        let isAround =
          uses[from][to] * 10 <= all && kinds[from] == .presentation && kinds[to].meetsNeeds
          && needs.contains { uses[from][$0] > 0 && uses[to][$0] > 0 }
        // The build keeps an order between modules, and what nobody uses is on top of all.
        let isKept =
          areModules[from] && areModules[to] && uses[to][from] == 0 || uses.allSatisfy { $0[from] == 0 }
        let isSlip =
          uses[from][to] <= Self.mostSlips && !isKept
          && (isAround || Self.usually(kinds[to], uses: kinds[from]))
        if places[from] < places[to], !isSlip {
          mayUse[from].insert(to)
        } else if places[from] > places[to], Self.usually(kinds[from], uses: kinds[to]) {
          // It is the other way round that is wrong, too often to be a slip.
          allow((from, to, uses[from][to]), .name)
        } else {
          odd.append((from, to, uses[from][to]))
        }
      }
    }
    // What starts the app may use all of it, wherever it stands.
    for use in odd where layers[use.from].holdsStart && !shells.contains(use.to) { allow(use, .habit) }
    // What puts the app together may use everything, as the rule for layers says, too.
    for use in odd where layers[use.from].writtenKind == .composition { mayUse[use.from].insert(use.to) }
    odd.removeAll { mayUse[$0.from].contains($0.to) }
    odd.sort { $0.count < $1.count }
    allowHabits(
      kinds, shells, leading: layers.indices.filter { layers[$0].kind == .coordinators }, models: models)
    odd.removeAll { mayUse[$0.from].contains($0.to) }
    allow(byRoot: byRoot, shells, around: shells.filter { layers[$0].isAround })
    odd.removeAll { mayUse[$0.from].contains($0.to) }
    var seen: Set<Set<Int>> = []
    unordered.removeAll { !seen.insert([$0.from, $0.to]).inserted }
  }

  /// What the layers are there for, as far as who uses them agrees: what most others use does not put them together, and
  /// views that all layers use are no screens.
  private static func kinds(_ layers: [ObservedLayer], _ uses: [[Int]]) -> [LayerKind] {
    layers.indices.map { index in
      let layer = layers[index]
      // Without a name that says so, it is certain only of views and of what makes the others.
      let isCertain = !layer.isOtherwise || layer.kind == .presentation || layer.kind == .composition
      let kind = isCertain ? layer.kind ?? .other : .other
      let (used, using) = (uses.reduce(0) { $0 + $1[index] }, uses[index].reduce(0, +))
      switch kind {
      case .boot, .coordinators, .composition:
        return used > using ? .other : kind
      case .presentation: return used > using * 2 && layer.isOtherwise ? .other : kind
      case .contracts, .domain, .data, .infrastructure, .other: return kind
      }
    }
  }

  /// A layer that the app starts in, or that does nothing but put it together, may use what is used there; no rule would
  /// say otherwise.
  private mutating func allow(byRoot: [[Int]], _ shells: [Int], around: [Int]) {
    for from in mayUse.indices where shells.contains(from) || uses[from].allSatisfy({ $0 == 0 }) {
      for to in mayUse.indices where byRoot[from][to] > 0 { mayUse[from].insert(to) }
    }
    // The files around all others, in which the app starts, are there to put those together.
    for from in shells where around.contains(from) {
      mayUse[from].formUnion(mayUse.indices.filter { $0 != from && !shells.contains($0) })
    }
  }

  /// What is done often both ways has no order yet; neither has code that goes against any order in too many places.
  private mutating func allowHabits(
    _ kinds: [LayerKind], _ shells: [Int], leading: [Int], models: Set<Int>
  ) {
    let habits = odd.filter { use in
      // Those who lead through an app know its screens, and what leads through all of it.
      if shells.contains(use.to), use.count <= Self.mostSlips {
        return leading.contains(use.from) && use.count > 1
      }
      // Screens that ask a coordinator for the next one are as usual as coordinators that know their screens.
      if kinds[use.from] == .presentation, kinds[use.to] == .coordinators {
        return use.count > Self.fewestOfHabit && use.count > uses[use.to][use.from]
      }
      if leading.contains(use.from), kinds[use.to] == .presentation { return use.count > Self.fewestOfHabit }
      // Views name the view models that they show, each once, whatever those know of views.
      if kinds[use.from] == .presentation, kinds[use.to] == .presentation, !models.contains(use.from),
        models.contains(use.to)
      {
        return use.count > Self.fewestOfHabit
      }
      // That what is below knows screens is nobody's order.
      let share = kinds[use.to] == .presentation && kinds[use.from] != .presentation ? 2 : 5
      return use.count > Self.mostSlips && use.count * share > uses[use.to][use.from]
    }
    odd.removeAll { use in habits.contains { $0 == use } }
    for habit in habits { allow(habit, .habit) }
    while odd.reduce(0, { $0 + $1.count }) > Self.mostOdd {
      // What is done the other way as well, but least more often, is the weakest order.
      let weakest = odd.indices.max { one, other in
        (shells.contains(odd[one].to) ? 0 : 1, weight(odd[one])) < (
          shells.contains(odd[other].to) ? 0 : 1, weight(odd[other])
        )
      }
      guard let weakest else { return }
      allow(odd.remove(at: weakest), .tooMany)
    }
  }

  /// Of a thousand uses between two layers those that go against the order; single ones weigh nothing.
  private func weight(_ use: (from: Int, to: Int, count: Int)) -> Int {
    use.count < 4 ? use.count : 1000 + use.count * 1000 / (use.count + uses[use.to][use.from])
  }

  private mutating func allow(_ use: (from: Int, to: Int, count: Int), _ reason: BothWays) {
    mayUse[use.from].insert(use.to)
    // What only goes one way is an order.
    guard uses[use.to][use.from] > 0 else { return }
    mayUse[use.to].insert(use.from)
    unordered.append((use.from, use.to, reason))
  }

  /// Where the names of two layers say which one is to use the other, it takes much more code to say otherwise.
  private static func weighed(_ uses: [[Int]], _ kinds: [LayerKind]) -> [[Int]] {
    uses.indices.map { from in
      uses.indices.map { to in
        uses[from][to] * (usually(kinds[from], uses: kinds[to]) ? 3 : 1)
      }
    }
  }

  /// Whether all architectures of layers agree that one of these kinds uses the other and not the other way round.
  private static func usually(_ user: LayerKind, uses used: LayerKind) -> Bool {
    switch user {
    case .boot, .coordinators, .composition: used == .presentation || rank(used) != nil
    case .presentation, .data, .infrastructure, .domain, .contracts, .other:
      if let user = rank(user), let used = rank(used) { user > used } else { false }
    }
  }

  private static func rank(_ kind: LayerKind) -> Int? {
    switch kind {
    case .contracts: 0
    case .domain: 1
    case .data, .infrastructure: 2
    case .presentation: 3
    case .boot, .coordinators, .composition, .other: nil
    }
  }

  /// Of many, the one that is used least and uses most comes next.
  private static func roughOrder(_ uses: [[Int]]) -> [Int] {
    var rest = Array(uses.indices)
    var order: [Int] = []
    while !rest.isEmpty {
      func surplus(_ index: Int) -> Int {
        let used = rest.reduce(0) { $0 + uses[$1][index] }
        // Whom nobody uses any more may come at once.
        return used == 0 ? .max : rest.reduce(0) { $0 + uses[index][$1] } - used
      }
      let surpluses = rest.map(surplus)
      let next = surpluses.indices.max { surpluses[$0] < surpluses[$1] } ?? 0
      order.append(rest.remove(at: next))
    }
    return order
  }

  /// The best of all orders, by the sets of layers that come first, as long as there are few enough.
  static func order(_ uses: [[Int]]) -> [Int] {
    let count = uses.count
    guard count <= 12 else { return roughOrder(uses) }
    var cost = Array(repeating: Int.max, count: 1 << count)
    var last = Array(repeating: -1, count: 1 << count)
    cost[0] = 0
    for set in 0..<(1 << count) where cost[set] < .max {
      for next in 0..<count where set & (1 << next) == 0 {
        // Whoever comes later may not use those who were before.
        let against = (0..<count).reduce(0) { set & (1 << $1) == 0 ? $0 : $0 + uses[next][$1] }
        let with = set | (1 << next)
        if cost[set] + against < cost[with] {
          cost[with] = cost[set] + against
          last[with] = next
        }
      }
    }
    var order: [Int] = []
    var set = (1 << count) - 1
    while set != 0, last[set] >= 0 {
      order.append(last[set])
      set &= ~(1 << last[set])
    }
    return order.reversed()
  }
}
