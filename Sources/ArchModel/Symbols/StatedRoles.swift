package import ArchConfig
import ArchFacts

/// What a team states about its types in `roles`, type by type.
package struct StatedRoles: Sendable {
  package let statements: [RoleStatement]
  /// The statement that decides, into `statements`.
  private var byType: [SymbolID: Int32] = [:]

  init(_ statements: [RoleStatement], _ files: SourceFiles, _ symbols: SymbolTable) {
    self.statements = statements
    guard !statements.isEmpty else { return }
    // A whole name says more than any pattern; otherwise what is written first decides.
    let order =
      statements.indices.filter { statements[$0].isAboutOneName }
      + statements.indices.filter { !statements[$0].isAboutOneName }
    for symbol in symbols.ids {
      if let first = order.first(where: { statements[$0].isMet(by: symbol, files, symbols) }) {
        byType[symbol] = Int32(first)
      }
    }
  }

  /// The statement that decides about a type; `nil` where the team says nothing.
  package func statement(about symbol: SymbolID) -> Int32? { byType.isEmpty ? nil : byType[symbol] }

  /// The same where it does so by a name.
  func statement(byNameOf symbol: SymbolID) -> Int32? {
    statement(about: symbol).flatMap { statements[Int($0)].name == nil ? nil : $0 }
  }
}

extension RoleStatement {
  /// Whether it speaks of a type: all that it asks for holds, and nothing that it excepts.
  func isMet(by symbol: SymbolID, _ files: SourceFiles, _ symbols: SymbolTable) -> Bool {
    meetsConditions(symbol, files, symbols)
      && !except.contains { $0.pattern.isName(of: symbol, symbols) }
  }

  /// Whether all that it asks for holds, excepted or not.
  func meetsConditions(_ symbol: SymbolID, _ files: SourceFiles, _ symbols: SymbolTable) -> Bool {
    guard Self.mayMean(symbol, symbols) else { return false }
    if let name, !name.pattern.isName(of: symbol, symbols) { return false }
    if !self.files.isEmpty {
      let path = RelativePath(files[symbols[symbol].file].path)
      guard self.files.contains(where: { $0.pattern.match(path) != nil }) else { return false }
    }
    if !attributed.isEmpty {
      guard attributed.contains(where: { $0.pattern.isAttribute(of: symbol, files, symbols) }) else {
        return false
      }
    }
    return conformingTo.isEmpty
      || conformingTo.contains { $0.pattern.isSupertype(of: symbol, symbols) }
  }

  /// Of types that others declare and of other names for types nothing is said.
  static func mayMean(_ symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    switch symbols[symbol].kind {
    case .class, .struct, .enum, .actor, .protocol: true
    case .extension, .typealias, .associatedtype: false
    }
  }
}

extension NamePattern {
  /// `Cart` is any type of that name, `Cart.Item` the one within a `Cart`. A type within another is not meant by the
  /// name of that.
  func isName(of symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    text.contains(".")
      ? matches(symbols.qualifiedName(of: symbol)) : matches(symbols.names.bytes(symbols[symbol].name))
  }

  /// Directly or by way of others, Apple's types and those of packages included.
  func isSupertype(of symbol: SymbolID, _ symbols: SymbolTable) -> Bool {
    symbols.supertypes(of: symbol).contains { isName(of: $0, symbols) }
      || symbols.externalSupertypes(of: symbol).contains { matches(symbols.names.bytes($0)) }
  }

  func isAttribute(of symbol: SymbolID, _ files: SourceFiles, _ symbols: SymbolTable) -> Bool {
    let declared = symbols[symbol]
    let file = files[declared.file]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    // `available` of `available(iOS 17, *)`.
    return file.texts(attributes).contains { matches(String($0.prefix { $0 != "(" && $0 != "<" })) }
  }
}
