/// What one Swift file holds, in the shape of one line of `archcheck facts`.
struct FileFacts: Codable, Sendable, Equatable {
  var path: String
  var bytes: Int
  var imports: [ImportFact] = []
  var types: [TypeFact] = []
  var enumCases: [EnumCaseFact] = []
  var members: [MemberFact] = []
  var calls: [CallFact] = []
  var arguments: [ArgumentFact] = []
  var assignments: [AssignmentFact] = []
  var memberAccess: [MemberAccessFact] = []
  var implicitMembers: [ImplicitMemberFact] = []
  var nameChains: [NameChainFact] = []
  var closures: [ClosureFact] = []
  var casts: [CastFact] = []
  var givenNames: [GivenNameFact] = []
  var returnedValues: [ReturnedValueFact] = []
  var conditions: [ConditionFact] = []
  var operators: [OperatorFact] = []
  var macros: [MacroFact] = []
  var attributes: [AttributeFact] = []
  var listElements: [ListElementFact] = []
  var branchStarts: [BranchStartFact] = []
  var genericTypes: [GenericTypeFact] = []
  var functions: [FunctionFact] = []

  init(path: String, bytes: Int) {
    self.path = path
    self.bytes = bytes
  }
}

/// One entry of one list. Equality and hashing are what the comparison rests on: two entries are the same
/// fact exactly when all their values are.
protocol Fact: Codable, Hashable, Sendable {
  var line: Int { get }
  /// Lists whose entries have no column say 0.
  var columnOrZero: Int { get }
}

struct ImportFact: Fact {
  var line: Int
  var kind: String?
  var path: String
  var attributes: [String]
  var access: String?
  var conditional: Bool

  var columnOrZero: Int { 0 }
}

struct TypeFact: Fact {
  var line: Int
  var column: Int
  var kind: String
  var name: String
  var inherits: [String]
  var modifiers: [String]
  var attributes: [String]

  var columnOrZero: Int { column }
}

struct EnumCaseFact: Fact {
  var line: Int
  var owner: String?
  var name: String

  var columnOrZero: Int { 0 }
}

struct MemberFact: Fact {
  struct Parameter: Codable, Hashable, Sendable {
    var label: String
    var type: String
  }

  var line: Int
  var column: Int
  var kind: String
  var name: String
  var owner: String?
  var `static`: Bool
  var modifiers: [String]
  var attributes: [String]
  var type: String?
  var returnType: String?
  var params: [Parameter]
  var async: Bool
  var `throws`: Bool

  var columnOrZero: Int { column }
}

struct CallFact: Fact {
  var line: Int
  var column: Int
  var callee: String
  var member: String?
  var owner: String?
  var function: String?
  var pattern: Bool
  /// `line:column` of the call it goes on from.
  var receiver: String?
  var chained: String?

  var columnOrZero: Int { column }
}

struct ArgumentFact: Fact {
  var line: Int
  var column: Int
  var end: String
  var label: String?
  var index: Int
  var trailing: Bool
  var call: String

  var columnOrZero: Int { column }
}

struct AssignmentFact: Fact {
  var line: Int
  var column: Int
  var target: String
  var root: String?
  var member: String?
  var `operator`: String
  var value: String
  var owner: String?
  var function: String?

  var columnOrZero: Int { column }
}

struct ImplicitMemberFact: Fact {
  var line: Int
  var column: Int
  var name: String
  var owner: String?
  var function: String?
  var called: Bool
  var pattern: Bool
  var call: String?
  var label: String?
  var argument: Int?

  var columnOrZero: Int { column }
}

struct NameChainFact: Fact {
  var line: Int
  var column: Int
  var text: String

  var columnOrZero: Int { column }
}

struct ClosureFact: Fact {
  var line: Int
  var column: Int
  var end: String

  var columnOrZero: Int { column }
}

/// The type of a cast.
struct CastFact: Fact {
  var line: Int
  var column: Int
  var end: String

  var columnOrZero: Int { column }
}

struct ReturnedValueFact: Fact {
  var line: Int
  var column: Int
  var end: String
  var implicit: Bool
  var closure: String?
  var function: String?

  var columnOrZero: Int { column }
}

struct ConditionFact: Fact {
  var line: Int
  var column: Int
  var end: String
  var kind: String
  var of: String
  var pattern: String?
  var value: String?

  var columnOrZero: Int { column }
}

struct OperatorFact: Fact {
  var line: Int
  var column: Int
  var kind: String
  var operands: String

  var columnOrZero: Int { column }
}

struct MemberAccessFact: Fact {
  var line: Int
  var column: Int
  var text: String

  var columnOrZero: Int { column }
}

struct MacroFact: Fact {
  var line: Int
  var column: Int
  var name: String
  var kind: String
  var owner: String?
  var function: String?

  var columnOrZero: Int { column }
}

struct GivenNameFact: Fact {
  var line: Int
  var column: Int
  var name: String
  var type: String?
  var number: Int?
  var of: String

  var columnOrZero: Int { column }
}

struct ListElementFact: Fact {
  var line: Int
  var column: Int
  var end: String
  var list: String
  var hasKey: Bool

  var columnOrZero: Int { column }
}

struct BranchStartFact: Fact {
  var line: Int
  var column: Int
  var kind: String
  var start: String

  var columnOrZero: Int { column }
}

struct GenericTypeFact: Fact {
  var line: Int
  var column: Int
  var name: String

  var columnOrZero: Int { column }
}

struct AttributeFact: Fact {
  var line: Int
  var column: Int
  var end: String
  var name: String
  var argument: String?

  var columnOrZero: Int { column }
}

struct FunctionFact: Fact {
  var line: Int
  var name: String
  var owner: String?
  var counts: BranchCounts

  var columnOrZero: Int { 0 }
}

struct BranchCounts: Codable, Hashable, Sendable {
  var `if` = 0
  var `guard` = 0
  var `switch` = 0
  var `case` = 0
  var `for` = 0
  var `while` = 0
  var ternary = 0
  var `catch` = 0
  var and = 0
  var or = 0
  var coalescing = 0

  enum CodingKeys: String, CodingKey {
    case `if`, `guard`, `switch`, `case`, `for`, `while`, ternary, `catch`
    case and = "&&"
    case or = "||"
    case coalescing = "??"
  }
}

// An absent key and null mean false, 0 or an empty list. The synthesized decoders above call these instead of
// the ones of the standard library, which throw when a key is missing.
extension KeyedDecodingContainer {
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(type, forKey: key) ?? false
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try decodeIfPresent(type, forKey: key) ?? 0
  }

  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  func decode(_ type: BranchCounts.Type, forKey key: Key) throws -> BranchCounts {
    try decodeIfPresent(type, forKey: key) ?? BranchCounts()
  }
}
