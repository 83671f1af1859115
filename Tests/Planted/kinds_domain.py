"""Breaks of the domain: what it imports, what its models are, and what it may not speak of."""


from catalogue import breaks, resembles
from planting import NoPlace

UI = ["SwiftUI", "UIKit", "AppKit", "WidgetKit"]
DATA = ["CoreData", "SwiftData", "CloudKit", "Network", "WebKit"]
OTHERS = ["Alamofire", "RealmSwift", "Firebase", "RxSwift", "Kingfisher", "Moya", "GRDB", "SnapKit", "Apollo"]


def inner(draw):
    return draw.one(
        file for file in draw.codebase.swift_files("domain", "contracts")
        if not file.imports & {*UI, *DATA, *OTHERS, "Combine"})


@breaks("domain-imports", "domain: a module", beside=("implementation-placement",))
def module(draw):
    file = inner(draw)
    name = draw.choice(draw.choice([UI, DATA, OTHERS]))
    way = draw.choice(["import", "import", "import", "@preconcurrency import", "internal import", "@_exported import",
                       "import struct", "@_implementationOnly import", "canImport"])
    if way == "import struct":
        line = f"import struct {name}.{draw.word()}§"
    elif way == "canImport":
        line = f"#if canImport({name})\nimport {name}§\n#endif"
    else:
        line = f"{way} {name}§"
    return draw.planting(f"{way}, {name}").importing(file, line)


@breaks("domain-imports", "domain: a framework's type",
        beside=("implementation-placement", "domain-values", "no-routes-in-domain"),
        # What keeps a service of Apple's is one itself, and no model any more.
        anywhere=("domain-concurrency", "domain-values", "composition-root"))
def foreign_type(draw):
    entity = draw.one(kind for kind in draw.entities("domain", "contracts"))
    value = draw.value()
    name = draw.choice([
        "UIImage", "UIColor", "NSManagedObjectContext", "URLSession", "UIViewController", "NSManagedObject", "UIView", "UIFont",
        "NSManagedObjectID", "NSPersistentContainer", "UIApplication", "UserDefaults"])
    forms = {
        "a property": f"let {value}: {name}?§", "a list": f"let {value}: [{name}]§",
        "a result": f"func {value}() -> {name}? {{ nil }}§", "a parameter": f"func {value}(_ other: {name}) {{}}§",
        "a closure": f"func {value}(_ other: ({name}) -> Void) {{}}§", "a computed property": f"var {value}: {name}? {{ nil }}§",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(f"{way}, {name}").member(entity, forms[way], draw)


@resembles("domain-imports", "domain: Foundation's values")
def foundation(draw):
    file = inner(draw)
    if draw.random() < 0.4:
        if "Foundation" in file.imports:
            raise NoPlace
        return draw.planting("Foundation").importing(file, "import Foundation")
    entity = draw.one(draw.entities("domain"))
    value = draw.value()
    return draw.planting("values").member(entity, draw.choice([
        f"let {value}: URL?", f"let {value}: Date?", f"let {value}: UUID", f"let {value}: Decimal", f"let {value}: Locale",
        f"let {value}: Data?", f"let {value}: URLRequest", f"func {value}() -> HTTPURLResponse? {{ nil }}", f"func {value}(_ other: TimeZone, in calendar: Calendar) -> DateInterval? {{ nil }}"]), draw)


@breaks("domain-values", "domain: a model that is no value",
        beside=("domain-concurrency", "domain-imports"))
def class_model(draw):
    file = draw.one(entity.file for entity in draw.entities("domain"))
    word, value = draw.word(), draw.value()
    forms = {
        "a class": f"final class {word} {{§\n  var {value}: String\n  init({value}: String) {{ self.{value} = {value} }}\n}}",
        "a class with a conformance": f"class {word}: Equatable {{§\n  var {value} = 0\n  static func == (a: {word}, b: {word}) -> Bool {{ a.{value} == b.{value} }}\n}}",
        "a class of constants": f"public final class {word}: Sendable {{§\n  let {value}: Int\n  init({value}: Int) {{ self.{value} = {value} }}\n}}",
        "a class with an attribute": f"@objc final class {word}: NSObject {{§\n  var {value}: Int = 0\n}}",
        "an actor": f"actor {word} {{§\n  var {value} = 0\n}}",
        "a subclass": f"class {word}Base {{§\n  var {value} = \"\"\n}}",
    }
    way = draw.choice(sorted(forms))
    planting = draw.planting(way)
    if draw.random() < 0.5:
        return planting.top(file, forms[way], draw)
    return planting.new(f"{file.path.rsplit('/', 1)[0]}/{word}.swift", f"import Foundation\n\n{forms[way]}\n")


@breaks("domain-values", "domain: a form of the wire", beside=())
def wire(draw):
    file = draw.one(entity.file for entity in draw.entities("domain"))
    word, value = draw.word(), draw.value()
    forms = {
        "a response with pages": f"struct {word}Response: Decodable {{§\n  let page: Int\n  let totalPages: Int\n  let results: [String]\n}}",
        "keys as an API spells them": f"struct {word}: Decodable {{§\n  let {value}: String\n  let createdAt: String\n  enum CodingKeys: String, CodingKey {{\n    case {value}\n    case createdAt = \"created_at\"\n  }}\n}}",
        "a DTO": f"struct {word}DTO: Codable {{§\n  let {value}: String\n}}",
        "properties as an API spells them": f"struct {word}Response: Codable {{§\n  let first_name: String\n  let last_name: String\n}}",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).top(file, forms[way], draw)


@resembles("domain-values", "domain: values, errors and workers")
def models(draw):
    file = draw.one(entity.file for entity in draw.entities("domain"))
    word, value = draw.word(), draw.value()
    return draw.planting("values").top(file, draw.choice([
        f"struct {word}: Equatable {{\n  var {value}: String\n}}", f"enum {word}: String, Codable {{\n  case first, second\n}}",
        f"struct {word}: Codable {{\n  let {value}: String\n}}", f"enum {word}Error: Error {{\n  case missing\n}}",
        f"private final class {word}Box {{\n  var {value} = 0\n}}",
        f"struct {word}Calculator {{\n  func {value}(_ count: Int) -> Int {{ count * 2 }}\n}}"]), draw)


@breaks("domain-concurrency", "domain: threads in a model", beside=("domain-imports",))
def concurrency(draw):
    entity = draw.one(draw.entities("domain"))
    value = draw.value()
    forms = {
        "@MainActor": f"@MainActor var {value}: String {{ \"a\" }}§",
        "@MainActor func": f"@MainActor\nfunc {value}() {{}}§",
        "Task": f"func {value}() {{\n  Task {{ _ = 1 }}§\n}}",
        "Task.detached": f"func {value}() {{\n  Task.detached {{ _ = 1 }}§\n}}",
        "DispatchQueue": f"func {value}() {{\n  DispatchQueue.main.async {{}}§\n}}",
        "DispatchQueue.global": f"func {value}() {{\n  DispatchQueue.global(qos: .utility).async {{}}§\n}}",
        "NSLock": f"private let {value} = NSLock()§",
        "a queue kept": f"private static let {value} = DispatchQueue(label: \"a\")§",
    }
    way = draw.choice(sorted(forms))
    text = forms[way]
    if way == "@MainActor func":
        text = f"@MainActor§\nfunc {value}() {{}}§"
    return draw.planting(way).member(entity, text, draw)


@breaks("domain-concurrency", "domain: a model that waits, or keeps a queue", beside=("domain-imports",), anywhere=("composition-root",))
def queue(draw):
    entity = draw.one(draw.entities("domain"))
    value = draw.value()
    text = draw.choice([
        f"private let {value}: OperationQueue§", f"private let {value}: DispatchQueue§",
        f"func {value}() async {{\n  await MainActor.run {{}}§\n}}",
        f"func {value}() async {{\n  await withTaskGroup(of: Int.self) {{ _ in }}§\n}}"])
    return draw.planting("a property or a function").member(entity, text, draw)


@resembles("domain-concurrency", "domain: what only may be sent")
def sendable(draw):
    entity = draw.one(draw.entities("domain"))
    value = draw.value()
    return draw.planting("Sendable").member(entity, draw.choice([
        f"func {value}(_ other: @Sendable () -> Void) {{}}", f"var {value}Task: String {{ \"a\" }}",
        f"func {value}() -> any Sendable {{ 1 }}", f"enum {value.capitalize()}: Sendable {{\n  case main, queue, task\n}}"]), draw)


@breaks("no-routes-in-domain", "domain: it speaks of screens", beside=("domain-values",), anywhere=("use-case-returns",))
def routes(draw):
    entity = draw.one(draw.entities("domain"))
    word = draw.word()
    outside = {
        "cases": f"enum {word}Result {{\n  case show{word}Screen§\n  case showLoginScreen\n}}",
        "a destination": f"enum {word}Destination: Hashable {{§\n  case editProfile(String)\n  case openSettings\n}}",
        "a route": f"enum {word}Route {{§\n  case home, login\n}}",
        "a screen": f"struct {word}Screen {{§\n  let name: String\n}}",
        "cases of navigation": f"enum {word}Outcome {{\n  case navigateToHome§\n  case retry\n}}",
        "a presented case": f"enum {word}Step {{\n  case presentPaywall(id: Int)§\n  case done\n}}",
    }
    inside = {
        "a property": "let initialRoute: String§", "a next screen": "let nextScreen: String§",
        "a nested enum": f"enum Next {{\n  case push{word}Screen§\n  case none\n}}",
    }
    way = draw.choice(sorted(outside | inside))
    if way in outside:
        return draw.planting(way).top(entity.file, outside[way], draw)
    return draw.planting(way).member(entity, inside[way], draw)


@resembles("no-routes-in-domain", "domain: words that only sound like screens")
def route_words(draw):
    entity = draw.one(draw.entities("domain"))
    value = draw.value()
    return draw.planting("words").member(entity, draw.choice([
        "let displayName: String", "let presented: Int", "let openingHours: [Int]", "let viewed: Bool",
        "let screenSize: Double", f"enum {value.capitalize()} {{\n  case opened, closed, reviewed\n}}",
        "let overview: String", f"enum {value.capitalize()} {{\n  case pushed(Int), popular\n}}"]), draw)


@breaks("use-case-returns", "domain: a use case returns a screen",
        alternatives=("no-routes-in-domain",), beside=("layer-dependencies", "domain-imports", "feature-isolation"))
def returns(draw):
    case = draw.one(draw.use_cases())
    value, word = draw.value(), draw.word()
    seen = [kind for kind in draw.view_models() + draw.views() + draw.coordinators()
            if draw.is_visible(kind, case.file) and draw.is_plain(kind)]
    names = ["UIViewController", "AnyView", "UINavigationController"]
    name = draw.one(seen).name if seen and draw.random() < 0.6 else draw.choice(names)
    forms = {
        "a result": f"func execute{word}() async -> {name}? {{ nil }}§", "an async result": f"func execute{word}() async throws -> {name} {{§\n  fatalError()\n}}",
        "Result<…>": f"func execute{word}() -> Result<{name}, any Error> {{§\n  fatalError()\n}}",
        "a list": f"func execute{word}() -> [{name}] {{ [] }}§", "callAsFunction": f"func callAsFunction(_ {value}: Int) -> {name}? {{ nil }}§",
        "a tuple": f"func execute{word}() -> (Int, {name}?) {{ (1, nil) }}§",
        "a stream": f"func execute{word}() -> AsyncStream<{name}> {{§\n  fatalError()\n}}",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(f"{way}, {'our own' if name not in names else name}").member(case, forms[way], draw)


@resembles("use-case-returns", "domain: a use case returns values")
def returns_values(draw):
    case = draw.one(draw.use_cases())
    entities = [kind for kind in draw.entities("domain") if draw.is_visible(kind, case.file) and draw.is_plain(kind)
                and kind.file.feature == case.file.feature]
    name, word = draw.one(entities).name, draw.word()
    return draw.planting("values").member(case, draw.choice([
        f"func execute{word}() async -> {name}? {{ nil }}", f"func execute{word}() -> Result<[{name}], any Error> {{ .success([]) }}",
        f"func execute{word}() -> AsyncStream<{name}> {{ AsyncStream {{ _ in }} }}"]), draw)


@breaks("repository-behind-protocol", "data: a repository without a protocol", beside=())
def repository(draw):
    file = draw.one(draw.codebase.swift_files("data", "infrastructure", "repository"))
    word, value = draw.word(), draw.value()
    forms = {
        "a class": f"final class {word}Repository {{§\n  func {value}() async throws -> [String] {{ [] }}\n}}",
        "a class that may be inherited": f"class {word}Repository {{§\n  private var all: [String] = []\n  func {value}() -> [String] {{ all }}\n}}",
        "an actor": f"actor {word}Repository {{§\n  func {value}() -> [String] {{ [] }}\n}}",
        "with a foreign protocol": f"final class {word}Repository: Sendable {{§\n  func {value}() -> [String] {{ [] }}\n}}",
        "an object of Objective-C's": f"final class {word}Repository: NSObject {{§\n  func {value}() -> [String] {{ [] }}\n}}",
        "a public one": f"public final class {word}Repository {{§\n  public func {value}() -> [String] {{ [] }}\n}}",
    }
    way = draw.choice(sorted(forms))
    planting = draw.planting(way)
    if draw.random() < 0.4:
        return planting.top(file, forms[way], draw)
    return planting.new(f"{file.path.rsplit('/', 1)[0]}/{word}Repository.swift", f"import Foundation\n\n{forms[way]}\n")


@resembles("repository-behind-protocol", "data: a repository behind one, by an extension, too")
def repository_behind(draw):
    file = draw.one(draw.codebase.swift_files("data", "repository"))
    protocols = [kind for kind in draw.protocols("contracts", "domain") if draw.is_visible(kind, file)
                 and kind.name.endswith(("Repository", "RepositoryProtocol")) and (not kind.file.feature or kind.file.feature == file.feature)]
    name, word = draw.one(protocols).name, draw.word()
    return draw.planting("behind a protocol").top(file, draw.choice([
        f"final class {word}Repository: {name} {{}}", f"final class {word}Repository {{}}\n\nextension {word}Repository: {name} {{}}",
        f"typealias {word}Asked = {name}\n\nfinal class {word}Repository: {word}Asked {{}}"]), draw)


