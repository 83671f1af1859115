import ArchFacts
import ArchModel

/// All that view models publish, and what is known of each.
struct ObservedProperties: Analysis {
  private(set) var all: [StateProperty] = []
  /// Every change in code of views and view models, in the order of files.
  private(set) var writes: [StateWrite] = []
  private var boundNames: Set<String> = []
  private var bound: Set<Key> = []
  /// Changed by the type's own code in another file, where `private(set)` would not let it.
  private var changedElsewhere: Set<Key> = []
  private let bases: BaseTypes
  private let codebase: Codebase

  private struct Key: Hashable {
    let owner: SymbolID
    let name: String
  }

  static var asks: [any Analysis.Type] { [BaseTypes.self] }

  init(_ code: Code) {
    codebase = code.codebase
    bases = code[BaseTypes.self]
    let codebase = codebase
    let types = PresentationTypes(codebase)
    for symbol in codebase.symbols.symbols.indices.map(Int32.init) where types.isObservableViewModel(symbol) {
      for observed in codebase.observedProperties(of: symbol) where Self.isState(observed, codebase) {
        all.append(StateProperty(owner: symbol, observed: observed))
      }
    }
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      guard types.file(Int32(index), holds: { types.isView($0) || types.isObservableViewModel($0) }) else {
        continue
      }
      let code = StateUse(codebase, file: Int32(index))
      for binding in code.bindings { note(binding) }
      for write in code.writes {
        // UIKit and AppKit have no other way to bind a control.
        if let view = types.view(at: write.place), !types.isSwiftUIView(view) {
          note(StateBinding(owner: write.owner, name: write.name))
        }
        note(write)
      }
    }
  }

  /// What is called back is not a state, and neither is a dependency, no matter what fills it in.
  private static func isState(_ property: ObservedProperty, _ codebase: Codebase) -> Bool {
    let member = property.member
    let file = codebase.files[Int(property.reference.file)]
    guard !TypeText.isFunction(member.type, in: file.facts.bytes) else { return false }
    let type = ExpressionTypes.type(of: property.reference, in: codebase)
    return type.map { !codebase.isComponent($0) && codebase.symbols[$0].kind != .protocol } ?? true
  }

  private mutating func note(_ binding: StateBinding) {
    if let owner = binding.owner {
      bound.insert(Key(owner: owner, name: binding.name))
    } else {
      boundNames.insert(binding.name)
    }
  }

  private mutating func note(_ write: StateWrite) {
    writes.append(write)
    guard codebase.type(at: write.place) == write.owner,
      codebase.symbols[write.owner].file != write.place.file
    else { return }
    changedElsewhere.insert(Key(owner: write.owner, name: write.name))
  }

  func isBound(_ property: StateProperty) -> Bool {
    let name = property.observed.name
    if boundNames.contains(name) || bound.contains(Key(owner: property.owner, name: name)) { return true }
    return codebase.symbols.supertypes(of: property.owner).contains {
      bound.contains(Key(owner: $0, name: name))
    }
  }

  /// Whether `private(set)` is missing and would compile.
  func canBePrivate(_ property: StateProperty) -> Bool {
    let member = property.observed.member
    let file = codebase.files[Int(property.observed.reference.file)]
    let modifiers = file.texts(member.modifiers)
    guard !modifiers.contains("private(set)"), !modifiers.contains("fileprivate(set)"),
      !modifiers.contains("weak"), !modifiers.contains("override"), !bases.contains(property.owner),
      !changedElsewhere.contains(Key(owner: property.owner, name: property.observed.name))
    else { return false }
    return !isRequired(property)
  }

  /// Whether a protocol of this codebase asks for it.
  private func isRequired(_ property: StateProperty) -> Bool {
    codebase.symbols.supertypes(of: property.owner).contains { ancestor in
      codebase.symbols[ancestor].kind == .protocol
        && codebase.members(of: ancestor).contains { reference in
          let member = codebase.member(reference)
          let facts = codebase.files[Int(reference.file)].facts
          return member.kind == .var && facts.verbatim(member.name) == property.observed.name
            && facts.verbatim(member.extent).contains("set")
        }
    }
  }
}
