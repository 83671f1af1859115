/// The facts of a file while they are being gathered; `FileFacts` says what each list is.
package struct FactLists: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package var imports: [Import] = []
  package var types: [TypeDeclaration] = []
  package var enumCases: [EnumCase] = []
  package var members: [Member] = []
  package var parameters: [Parameter] = []
  package var locals: [LocalVariable] = []
  package var functions: [Function] = []
  package var bodies: [Body] = []
  package var branches: [Branch] = []
  package var conditions: [Condition] = []
  package var calls: [Call] = []
  package var arguments: [Argument] = []
  package var assignments: [Assignment] = []
  package var nameChains: [ByteRange] = []
  package var closures: [ByteRange] = []
  package var givenNames: [GivenName] = []
  package var casts: [ByteRange] = []
  package var listElements: [ListElement] = []
  package var returnedValues: [ReturnedValue] = []
  package var memberAccesses: [MemberAccess] = []
  package var implicitMembers: [ImplicitMember] = []
  package var typeReferences: [TypeReference] = []
  package var typesInGenericTypes: [TypeReference] = []
  package var macros: [MacroUse] = []
  package var attributes: [Attribute] = []
  package var conditionalRegions: [ConditionalRegion] = []
  package var buildTerms: [BuildTerm] = []
  package var suppressionComments: [ByteRange] = []
  package var docComments: [ByteRange] = []
  package var names: [ByteRange] = []
  package var skipped = 0

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The lists of a file, to be changed before they become facts again.
  package init(_ facts: FileFacts) {
    path = facts.path
    bytes = facts.bytes
    imports = facts.imports
    types = facts.types
    enumCases = facts.enumCases
    members = facts.members
    parameters = facts.parameters
    locals = facts.locals
    functions = facts.functions
    bodies = facts.bodies
    branches = facts.branches
    conditions = facts.conditions
    calls = facts.calls
    arguments = facts.arguments
    assignments = facts.assignments
    nameChains = facts.nameChains
    closures = facts.closures
    givenNames = facts.givenNames
    casts = facts.casts
    listElements = facts.listElements
    returnedValues = facts.returnedValues
    memberAccesses = facts.memberAccesses
    implicitMembers = facts.implicitMembers
    typeReferences = facts.typeReferences
    typesInGenericTypes = facts.typesInGenericTypes
    macros = facts.macros
    attributes = facts.attributes
    conditionalRegions = facts.conditionalRegions
    buildTerms = facts.buildTerms
    suppressionComments = facts.suppressionComments
    docComments = facts.docComments
    names = facts.names
    skipped = facts.skipped
  }
}
