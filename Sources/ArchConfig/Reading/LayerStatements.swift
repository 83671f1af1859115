import ArchJSON

/// What the layers say of each other, from both ends: what one may use, what it may not, and by whom it may be used.
///
/// What a layer says of its own users holds against layers that say nothing of it: one that lists none may then use all
/// others, and one of its users that lists some may use it, too.
struct LayerStatements {
  typealias Name = (text: String, location: JSONLocation)

  /// As a layer says it; `nil` for what it does not say.
  struct Said {
    var mayUse: [Name]?
    var mayNotUse: [Name]?
    var usedBy: [Name]?
    var except: [(pattern: PathPattern, location: JSONLocation)] = []
  }

  struct Conflict {
    let location: JSONLocation
    let message: String
    let advice: String
  }

  /// Those that say anything, in the order written.
  private(set) var layers: [(name: String, said: Said)] = []
  private(set) var conflicts: [Conflict] = []

  mutating func add(_ said: Said, of layer: String) {
    guard said.mayUse != nil || said.mayNotUse != nil || said.usedBy != nil else { return }
    layers.append((layer, said))
  }

  /// Gives each layer what it may use in the end.
  mutating func settle(_ all: inout [Layer]) {
    let names = all.map(\.name)
    for (name, said) in layers {
      guard let denied = said.mayNotUse, let index = all.firstIndex(where: { $0.name == name }) else {
        continue
      }
      if let allowed = said.mayUse, let first = denied.first, !allowed.contains(where: { $0.text == "*" }) {
        conflicts.append(
          Conflict(
            location: first.location, message: "layer '\(name)' says what it may use and what it may not",
            advice: "keep one of 'mayUse' and 'mayNotUse'"))
        continue
      }
      for other in names where other != name && denied.contains(where: { $0.text == other || $0.text == "*" })
      {
        all[index].deny(other, among: names)
      }
    }
    for (name, said) in layers {
      guard let users = said.usedBy else { continue }
      for index in all.indices where all[index].name != name {
        let isUser = users.contains { $0.text == "*" || $0.text == all[index].name }
        settle(&all[index], uses: name, isUser, users, names)
      }
    }
  }

  private mutating func settle(
    _ layer: inout Layer, uses name: String, _ isUser: Bool, _ users: [Name], _ names: [String]
  ) {
    let said = layers.first { $0.name == layer.name }?.said
    if isUser {
      if let denied = said?.mayNotUse?.first(where: { $0.text == name }) {
        conflicts.append(
          Conflict(
            location: denied.location,
            message: "layer '\(layer.name)' may not use '\(name)', which says that it may",
            advice: "remove it here or from 'usedBy' of '\(name)'"))
      } else if let allowed = layer.mayUse, !allowed.contains(name), !layer.mayNotUse.contains(name) {
        layer.mayUse?.append(name)
      }
    } else if let written = said?.mayUse?.first(where: { $0.text == name }) {
      let only = users.isEmpty ? "nobody" : users.map { "'\($0.text)'" }.joined(separator: ", ")
      conflicts.append(
        Conflict(
          location: written.location,
          message: "layer '\(layer.name)' may use '\(name)', which says that it is used by \(only)",
          advice: "remove it here, or add '\(layer.name)' to 'usedBy' of '\(name)'"))
    } else {
      layer.deny(name, among: names)
    }
  }
}

extension Layer {
  /// Without one of those that it may use.
  fileprivate mutating func deny(_ name: String, among names: [String]) {
    // What was not listed for another reason stays so without this one.
    guard mayUse(name) else { return }
    mayUse = (mayUse ?? names.filter { $0 != self.name }).filter { $0 != name }
    mayNotUse.append(name)
  }
}
