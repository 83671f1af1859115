package import ArchFacts

/// How many facts of each kind there are: proof that a scan saw something, without the facts themselves.
package struct FactCounts: Sendable, Equatable {
  private var files = 0
  private var bytes = 0
  private var imports = 0
  private var types = 0
  private var enumCases = 0
  private var members = 0
  private var functions = 0
  private var calls = 0
  private var arguments = 0
  private var assignments = 0
  private var memberAccesses = 0
  private var implicitMembers = 0
  private var nameChains = 0
  private var closures = 0
  private var returnedValues = 0
  private var conditions = 0
  private var macros = 0
  private var attributes = 0
  private var skipped = 0

  package init() {}

  package init(_ facts: FileFacts) {
    files = 1
    bytes = facts.bytes.count
    imports = facts.imports.count
    types = facts.types.count
    enumCases = facts.enumCases.count
    members = facts.members.count
    functions = facts.bodies.count
    calls = facts.calls.count
    arguments = facts.arguments.count
    assignments = facts.assignments.count
    memberAccesses = facts.memberAccesses.count
    implicitMembers = facts.implicitMembers.count
    nameChains = facts.nameChains.count
    closures = facts.closures.count
    returnedValues = facts.returnedValues.count
    conditions = facts.conditions.count
    macros = facts.macros.count
    attributes = facts.attributes.count
    skipped = facts.skipped
  }

  package static func += (total: inout FactCounts, other: FactCounts) {
    total.files += other.files
    total.bytes += other.bytes
    total.imports += other.imports
    total.types += other.types
    total.enumCases += other.enumCases
    total.members += other.members
    total.functions += other.functions
    total.calls += other.calls
    total.arguments += other.arguments
    total.assignments += other.assignments
    total.memberAccesses += other.memberAccesses
    total.implicitMembers += other.implicitMembers
    total.nameChains += other.nameChains
    total.closures += other.closures
    total.returnedValues += other.returnedValues
    total.conditions += other.conditions
    total.macros += other.macros
    total.attributes += other.attributes
    total.skipped += other.skipped
  }

  /// A line for each kind, named as in the facts; `skipped` counts what the scanner stepped over.
  package var lines: String {
    let rows = [
      ("files", files), ("bytes", bytes), ("imports", imports), ("types", types), ("enumCases", enumCases),
      ("members", members), ("functions", functions), ("calls", calls), ("arguments", arguments),
      ("assignments", assignments), ("memberAccess", memberAccesses), ("implicitMembers", implicitMembers),
      ("nameChains", nameChains), ("closures", closures), ("returnedValues", returnedValues),
      ("conditions", conditions), ("macros", macros),
      ("attributes", attributes), ("skipped", skipped),
    ]
    return rows.map { "\($0.0) \($0.1)\n" }.joined()
  }
}
