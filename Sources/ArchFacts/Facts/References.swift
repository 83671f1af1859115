/// `callee(…)` or `callee { … }`.
package struct Call: Sendable {
  /// Where the chain of the callee starts; of any other expression the last name, else the `(` or `{`.
  package var position: Int32
  /// A name, `self`, `super`, `$0`, or a chain of `.name` from one of these or from nothing, as written;
  /// empty for every other expression.
  package var callee: ByteRange
  /// The last name of the callee, if it ends in one.
  package var member: ByteRange
  /// The `(` of the arguments, or the `{` of the first trailing closure.
  package var arguments: Int32
  /// After the last trailing closure or the `)`.
  package var end: Int32
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32
  /// `case .a(let x)` and its like: no real call.
  package var isPattern: Bool
  /// The call whose result this one goes on from, with nothing but names, `?` and `!` between: for `d` in
  /// `a.b(c).x?.d()` the call `a.b(c)`. Into `calls`.
  package var receiver = FileFacts.none
  /// Into `arguments`; none in a pattern.
  package var firstArgument = FileFacts.none

  package init(
    position: Int32, callee: ByteRange, member: ByteRange, arguments: Int32, end: Int32, owner: Int32,
    function: Int32, isPattern: Bool
  ) {
    self.position = position
    self.callee = callee
    self.member = member
    self.arguments = arguments
    self.end = end
    self.owner = owner
    self.function = function
    self.isPattern = isPattern
  }
}

/// The longest chain whose first name starts with an upper-case letter: `Foo.shared.go`.
package struct MemberAccess: Sendable {
  package var text: ByteRange
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32
  package var isPattern: Bool

  package init(text: ByteRange, owner: Int32, function: Int32, isPattern: Bool) {
    self.text = text
    self.owner = owner
    self.function = function
    self.isPattern = isPattern
  }
}

/// `.name` with nothing before the period: an enum case, `.shared`, `.init`.
package struct ImplicitMember: Sendable {
  /// The first name, without the period.
  package var name: ByteRange
  /// The call it is an argument of, directly; into `calls`.
  package var call: Int32
  /// The label of that argument; empty for none.
  package var label: ByteRange
  /// Which argument it is, from 0.
  package var argument: Int32
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32
  /// Followed by `(` or a trailing closure.
  package var isCalled: Bool
  package var isPattern: Bool

  package init(name: ByteRange, owner: Int32, function: Int32, isPattern: Bool) {
    self.name = name
    call = FileFacts.none
    label = .none
    argument = 0
    self.owner = owner
    self.function = function
    isCalled = false
    self.isPattern = isPattern
  }
}

package enum TypeReferenceRole: UInt8, Sendable {
  /// The type of a variable or property.
  case variable
  case parameter
  case returnType
  case inheritance
  /// `as`, `is`, or a type in any other expression.
  case expression
  /// A bare upper-case name in an expression, neither called nor followed by a period.
  case value
  /// What a `where` speaks of.
  case genericConstraint
  /// `P` of `<T: P>` and of `where T: P`.
  case genericBound
  case payload
  case aliased
  case attribute
  case extended
}

/// A type named where a type is written; `A.B` is one reference, the arguments in `A<B>` are their own.
package struct TypeReference: Sendable {
  package var name: ByteRange
  package var role: TypeReferenceRole
  /// Whether `<` and generic arguments follow.
  package var hasArguments = false
  /// Whether it is certain that the name is a single word, without a period and without back-ticks.
  package var isOneWord = false
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32

  package init(name: ByteRange, role: TypeReferenceRole, owner: Int32, function: Int32) {
    self.name = name
    self.role = role
    self.owner = owner
    self.function = function
  }
}

/// `#name`, as an expression or as a declaration.
package struct MacroUse: Sendable {
  /// Offset of the `#`.
  package var position: Int32
  package var name: ByteRange
  package var isDeclaration: Bool
  /// From the `#` to the end of arguments and trailing closures.
  package var extent: ByteRange
  /// Into `types`.
  package var owner: Int32
  /// Into `functions`.
  package var function: Int32

  package init(
    position: Int32, name: ByteRange, isDeclaration: Bool, extent: ByteRange, owner: Int32, function: Int32
  ) {
    self.position = position
    self.name = name
    self.isDeclaration = isDeclaration
    self.extent = extent
    self.owner = owner
    self.function = function
  }
}
