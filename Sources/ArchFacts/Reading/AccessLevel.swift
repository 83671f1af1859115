// Who may use a declaration, as far as its own modifiers say.
extension FileFacts {
  /// Whether `public` or `open` is among the modifiers.
  package func isPublic(_ modifiers: FactRange) -> Bool {
    modifiers.indices.contains { matches(names[$0], "public") || matches(names[$0], "open") }
  }

  /// Whether other files cannot use it.
  package func isFilePrivate(_ modifiers: FactRange) -> Bool {
    modifiers.indices.contains { matches(names[$0], "private") || matches(names[$0], "fileprivate") }
  }

  /// Whether other files cannot use a member: it says so, or the extension around it does.
  package func isFilePrivate(_ member: Member) -> Bool {
    if isFilePrivate(member.modifiers) { return true }
    guard member.owner >= 0 else { return false }
    let owner = types[Int(member.owner)]
    return owner.kind == .extension && isFilePrivate(owner.modifiers) && !isOpenToModules(member.modifiers)
      && !member.modifiers.indices.contains { matches(names[$0], "internal") }
  }

  /// Whether other modules may use a type: it says so, or the extension around it does.
  package func isOpenToModules(_ type: TypeDeclaration) -> Bool {
    if isOpenToModules(type.modifiers) { return true }
    guard type.owner >= 0 else { return false }
    let owner = types[Int(type.owner)]
    return owner.kind == .extension && isOpenToModules(owner.modifiers)
  }

  /// Whether other modules may use a declaration with these modifiers.
  package func isOpenToModules(_ modifiers: FactRange) -> Bool {
    isPublic(modifiers) || modifiers.indices.contains { matches(names[$0], "package") }
  }
}
