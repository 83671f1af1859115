/// Everything the scanner saw in one Swift file: plain values in flat lists, in source order.
///
/// Guarantees: every `ByteRange` is within `bytes`; every index refers into the list it names or is
/// `none` (−1); lists of declarations are in the order of their names in the source, except that the
/// function of a variable with accessors comes after those within its initial value.
///
/// A class, since a struct of two dozen lists has each of them counted whenever it is passed on: that was a
/// tenth of the time of a check.
@usableFromInline
package final class FileFacts: Sendable {
  /// The index that stands for "there is none".
  @inlinable package static var none: Int32 { -1 }

  /// Relative to the root of the run, with `/`.
  package let path: String
  package let bytes: [UInt8]

  package let imports: [Import]
  package let types: [TypeDeclaration]
  package let enumCases: [EnumCase]
  package let members: [Member]
  package let parameters: [Parameter]
  package let locals: [LocalVariable]
  package let functions: [Function]
  package let bodies: [Body]
  package let branches: [Branch]
  package let conditions: [Condition]
  package let calls: [Call]
  package let arguments: [Argument]
  package let assignments: [Assignment]
  /// Names joined by periods, as they are in expressions: `model.rows`, `self`, `$0.title!`, `Store<Int>.shared`.
  /// From the first name up to a call, a subscript or anything else that is not a name. Not those within patterns.
  package let nameChains: [ByteRange]
  /// Closures with their braces.
  package let closures: [ByteRange]
  /// What values are cast to, `Cart` of `order as? Cart`, and what patterns match, `Cart` of `case let cart as Cart`.
  package let casts: [ByteRange]
  /// In the order of the source.
  package let givenNames: [GivenName]
  /// In the order of their ends.
  package let listElements: [ListElement]
  package let returnedValues: [ReturnedValue]
  package let memberAccesses: [MemberAccess]
  package let implicitMembers: [ImplicitMember]
  package let typeReferences: [TypeReference]
  /// `A<B>.C` and `Self.C` where a type is written: the whole of it. `A` and `B` are among the type references, too.
  package let typesInGenericTypes: [TypeReference]
  package let macros: [MacroUse]
  package let attributes: [Attribute]
  package let conditionalRegions: [ConditionalRegion]
  /// The list that `terms` of conditional regions point into.
  package let buildTerms: [BuildTerm]
  package let suppressionComments: [ByteRange]
  package let docComments: [ByteRange]

  /// The list that `inherits`, `modifiers`, `attributes` and `genericParameters` of declarations point into.
  package let names: [ByteRange]

  /// How often the scanner met something it did not understand and stepped over it.
  package let skipped: Int

  package init(_ lists: FactLists) {
    path = lists.path
    bytes = lists.bytes
    imports = lists.imports
    types = lists.types
    enumCases = lists.enumCases
    members = lists.members
    parameters = lists.parameters
    locals = lists.locals
    functions = lists.functions
    bodies = lists.bodies
    branches = lists.branches
    conditions = lists.conditions
    calls = lists.calls
    arguments = lists.arguments
    assignments = lists.assignments
    nameChains = lists.nameChains
    closures = lists.closures
    givenNames = lists.givenNames
    casts = lists.casts
    listElements = lists.listElements
    returnedValues = lists.returnedValues
    memberAccesses = lists.memberAccesses
    implicitMembers = lists.implicitMembers
    typeReferences = lists.typeReferences
    typesInGenericTypes = lists.typesInGenericTypes
    macros = lists.macros
    attributes = lists.attributes
    conditionalRegions = lists.conditionalRegions
    buildTerms = lists.buildTerms
    suppressionComments = lists.suppressionComments
    docComments = lists.docComments
    names = lists.names
    skipped = lists.skipped
  }
}

package struct Import: Sendable {
  /// Offset of the word `import`.
  package var position: Int32
  /// The word after `import`, such as `struct` or `func`; empty for a whole module.
  package var kind: ByteRange
  /// `A.B`, as written.
  package var path: ByteRange
  /// Each without its `@`, with arguments; into `names`.
  package var attributes: FactRange
  /// `public`, `internal`, …; empty when not written.
  package var access: ByteRange
  /// Inside a `#if`.
  package var isConditional: Bool

  package init(
    position: Int32, kind: ByteRange, path: ByteRange, attributes: FactRange, access: ByteRange,
    isConditional: Bool
  ) {
    self.position = position
    self.kind = kind
    self.path = path
    self.attributes = attributes
    self.access = access
    self.isConditional = isConditional
  }
}

package struct EnumCase: Sendable {
  package var name: ByteRange
  /// The enclosing type; into `types`.
  package var owner: Int32
  /// The associated values with their parentheses; empty when there are none.
  package var payload: ByteRange
  /// The same one by one.
  package var parameters = FactRange.none
  /// The raw value, without the `=`; empty when there is none.
  package var value: ByteRange

  package init(name: ByteRange, owner: Int32, payload: ByteRange, value: ByteRange) {
    self.name = name
    self.owner = owner
    self.payload = payload
    self.value = value
  }
}

/// An element of an array literal, or a value of a dictionary literal.
package struct ListElement: Sendable {
  /// Offset of the `[`.
  package var list: Int32
  /// Without comments and blanks around it.
  package var value: ByteRange
  /// Whether it is what a dictionary has for a key.
  package var hasKey: Bool

  package init(list: Int32, value: ByteRange, hasKey: Bool) {
    self.list = list
    self.value = value
    self.hasKey = hasKey
  }
}

/// `@Name`, wherever it is.
package struct Attribute: Sendable {
  /// Offset of the `@`.
  package var position: Int32
  package var name: ByteRange
  /// The first expression in its parentheses, without its label; empty where there is none, and where what is
  /// there is no expression, as in `@available(iOS 17, *)`.
  package var argument = ByteRange.none
  /// After the `)` of its arguments, or after its name.
  package var end: Int32
  /// Part of a type that is written, as in `let done: @MainActor () -> Void`: says nothing of what is declared with it.
  package var isOfType = false

  package init(position: Int32, name: ByteRange) {
    self.position = position
    self.name = name
    end = name.end
  }
}

/// One branch of a `#if`, from after its condition to the next directive.
package struct ConditionalRegion: Sendable {
  package var range: ByteRange
  /// What follows `#if` or `#elseif`; for `#else` the condition of the `#if`.
  package var condition: ByteRange
  package var isElse: Bool
  /// What follows `#if` or `#elseif`, term by term; into `buildTerms`. Of `#else` there are none.
  package var terms: FactRange
  /// The branch before it of the same `#if`; into `conditionalRegions`.
  package var previous: Int32

  package init(range: ByteRange, condition: ByteRange, isElse: Bool, terms: FactRange, previous: Int32) {
    self.range = range
    self.condition = condition
    self.isElse = isElse
    self.terms = terms
    self.previous = previous
  }
}
