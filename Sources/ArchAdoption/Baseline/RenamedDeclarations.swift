import ArchRules

/// Declarations that have another name now. Only what is certain counts: one that nothing declares any longer, and
/// one in its place that has exactly what it had, in the same files and with the same others.
struct RenamedDeclarations {
  /// The entries by what they are called now.
  private(set) var origins: [BaselineKey: BaselineKey] = [:]

  /// What is told of a declaration when its name is left out.
  private struct Trace: Hashable {
    let parent: Substring
    let isFunction: Bool
    let counts: [BaselineKey: Int]
  }

  /// - Parameters:
  ///   - rest: what of the baseline was found nowhere so far.
  ///   - new: what was found that it does not have.
  ///   - declared: what the code declares now.
  ///   - formerly: what it declared before, where that is known.
  ///   - paths: the files of now.
  ///   - earlier: the files of then.
  init(
    of rest: Baseline, from baseline: Baseline, to new: [BaselineKey], declared: DeclaredNames,
    formerly: DeclaredNames?, paths: Set<String>, earlier: Set<String>
  ) {
    let known = Self.byDeclaration(baseline.counts)
    let found = Self.byDeclaration(Dictionary(new.map { ($0, 1) }, uniquingKeysWith: +))
    let gone = Self.outermost(in: rest.counts.keys) { !declared.contains($0) }.filter { name in
      formerly?.contains(name) != false
        && (known[name] ?? [:]).allSatisfy { rest.count(of: $0.key) == $0.value }
    }
    let came = Self.outermost(in: new) { name in
      known[name] == nil && declared.contains(name) && formerly?.contains(name) != true
    }
    let before = Self.traces(gone, known) { paths.contains($0) }
    let now = Self.traces(came, found) { earlier.contains($0) }
    for (trace, names) in before {
      guard names.count == 1, let others = now[trace], others.count == 1 else { continue }
      join(names[0], known, { paths.contains($0) }, others[0], found, { earlier.contains($0) })
    }
  }

  /// The entries about one name and those about the other, each with the one that is the same but for the name.
  private mutating func join(
    _ old: Substring, _ known: [Substring: [BaselineKey: Int]], _ stays: (String) -> Bool,
    _ new: Substring, _ found: [Substring: [BaselineKey: Int]], _ wasThere: (String) -> Bool
  ) {
    let entries = Dictionary(grouping: (known[old] ?? [:]).keys) { $0.without(old, stays) }
    for key in (found[new] ?? [:]).keys {
      if let origin = entries[key.without(new, wasThere)], origin.count == 1 { origins[key] = origin[0] }
    }
  }

  /// What is said of each declaration and of what is in it.
  private static func byDeclaration(_ counts: [BaselineKey: Int]) -> [Substring: [BaselineKey: Int]] {
    var result: [Substring: [BaselineKey: Int]] = [:]
    for (key, count) in counts {
      for name in Set(key.subject.declarations.flatMap(DeclaredNames.scopes)) {
        result[name, default: [:]][key] = count
      }
    }
    return result
  }

  /// Of each declaration that keys name the outermost one around it that something holds for.
  private static func outermost(
    in keys: some Sequence<BaselineKey>, where holds: (Substring) -> Bool
  ) -> Set<Substring> {
    var found: Set<Substring> = []
    for key in keys {
      for name in key.subject.declarations {
        if let first = DeclaredNames.scopes(of: name).first(where: holds) { found.insert(first) }
      }
    }
    return found
  }

  private static func traces(
    _ names: Set<Substring>, _ all: [Substring: [BaselineKey: Int]], _ isThere: (String) -> Bool
  ) -> [Trace: [Substring]] {
    var traces: [Trace: [Substring]] = [:]
    for name in names {
      var counts: [BaselineKey: Int] = [:]
      for (key, count) in all[name] ?? [:] { counts[key.without(name, isThere), default: 0] += count }
      let scopes = DeclaredNames.scopes(of: String(name))
      let trace = Trace(
        parent: scopes.dropLast().last ?? "", isFunction: name.utf8.last == UInt8(ascii: ")"), counts: counts)
      traces[trace, default: []].append(name)
    }
    return traces
  }
}

extension BaselineKey {
  /// With a mark for the name, and for the path where only one side has that file.
  fileprivate func without(_ name: Substring, _ isThere: (String) -> Bool) -> BaselineKey {
    let subject = subject.mapDeclarations { text in
      guard text.utf8.starts(with: name.utf8) else { return text }
      let rest = text.utf8.dropFirst(name.utf8.count)
      guard rest.isEmpty || rest.first == UInt8(ascii: ".") else { return text }
      return "\0" + String(decoding: rest, as: UTF8.self)
    }
    return BaselineKey(rule: rule, path: isThere(path) ? path : "\0", subject: subject)
  }
}
