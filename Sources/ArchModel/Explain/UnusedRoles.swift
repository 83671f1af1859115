import ArchConfig
import ArchFacts
import ArchJSON

/// What the team says of types in `roles` that no type is.
struct UnusedRoles {
  private let code: NamedCode
  private let types: [SymbolID]

  init(in code: NamedCode) {
    self.code = code
    types = code.symbols.ids.filter {
      RoleStatement.mayMean($0, code.symbols)
    }
  }

  /// Each once, although an entry with several names is several statements.
  var problems: [ConfigProblem] {
    var known: Set<ConfigProblem> = []
    return code.statedRoles.statements.indices.flatMap(problems).filter { known.insert($0).inserted }
  }

  private func problems(_ index: Int) -> [ConfigProblem] {
    let statement = code.statedRoles.statements[index]
    let dead = deadConditions(statement)
    guard dead.isEmpty else { return dead }
    let label = "'\(statement.role.rawValue)' of 'roles'"
    let meant = types.filter { statement.meetsConditions($0, code.files, code.symbols) }
    guard !meant.isEmpty else {
      return [problem(statement.location, "no type has all that this entry of \(label) asks for")]
    }
    let exceptions = statement.except.filter { name in
      !meant.contains { name.pattern.isName(of: $0, code.symbols) }
    }
    guard exceptions.isEmpty else {
      return exceptions.map { name in
        problem(
          name.location, "no type that \(label) means is named '\(name.pattern.text)'",
          nearest(name.pattern, among: meant))
      }
    }
    let decided = types.filter { code.statedRoles.statement(about: $0) == Int32(index) }
    guard !decided.isEmpty else {
      let isExcepted = !meant.contains { statement.isMet(by: $0, code.files, code.symbols) }
      return [
        problem(
          statement.location,
          isExcepted
            ? "\(label) excepts every type that this entry means"
            : "what this entry of \(label) means is decided by another one",
          isExcepted ? nil : "write it first, or name the types in full")
      ]
    }
    if Role(statement.role).isWork, decided.allSatisfy({ code.symbols[$0].kind == .enum }) {
      return [
        problem(
          statement.location, "\(label) means only enums here, which are no \(Role(statement.role).plural)")
      ]
    }
    return []
  }

  private func deadConditions(_ statement: RoleStatement) -> [ConfigProblem] {
    let (files, symbols) = (code.files, code.symbols)
    var problems: [ConfigProblem] = []
    if let name = statement.name, !types.contains(where: { name.pattern.isName(of: $0, symbols) }) {
      problems.append(
        problem(name.location, "no type is named '\(name.pattern.text)'", nearest(name.pattern, among: types))
      )
    }
    for name in statement.conformingTo
    where !types.contains(where: { name.pattern.isSupertype(of: $0, symbols) }) {
      problems.append(
        problem(
          name.location, "no type conforms to '\(name.pattern.text)'", nearestSupertype(name.pattern)))
    }
    for name in statement.attributed
    where !types.contains(where: { name.pattern.isAttribute(of: $0, files, symbols) }) {
      problems.append(problem(name.location, "no type has the attribute '@\(name.pattern.text)'"))
    }
    for path in statement.files
    where !files.contains(where: { path.pattern.match(RelativePath($0.path)) != nil }) {
      problems.append(
        problem(
          path.location, "'\(path.pattern.text)' in '\(statement.role.rawValue)' of 'roles' matches no file"))
    }
    return problems
  }

  private func problem(_ location: JSONLocation, _ message: String, _ advice: String? = nil) -> ConfigProblem
  {
    ConfigProblem(.warning, at: location, message: message, suggestion: advice ?? "correct or remove it")
  }

  /// `*Gateway` for `*Gatway`: the words that names end or begin with are asked, too.
  private func nearest(_ pattern: NamePattern, among types: [SymbolID]) -> String? {
    nearest(pattern.text, among: Set(types.map(code.symbols.name)))
  }

  private func nearestSupertype(_ pattern: NamePattern) -> String? {
    let foreign = types.flatMap { code.symbols.externalSupertypes(of: $0).map(code.symbols.names.string) }
    return nearest(pattern.text, among: Set(types.map(code.symbols.name) + foreign))
  }

  private func nearest(_ text: String, among names: Set<String>) -> String? {
    let word = text.filter { $0 != "*" }
    let candidates: Set<String>
    if !text.contains("*") {
      candidates = names
    } else if text == "*" + word {
      candidates = Set(names.flatMap { Self.endings(of: $0).map { "*" + $0 } })
    } else if text == word + "*" {
      candidates = Set(names.flatMap { Self.beginnings(of: $0).map { $0 + "*" } })
    } else {
      return nil
    }
    return NearestName.of(text, in: candidates.sorted()).map { "did you mean '\($0)'?" }
  }

  /// `CardGateway` and `Gateway` of `CardGateway`.
  private static func endings(of name: String) -> [Substring] {
    name.indices.filter { name[$0].isUppercase }.map { name[$0...] }
  }

  private static func beginnings(of name: String) -> [Substring] {
    name.indices.dropFirst().filter { name[$0].isUppercase }.map { name[..<$0] } + [name[...]]
  }
}
