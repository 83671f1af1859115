import ArchConfig
import ArchFacts
import ArchModel
import ArchScan
import Testing

@Suite struct ExpressionTypesTests {
  private static let declarations = """
    struct Session { let user: User; var isValid: Bool { true } }
    struct User { let name: String }
    protocol Sessions { func current() async throws -> Session? }
    protocol Restoring: Sessions { var last: Session { get } }
    final class Container { func makeSessions() -> any Sessions { fatalError() } }
    let guest: User = .init(name: "")
    func visitor() -> User { guest }
    """

  /// What the last `probe(…)` of a body is, as words.
  private func kind(of body: String, members: String = "", parameters: String = "") -> String {
    let source = """
      \(Self.declarations)
      final class Flow {
        \(members)
        func run(\(parameters)) async throws {
          \(body)
        }
      }
      """
    let facts = FileFacts(scanning: Array(source.utf8), path: "Flow.swift")
    let codebase = Codebase(Architecture(), [facts])
    guard let call = facts.calls.last(where: { facts.matches($0.callee, "probe") }) else { return "no probe" }
    let argument = ByteRange(start: call.arguments + 1, end: call.end - 1)
    let place = Place(file: codebase.files.ids[0], owner: call.owner, function: call.function)
    switch ExpressionTypes(codebase.code, file: codebase.files.ids[0]).kind(ofValue: argument, at: place) {
    case .own(let symbol): return codebase.symbols.name(of: symbol)
    case .list(let element): return "[\(codebase.symbols.name(of: element))]"
    case .pairs(let value): return "[… \(codebase.symbols.name(of: value))]"
    case .pair(let value): return "(…, \(codebase.symbols.name(of: value)))"
    case .foreign(let name): return "foreign \(name)"
    case .unknown: return "unknown"
    }
  }

  @Test func `a value of a generic parameter is what that has to be`() {
    func kind(of value: String, _ type: String) -> String {
      let source = "\(Self.declarations)\n\(type)"
      let facts = FileFacts(scanning: Array(source.utf8), path: "Flow.swift")
      let codebase = Codebase(Architecture(), [facts])
      guard let call = facts.calls.last(where: { facts.matches($0.callee, "probe") }) else {
        return "no probe"
      }
      let argument = ByteRange(start: call.arguments + 1, end: call.end - 1)
      let place = Place(file: codebase.files.ids[0], owner: call.owner, function: call.function)
      let types = ExpressionTypes(codebase.code, file: codebase.files.ids[0])
      return types.kind(ofValue: argument, at: place).symbol.map { codebase.symbols.name(of: $0) }
        ?? "unknown"
    }
    #expect(kind(of: "a", "struct A<T: Sessions> { let a: T; func run() { probe(a) } }") == "Sessions")
    #expect(
      kind(of: "a", "struct A<T> where T: Sessions { let a: T; func run() { probe(a) } }") == "Sessions")
    #expect(
      kind(of: "a", "struct A<U: Restoring, T: Equatable & Sessions> { let a: T; func run() { probe(a) } }")
        == "Sessions")
    #expect(kind(of: "a", "func run<T>(_ a: T, _ b: Session) where T: Restoring { probe(a) }") == "Restoring")
    #expect(
      kind(of: "a", "struct A<T> where T.X: Sessions { let a: T; func run() { probe(a) } }") == "unknown")
    #expect(
      kind(of: "a", "struct A<T> { func other<U: Sessions>(_ u: U) {}; let a: T; func run() { probe(a) } }")
        == "unknown")
    #expect(
      kind(of: "a", "struct A<T: AsyncSequence<Session, Never>> { let a: T; func run() { probe(a) } }")
        == "unknown")
    #expect(
      kind(of: "a", "func run<T>(_ a: T, _ b: Int = Session.count) where T: Restoring { probe(a) }")
        == "Restoring")
    #expect(
      kind(of: "a", "struct A<T> { let a: T; func other<U: Sessions>(_ u: U) {}; func run() { probe(a) } }")
        == "unknown")
    #expect(kind(of: "a", "struct A<T> { let a: T; let b: Session; func run() { probe(a) } }") == "unknown")
  }

  @Test func `a parameter, a property and a local are what their annotations say`() {
    #expect(kind(of: "probe(session)", parameters: "session: Session?") == "Session")
    #expect(kind(of: "probe(self.session.user)", members: "let session: Session") == "User")
    #expect(kind(of: "let users: [User] = []; probe(users)") == "[User]")
    #expect(kind(of: "probe(path)", members: "var path: NavigationPath") == "foreign NavigationPath")
  }

  @Test func `a value says what it is by its initializer or by the function that returns it`() {
    #expect(kind(of: "let user = User(name: \"\"); probe(user)") == "User")
    #expect(kind(of: "probe(path)", members: "var path = NavigationPath()") == "foreign NavigationPath")
    #expect(
      kind(
        of: "let sessions = container.makeSessions(); probe(sessions)", members: "let container: Container")
        == "Sessions")
    #expect(kind(of: "probe(restoring.last.user)", parameters: "restoring: any Restoring") == "User")
  }

  @Test func `a value that is cast is what it is cast to`() {
    #expect(kind(of: "probe(raw as? User)", parameters: "raw: Any") == "User")
    #expect(kind(of: "let user = raw() as! User; probe(user)") == "User")
    #expect(
      kind(of: "guard let user = raw as? User else { return }; probe(user)", parameters: "raw: Any") == "User"
    )
    #expect(kind(of: "probe(raw as [User])", parameters: "raw: [Any]") == "[User]")
    #expect(kind(of: "probe(raw as? UIView)", parameters: "raw: Any") == "foreign UIView")
    #expect(kind(of: "probe((raw as? Session)?.user)", parameters: "raw: Any") == "unknown")
    #expect(kind(of: "probe((raw as? Session, session.user))", parameters: "session: Session") == "unknown")
    #expect(kind(of: "probe(raw is User)", parameters: "raw: Any") == "unknown")
    #expect(kind(of: "probe(other == raw as? User)", parameters: "raw: Any, other: User?") == "unknown")
    #expect(kind(of: "probe(flag && raw as? Bool)", parameters: "raw: Any, flag: Bool") == "unknown")
    #expect(kind(of: "probe(other ?? raw as! User)", parameters: "raw: Any, other: User?") == "User")
  }

  @Test func `a variable at file scope is what it says, a function by its name is not what it returns`() {
    #expect(kind(of: "probe(guest)") == "User")
    #expect(kind(of: "probe(visitor)") == "unknown")
  }

  @Test func `what a class inherits of a generic one is of the type that it names there`() {
    let bases = """
      class Screen<Model, Row>: Base { let model: Model; var rows: [Row]; var row: Row? }
      class TripScreen: Screen<Session, Array<User>> { func a() { probe(model.user) } }
      """
    func kind(_ body: String, of declared: String) -> String {
      let source = Self.declarations + bases + "\n\(declared) { func run() { \(body) } }"
      let facts = FileFacts(scanning: Array(source.utf8), path: "Screens.swift")
      let code = Codebase(Architecture(), [facts]).code
      guard let call = facts.calls.last(where: { facts.matches($0.callee, "probe") }) else {
        return "no probe"
      }
      let place = Place(file: code.files.ids[0], owner: call.owner, function: call.function)
      let argument = ByteRange(start: call.arguments + 1, end: call.end - 1)
      let symbol = ExpressionTypes(code, file: code.files.ids[0]).kind(ofValue: argument, at: place).symbol
      return symbol.map(code.symbols.name(of:)) ?? "unknown"
    }
    #expect(kind("probe(model.user)", of: "final class List: Screen<Session, User>") == "User")
    #expect(kind("probe(self.row)", of: "final class List: Screen<Session, User>, Listing") == "User")
    #expect(kind("probe(model)", of: "final class Special: TripScreen") == "Session")
    #expect(kind("probe(model)", of: "final class Open<Model>: Screen<Model, User>") == "unknown")
    #expect(kind("probe(model)", of: "final class Other: Elsewhere<Session>") == "unknown")
  }

  @Test func `a call of something unknown is what all functions of that name return`() {
    #expect(kind(of: "probe(somewhere.makeSessions())") == "Sessions")
    #expect(kind(of: "probe(somewhere.makeSessions)") == "unknown")
    let other = "func makeSessions() -> User { fatalError() }"
    #expect(kind(of: "probe(somewhere.makeSessions())", members: other) == "unknown")
  }

  @Test func `an initializer may be called by its name, and a function of the file returns what it says`() {
    #expect(kind(of: "let user = User.init(name: \"\"); probe(user)") == "User")
    #expect(kind(of: "let path = NavigationPath.init(); probe(path)") == "foreign NavigationPath")
    #expect(kind(of: "let item = Elsewhere.Item(); probe(item)") == "foreign Item")
    let functions = """
      }
      func everybody() -> [User] { [] }
      func network() -> URLSession { .shared }
      let nobody = User(name: "")
      extension Flow {
      """
    #expect(kind(of: "let all = everybody(); probe(all)", members: functions) == "[User]")
    #expect(kind(of: "let session = network(); probe(session)", members: functions) == "foreign URLSession")
    #expect(kind(of: "let made = nobody(); probe(made)", members: functions) == "unknown")
    #expect(kind(of: "let all = everybody; probe(all)", members: functions) == "unknown")
  }

  @Test func `a type of some builds is ours where users get it on a platform of Apple's`() {
    let members = """
      }
      #if os(iOS)
      struct Pad {}
      #endif
      #if os(Windows)
      struct Pane {}
      #endif
      extension Flow {
      """
    #expect(kind(of: "probe(pad)", members: members, parameters: "pad: Pad") == "Pad")
    #expect(kind(of: "probe(pane)", members: members, parameters: "pane: Pane") == "foreign Pane")
    #expect(kind(of: "probe(pads)", members: members, parameters: "pads: [Pad]") == "[Pad]")
  }

  @Test func `only the last name of a call is called`() {
    let members = """
      let box: Box
      struct Box { let last: Session; func last(of: Int) -> User? { nil } }
      """
    #expect(kind(of: "probe(box.last)", members: members) == "Session")
    #expect(kind(of: "probe(container.makeSessions())", members: "let container: Container") == "Sessions")
    #expect(kind(of: "probe(container.makeSessions)", members: "let container: Container") == "unknown")
    #expect(kind(of: "probe(box.last.user)", members: members) == "User")
    let others = "let container: Container\nfunc makeSessions() -> User { fatalError() }"
    #expect(kind(of: "probe(container.makeSessions())", members: others) == "Sessions")
  }

  @Test func `a name bound in a condition is what it was bound to`() {
    let members = "let sessions: any Sessions"
    #expect(
      kind(
        of: "guard let found = try await sessions.current() else { return }; probe(found)", members: members)
        == "Session")
    #expect(
      kind(of: "if let user = session?.user, probe(user) {}", parameters: "session: Session?") == "User")
    #expect(kind(of: "if let user = other { }; probe(user)", parameters: "other: User?") == "unknown")
    #expect(kind(of: "if let user = user { probe(user) }", parameters: "user: User?") == "User")
    #expect(
      kind(
        of: "guard let user = session?.user else { return }; if let user = user { probe(user) }",
        members: "let session: Session?")
        == "User")
  }

  @Test func `the nearest declaration of a name counts`() {
    #expect(
      kind(
        of: "let value = User(name: \"\"); probe(value)", members: "let value: Session",
        parameters: "value: Int")
        == "User")
    let members = "let users: [User]; let value: Session; let session: Session"
    #expect(kind(of: "users.forEach { value in probe(value) }", members: members) == "User")
    #expect(kind(of: "work { value in probe(value) }", members: members) == "unknown")
    #expect(
      kind(of: "users.forEach { value in let value = session; probe(value) }", members: members) == "Session")
    #expect(kind(of: "users.forEach { value in f(value) }; probe(value)", members: members) == "Session")
    #expect(kind(of: "for value in users { f(value) }; probe(value)", members: members) == "Session")
    #expect(kind(of: "for value in value { probe(value) }", parameters: "value: [User]") == "User")
    #expect(
      kind(of: "for one in all { if let one = one { probe(one) } }", parameters: "all: [User?]") == "User")
  }

  @Test(arguments: [
    "for user in users { probe(user) }", "for user in users where probe(user) {}",
    "for user: User in users { probe(user) }", "for await user in users.reversed() { probe(user) }",
    "for user in users.filter({ $0.isOld }).sorted(by: <) { probe(user) }",
    "for (number, user) in users.enumerated() { probe(user) }",
    "users.forEach { probe($0) }", "users.forEach({ user in probe(user) })",
    "users.forEach { [weak self] (user: User) -> Void in probe(user) }",
    "_ = users.map { (user) in probe(user) }",
    "users\n  .dropFirst()\n  .forEach { user in\n probe(user) }",
    "_ = self.users.first(where: { probe($0) })", "_ = users.reduce(0) { probe($1) }",
    "_ = users.reduce(into: [:]) { all, user in probe(user) }", "_ = users.sorted { probe($1) }",
    "if let user = users.first { probe(user) }",
    "guard let user = users.first(where: { f($0) }) else { return }; probe(user)",
    "let old = users.filter { f($0) }; for user in old { probe(user) }",
    "sessions.forEach { session in users.forEach { user in probe(user) } }",
    "sessions.forEach { session in probe(session.user) }", "_ = sessions.map { probe($0.user) }",
    "_ = one.map { probe($0) }", "_ = one.flatMap { user in probe(user) }",
    "for (_, user) in byName { probe(user) }", "for entry in byName { probe(entry.value) }",
    "byName.forEach { probe($0.value) }", "byName.forEach { name, user in probe(user) }",
    "_ = byName.mapValues { probe($0) }", "for user in byName.values { probe(user) }",
    "_ = users.enumerated().map { probe($0.element) }",
  ])
  func `what only a list says of its elements is what loops and closures are given`(_ body: String) {
    for users in ["[User]", "Array<User>", "Set<User>?", "[User]!"] {
      let members = "let users: \(users); let sessions: [Session]; let one: User?; let byName: [String: User]"
      #expect(kind(of: body, members: members) == "User", "\(users)")
    }
  }

  @Test(arguments: [
    "for number in users.indices { probe(number) }",
    "for (number, user) in users.enumerated() { probe(number) }",
    "_ = users.reduce(0) { probe($0) }", "_ = users.reduce(0) { user, other in probe(user) }",
    "users.handle { probe($0) }", "for (name, user) in byName { probe(name) }",
    "byName.forEach { name, user in probe(name) }", "for case let user in users { probe(user) }",
    "_ = one.then { probe($0) }", "_ = all.map { probe($0) }", "_ = users.map { $0.name }.map { probe($0) }",
    "_ = users.filter { _ in probe($0) }.map { 1 }, f { probe($0) }", "users.forEach { f { probe($0) } }",
    "for name in users.map(\\.name) { probe(name) }", "for user in users { }; probe(user)",
  ])
  func `what the list does not say is not guessed`(_ body: String) {
    let members = """
      let users: [User]; let one: User?; let byName: [String: User]; let all: Crowd
      struct Crowd: Sequence { let user: User }
      """
    #expect(kind(of: body, members: members) == "unknown")
  }

  @Test func `the parts of a condition are told apart, brackets and text kept whole`() {
    let source = "func f() { if let a = g(1, 2), case .b = c, #available(iOS 17, *), d == \"x, y\" {} }"
    let facts = FileFacts(scanning: Array(source.utf8), path: "F.swift")
    let words = facts.branches.first.map(facts.conditions(of:))?.map { part in
      switch part.kind {
      case .binding: "\(facts.text(part.pattern)) is \(facts.text(part.value))"
      case .pattern: "pattern \(facts.verbatim(part.range))"
      case .availability: "availability"
      case .expression: facts.text(part.range)
      case .where: "where"
      }
    }
    #expect(words == ["a is g(1, 2)", "pattern case .b = c", "availability", "d == \"x, y\""])
  }

  @Test func `chains of names are read outside text and comments`() {
    let source = "let x = a.b?.c(d.e, \"f.g\") /* h.i */ + J.k + $0.l"
    let facts = FileFacts(scanning: Array(source.utf8), path: "F.swift")
    let all = NameChain.all(in: ByteRange(start: 8, end: Int32(source.utf8.count)), of: facts)
    #expect(all.map { facts.text($0.range) } == ["a.b?.c", "d.e"])
    #expect(all.map(\.isCalled) == [true, false])
  }

  @Test func `a manifest says which modules are ours`() {
    let manifest = """
      let package = Package(name: "Kit", targets: [
        .target(name: "my-lib"),
        .target(name: "AppKernel", dependencies: [.target(name: "my-lib"), .product(name: "GRDB", package: "g")]),
      ])
      """
    let files = [FileFacts(scanning: Array(manifest.utf8), path: "Kit/Package.swift")]
    let codebase = Codebase(Architecture(), files)
    #expect(codebase.code.isOwnModule("AppKernel"))
    #expect(codebase.code.isOwnModule("my_lib"))
    #expect(!codebase.code.isOwnModule("GRDB"))
    #expect(!codebase.code.isOwnModule("Kit"))
    #expect(codebase.code.mayBeOwnModule("Kit"))
  }

  /// Swift compiles the first of them.
  @Test(arguments: [
    "class A { lazy var nav = nav(for: 1)\nfunc nav(for n: Int) -> Int { n }\nfunc f() { let a = nav.b() } }",
    "class A { let nav = nav()\nfunc f() { let a = nav.b() } }",
    "class A { var x = y.z()\nvar y = x.z()\nfunc f() { let a = x.y } }",
    "class A { var x = self.x.x.x\nfunc f() { let a = x.x } }",
    "class A: B { let b = c.b() }\nclass B: C { let c = a.c }\nclass C { let a = b() \nfunc f() { let v = a } }",
    "func f() { let a = b; let b = a; let c = a() }",
  ])
  func `a value that names itself ends`(_ source: String) throws {
    let code = codebase(["A.swift": source])
    let facts = code.files[0].facts
    let types = ExpressionTypes(code.code, file: code.files.ids[0])
    for local in facts.locals {
      let place = Place(file: code.files.ids[0], owner: local.owner, function: local.function)
      #expect(types.kind(ofValue: local.value, at: place) == .unknown)
    }
  }

  @Test func `values that each name several others are not all followed`() throws {
    let chain = Array(repeating: "next", count: 40).joined(separator: ".")
    let types = (0..<20).map { "class C\($0) { let next = other.\(chain)\nvar other = C\(($0 + 1) % 20)() }" }
    let code = codebase([
      "A.swift": types.joined(separator: "\n") + "\nfunc f() { let c = C0(); let a = c.\(chain) }"
    ])
    let local = try #require(code.files[0].facts.locals.last)
    let kind = ExpressionTypes(code.code, file: code.files.ids[0])
      .kind(
        ofValue: local.value, at: Place(file: code.files.ids[0], owner: local.owner, function: local.function)
      )
    #expect(kind == .unknown)
  }
}
