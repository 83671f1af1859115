import ArchRules

/// A subject as a baseline writes it: a few keys with texts, the first of which tells what it is.
struct SubjectForm {
  struct Value: Equatable {
    let key: String
    let value: String
  }

  /// The keys that an entry may have besides `rule`, `path` and `count`.
  enum Key: String, CaseIterable {
    case symbol, caller, user
    case module = "import"
    case part, from, record, entry
    case to, name
  }

  let values: [Value]

  init(_ subject: Subject) {
    switch subject {
    case .file: values = []
    case .declaration(let name): values = [Self.value(.symbol, name)]
    case .edge(let user, let target, let fold):
      values = [Self.value(Self.key(of: fold), user), Self.value(target)]
    case .module(let name): values = [Self.value(.module, name)]
    case .part(let name): values = [Self.value(.part, name)]
    case .tie(let from, let to): values = [Self.value(.from, from), Self.value(.to, to)]
    case .record(let id, let part):
      values = [Self.value(.record, id)] + (part.isEmpty ? [] : [Self.value(.name, part)])
    case .entry(let text): values = [Self.value(.entry, text)]
    }
  }

  /// `nil` for keys that do not go together.
  static func subject(of values: [Key: String]) -> Subject? {
    var rest = values
    let to = rest.removeValue(forKey: .to)
    let name = rest.removeValue(forKey: .name)
    guard rest.count <= 1 else { return nil }
    guard let (key, text) = rest.first else { return to == nil && name == nil ? .file : nil }
    let target: Subject.Target?
    switch (to, name) {
    case (let to?, nil): target = .declaration(to)
    case (nil, let name?): target = .name(name)
    case (nil, nil): target = nil
    case (.some, .some): return nil
    }
    switch (key, target) {
    case (.symbol, nil): return .declaration(text)
    case (.symbol, let target?): return .edge(from: text, to: target, .none)
    case (.caller, let target?): return .edge(from: text, to: target, .declaration)
    case (.user, let target?): return .edge(from: text, to: target, .file)
    case (.from, .declaration(let to)?): return .tie(from: text, to: to)
    case (.module, nil): return .module(text)
    case (.part, nil): return .part(text)
    case (.entry, nil): return .entry(text)
    case (.record, nil): return .record(text, about: "")
    case (.record, .name(let part)?): return .record(text, about: part)
    case (.caller, nil), (.user, nil), (.from, _), (.module, _), (.part, _), (.entry, _), (.record, _),
      (.to, _), (.name, _):
      return nil
    }
  }

  private static func key(of fold: Subject.Fold) -> Key {
    switch fold {
    case .none: .symbol
    case .declaration: .caller
    case .file: .user
    }
  }

  private static func value(_ target: Subject.Target) -> Value {
    switch target {
    case .declaration(let name): value(.to, name)
    case .name(let name): value(.name, name)
    }
  }

  private static func value(_ key: Key, _ text: String) -> Value { Value(key: key.rawValue, value: text) }
}
