package enum TypeKind: UInt8, Sendable, CaseIterable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`

  package var keyword: String {
    switch self {
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .actor: "actor"
    case .protocol: "protocol"
    case .extension: "extension"
    case .typealias: "typealias"
    case .associatedtype: "associatedtype"
    }
  }

  /// As it stands in a sentence: "classes", "type aliases".
  package var plural: String {
    switch self {
    case .class: "classes"
    case .struct: "structs"
    case .enum: "enums"
    case .actor: "actors"
    case .protocol: "protocols"
    case .extension: "extensions"
    case .typealias: "type aliases"
    case .associatedtype: "associated types"
    }
  }
}

package struct TypeDeclaration: Sendable {
  package var kind: TypeKind
  /// The name itself; of an extension, the extended type as written.
  package var name: ByteRange
  /// The enclosing type, functions between them not counted; into `types`.
  package var owner: Int32
  /// The innermost function around; into `functions`. A type in between does not end it.
  package var function: Int32
  /// Into `names`, as are `modifiers`, `attributes` (names without `@`) and `genericParameters`.
  package var inherits: FactRange
  package var modifiers: FactRange
  package var attributes: FactRange
  package var genericParameters: FactRange
  /// From the first attribute or modifier to the closing brace, or to the end of an alias's type.
  package var extent: ByteRange
  /// What follows the `=` of a typealias or an associated type.
  package var aliased: ByteRange
  /// `@available(*, unavailable)`: nobody can use it.
  package var isUnavailable = false

  package init(kind: TypeKind, name: ByteRange, owner: Int32, function: Int32) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.function = function
    inherits = .none
    modifiers = .none
    attributes = .none
    genericParameters = .none
    extent = name
    aliased = .none
  }
}

package enum MemberKind: UInt8, Sendable, CaseIterable {
  case `var`, `let`, `func`, `init`, `subscript`, `deinit`

  package var keyword: String {
    switch self {
    case .var: "var"
    case .let: "let"
    case .func: "func"
    case .`init`: "init"
    case .subscript: "subscript"
    case .deinit: "deinit"
    }
  }
}

/// What a type holds directly, or what is at file scope. A pattern that binds two names gives two.
package struct Member: Sendable {
  package var kind: MemberKind
  /// Of an `init`, `subscript` or `deinit`: that word.
  package var name: ByteRange
  /// The type it belongs to; into `types`.
  package var owner: Int32
  /// `static` or `class`.
  package var isStatic = false
  package var isAsync = false
  package var `throws` = false
  /// What is in the parentheses of `throws(PayError)`.
  package var thrown = ByteRange.none
  /// Has a getter, or any accessor that makes it more than a stored property (`willSet` does not).
  package var isComputed = false
  /// A computed property with a setter.
  package var hasSetter = false
  package var modifiers = FactRange.none
  package var attributes = FactRange.none
  /// Its own annotation, without the colon.
  package var type = ByteRange.none
  package var returnType = ByteRange.none
  /// Into `parameters`.
  package var parameters = FactRange.none
  /// The initial value, without the `=`.
  package var value = ByteRange.none
  /// The function that its body or accessors belong to; into `functions`.
  package var function = FileFacts.none
  /// From the first attribute or modifier to the end of the declaration.
  package var extent: ByteRange

  package init(kind: MemberKind, name: ByteRange, owner: Int32) {
    self.kind = kind
    self.name = name
    self.owner = owner
    extent = name
  }
}

package struct Parameter: Sendable {
  /// The first name as written, `_` included.
  package var label: ByteRange
  /// The second name if there is one, else the first.
  package var name: ByteRange
  package var type: ByteRange
  package var defaultValue: ByteRange

  package init(label: ByteRange, name: ByteRange, type: ByteRange, defaultValue: ByteRange) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A variable declared inside a body.
package struct LocalVariable: Sendable {
  package var name: ByteRange
  package var type: ByteRange
  package var value: ByteRange
  package var owner: Int32
  package var function: Int32

  package init(name: ByteRange, type: ByteRange, value: ByteRange, owner: Int32, function: Int32) {
    self.name = name
    self.type = type
    self.value = value
    self.owner = owner
    self.function = function
  }
}

/// A `func`, `init`, `deinit`, `subscript` or a variable with accessors, local ones included.
package struct Function: Sendable {
  /// Of an `init`, `subscript` or `deinit`: that word.
  package var name: ByteRange
  /// The type around; into `types`.
  package var owner: Int32
  /// The function around, if this one is local; into `functions`.
  package var enclosing: Int32
  /// Into `names`.
  package var genericParameters = FactRange.none
  /// The parameters; into `parameters`. Local functions have theirs here too.
  package var parameters = FactRange.none
  package var returnType = ByteRange.none
  /// From the first attribute or modifier to the end.
  package var extent: ByteRange

  package init(name: ByteRange, owner: Int32, enclosing: Int32) {
    self.name = name
    self.owner = owner
    self.enclosing = enclosing
    extent = name
  }
}

/// A `{ … }` that runs when a function is called: one for each accessor that has one.
package struct Body: Sendable {
  /// Into `functions`.
  package var function: Int32
  /// Offset of the function's name, or of the accessor's word where one is written.
  package var position: Int32
  /// With its braces.
  package var range: ByteRange

  package init(function: Int32, position: Int32, range: ByteRange) {
    self.function = function
    self.position = position
    self.range = range
  }
}
