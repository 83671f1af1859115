package import ArchFacts

/// A type that some file declares, or a type of someone else that some file extends.
package struct TypeSymbol: Sendable {
  package let name: NameID
  /// `.extension` stands for a type that is only extended here: Apple's or a package's.
  package let kind: TypeKind
  /// into `NamedCode.files`; of a type that is only extended, the first file that does so.
  package let file: FileID
  /// Into the `types` of that file.
  package let declaration: Int32
  /// The type around, extensions joined; `noType` at module scope.
  package internal(set) var parent: SymbolID
  /// `private` or `fileprivate`, itself or by a type around it.
  package internal(set) var isFilePrivate: Bool
  /// Other modules cannot use it.
  let isInternal: Bool
  package let isTest: Bool
  /// Declared within a type or an extension, whether or not that is known.
  package let isNested: Bool
  /// Declared in a function, with no type between the function and itself.
  package let isLocal: Bool

  /// When it is compiled, into `SymbolTable.conditions`; `none` when no `#if` is around it.
  let condition: Int32

  package var isExternal: Bool { kind == .extension }

  /// At a number that is nobody's.
  static let nobodys = TypeSymbol(
    name: .noName, kind: .extension, file: FileID(0), declaration: FileFacts.none, parent: .noType,
    isFilePrivate: false, isInternal: false, isTest: false, isNested: false, isLocal: false,
    condition: FileFacts.none)
}

/// What a name means at a place.
package enum Resolution: Sendable, Equatable {
  case declared(SymbolID)
  /// Declared, but not in every build that the place is part of: elsewhere it is Apple's or a package's.
  case sometimes(SymbolID)
  /// Apple's, a package's, or a name that is not visible at the place.
  case notOurs
  /// Several declarations, and neither nesting nor file nor module decides.
  case ambiguous
  case genericParameter

  package var symbol: SymbolID? {
    switch self {
    case .declared(let symbol), .sometimes(let symbol): symbol
    case .notOurs, .ambiguous, .genericParameter: nil
    }
  }

  /// Whether a type of Apple's or of a package may be meant.
  package var mayBeForeign: Bool {
    switch self {
    case .notOurs, .sometimes: true
    case .declared, .ambiguous, .genericParameter: false
    }
  }

  /// The same for a type that the one found leads to: a nested one, or what an alias stands for.
  func leading(to symbol: SymbolID) -> Resolution {
    if case .sometimes = self { .sometimes(symbol) } else { .declared(symbol) }
  }
}

/// One declaration or extension of a type.
package struct Declaration: Sendable, Hashable {
  /// into `NamedCode.files`.
  package let file: FileID
  /// Into the `types` of that file.
  package let index: Int32

  package init(file: FileID, index: Int32) {
    self.file = file
    self.index = index
  }
}
