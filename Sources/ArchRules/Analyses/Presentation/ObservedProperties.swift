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
  /// Changed by what an extension of a protocol does for all that answer it: these have to let it.
  private var changedByProtocols: Set<Key> = []
  /// Who changes a property of a name by code of its own, or by that of a view.
  private var changers: [String: Set<SymbolID>] = [:]
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
    for type in code.types where type.isViewModel {
      for observed in codebase.observedProperties(of: type) where Self.isState(observed.member, codebase) {
        all.append(StateProperty(owner: type.id, observed: observed))
      }
    }
    let fillers = StateUse.fillers(in: code)
    for file in code.files
    where file.types.contains(where: { $0.isView || $0.isViewModel || $0.isAppOrScene }) {
      let code = StateUse(file, fillers: fillers)
      for binding in code.bindings { note(binding) }
      for write in code.writes {
        // UIKit and AppKit have no other way to bind a control.
        if let view = codebase.view(at: write.place), !view.isSwiftUIView {
          note(StateBinding(owner: write.owner, name: write.name))
        }
        note(write)
      }
    }
  }

  /// What is called back is not a state, and neither is a dependency, no matter what fills it in.
  private static func isState(_ property: CodeMember, _ codebase: Codebase) -> Bool {
    guard !TypeText.isFunction(property.declared.type, in: property.file.facts.bytes) else { return false }
    return property.type.map { !codebase.isComponent($0) && codebase.symbols[$0].kind != .protocol } ?? true
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
    changers[write.name, default: []].insert(write.owner)
    if codebase.symbols[write.owner].kind == .protocol, codebase.type(at: write.place) == write.owner {
      changedByProtocols.insert(Key(owner: write.owner, name: write.name))
    }
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

  /// Whether code of its own or of a view sets it anew.
  func isReplaced(_ property: StateProperty) -> Bool {
    changers[property.observed.name]?.contains(property.owner) ?? false
  }

  /// Whether `private(set)` is missing and would compile.
  func canBePrivate(_ property: StateProperty) -> Bool {
    let isRestricted = property.observed.member.modifiers.contains {
      $0.hasSuffix("private(set)") || $0 == "weak" || $0 == "override"
    }
    // What is nested in a view model is the view model's to change.
    return property.observed.member.kind == .var && !isRestricted && !isChangedByHeirs(property)
      && !isPartOfViewModel(property.owner) && !isChangedByProtocol(property)
      && !changedElsewhere.contains(Key(owner: property.owner, name: property.observed.name))
  }

  /// Whether subclasses change it, as far as they are known: an open class may have others.
  private func isChangedByHeirs(_ property: StateProperty) -> Bool {
    guard bases.contains(property.owner) else { return false }
    let declared = codebase.symbols[property.owner]
    let file = codebase.files[declared.file]
    if file.texts(file.facts.types[Int(declared.declaration)].modifiers).contains("open") { return true }
    return changers[property.observed.name]?.contains {
      codebase.symbols.supertypes(of: $0).contains(property.owner)
    } ?? false
  }

  private func isChangedByProtocol(_ property: StateProperty) -> Bool {
    codebase.symbols.supertypes(of: property.owner).contains {
      changedByProtocols.contains(Key(owner: $0, name: property.observed.name))
    }
  }

  private func isPartOfViewModel(_ symbol: SymbolID) -> Bool {
    let parent = codebase.symbols[symbol].parent
    return parent.exists && CodeType(codebase, parent).isViewModel
  }

  /// The protocol of this codebase that asks for it with `{ get set }`, and so gives everybody leave to set it.
  func protocolOpening(_ property: StateProperty) -> CodeType? {
    CodeType(codebase, property.owner).supertypes.first { ancestor in
      ancestor.kind == .protocol
        && ancestor.members.contains { member in
          member.kind == .var && member.name == property.observed.name
            && member.file.facts.verbatim(member.declared.extent).contains("set")
        }
    }
  }
}
