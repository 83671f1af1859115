"""Breaks of what protocols ask for, of factories of features, of suppressions, and of a rule of one's own."""

import re

from catalogue import breaks, resembles
from planting import NoPlace


@breaks("async-network-protocols", "boundary: the network without async throws", beside=("protocol-placement", "implementation-placement", "domain-imports"))
def network(draw):
    file = draw.one(draw.codebase.swift_files("contracts", "domain", "data", "infrastructure"))
    word = draw.word()
    value = draw.choice(["get", "fetch", "load", "send", "download", "request", "perform", "post"]) + draw.choice(["", word])
    name = word + draw.choice(["HTTPClient", "NetworkClient", "APIClient", "HTTPClienting", "API"])
    if name.endswith(("Clienting", "API")):
        name = word + "HTTPClient"
    contract = file.layer in ("contracts", "domain")
    forms = {
        "a completion handler": f"func {value}(_ path: String, completion: @escaping (Result<[UInt8], any Error>) -> Void)§",
        "a completion handler without a label": f"func {value}(_ path: String, _ completion: @escaping (String?, (any Error)?) -> Void)§",
        "nothing": f"func {value}(_ path: String) -> [UInt8]§", "throws alone": f"func {value}(_ path: String) throws -> [UInt8]§",
        "async alone": f"func {value}(_ path: String) async -> [UInt8]§",
        "over lines": f"func {value}(\n  _ path: String,\n  completion: @escaping ([UInt8]) -> Void§\n)",
    }
    way = draw.choice(sorted(forms))
    if way == "over lines":
        forms[way] = f"func {value}(§\n    _ path: String,\n    completion: @escaping ([UInt8]) -> Void§\n  )"
    return draw.planting(f"{way}{', a contract' if contract else ''}").top(
        file, f"protocol {name} {{\n  {forms[way]}\n}}", draw)


@resembles("async-network-protocols", "boundary: the network with async throws, and what is none")
def network_right(draw):
    file = draw.one(draw.codebase.swift_files("contracts", "domain"))
    word, value = draw.word(), draw.value()
    return draw.planting("async throws").top(file, draw.choice([
        f"protocol {word}HTTPClient {{\n  func {value}(_ path: String) async throws -> [UInt8]\n}}",
        f"protocol {word}Formatting {{\n  func {value}(_ count: Int) -> String\n}}",
        f"protocol {word}Comparing {{\n  func {value}(_ order: (Int, Int) -> Bool) -> [Int]\n}}"]), draw)


@breaks("sync-store-protocols", "boundary: a store with async", beside=("protocol-placement",))
def store(draw):
    file = draw.one(draw.codebase.swift_files("contracts", "domain", "data"))
    word, value = draw.word(), draw.value()
    name = word + draw.choice(["Store", "Cache", "Store", "Storage"])
    text = draw.choice([
        f"func {value}() async throws -> [String]§", f"func {value}(_ all: [String]) async§",
        f"func {value}() async -> Int?§", f"var {value}: Int {{ get async }}§", f"func {value}(\n    _ all: [String]\n  ) async throws§"])
    if "\n" in text:
        text = text.replace("(\n", "(§\n", 1)
    return draw.planting(name.removeprefix(word)).top(file, f"protocol {name} {{\n  {text}\n}}", draw)


@resembles("sync-store-protocols", "boundary: a store that answers at once, and what is none")
def store_right(draw):
    file = draw.one(draw.codebase.swift_files("contracts", "domain"))
    word, value = draw.word(), draw.value()
    return draw.planting("sync").top(file, draw.choice([
        f"protocol {word}Store {{\n  func {value}() throws -> [String]\n}}",
        f"protocol {word}Cache {{\n  func {value}(_ all: [String])\n}}",
        f"protocol {word}Fetching {{\n  func {value}() async throws -> [String]\n}}"]), draw)


@breaks("generic-presenter", "boundary: a base class", beside=("view-model-data-access", "owned-view-model"))
def base_class(draw):
    file = draw.one(draw.codebase.swift_files("presentation"))
    word, value = draw.word(), draw.value()
    planting = draw.planting("")
    folder = file.path.rsplit("/", 1)[0]
    end = draw.choice(["ViewModel", "Presenter", "ViewModel"])
    planting.new(f"{folder}/{word}Base{end}.swift", f"import Foundation\n\nclass {word}Base{end} {{\n  func {value}() {{}}\n}}\n", given=True)
    forms = {
        "a class": f"final class {word}List{end}: {word}Base{end} {{§\n  let count = 1\n}}",
        "with a protocol": f"class {word}List{end}: {word}Base{end}, CustomStringConvertible {{§\n  var description: String {{ \"a\" }}\n}}",
        "with an attribute": f"@MainActor\nfinal class {word}List{end}: {word}Base{end} {{§\n  let count = 1\n}}",
        "by an alias": f"typealias {word}Parent = {word}Base{end}\n\nfinal class {word}List{end}: {word}Parent {{§\n  let count = 1\n}}",
    }
    way = draw.choice(sorted(forms))
    planting.spelling = f"{end}, {way}"
    return planting.top(file, forms[way], draw)


@breaks("generic-presenter", "boundary: one more presenter", beside=())
def presenter(draw):
    file = draw.one(draw.codebase.swift_files("presentation"))
    if not any(re.search(r"(Resource|Generic)?Presenter$", kind.name) and kind.file.code[kind.at + len(kind.name)] == "<"
               for kind in draw.codebase.types):
        raise NoPlace
    word = draw.word()
    return draw.planting("a class").top(file, draw.choice([
        f"final class {word}Presenter {{§\n  func didStartLoading{word}() {{}}\n  func didFinishLoading{word}(with all: [String]) {{}}\n}}",
        f"public final class {word}Presenter {{§\n  private let count = 1\n  public func didStartLoading() {{}}\n  public func didFinishLoading(with error: any Error) {{}}\n}}"]), draw)


@resembles("generic-presenter", "boundary: a mapper, and Apple's classes")
def mapper(draw):
    file = draw.one(draw.codebase.swift_files("presentation"))
    word = draw.word()
    return draw.planting("mappers").top(file, draw.choice([
        f"final class {word}Presenter {{\n  static func map(_ all: [String]) -> Int {{ all.count }}\n}}",
        f"struct {word}Mapper {{\n  func text(_ count: Int) -> String {{ String(count) }}\n}}"]), draw)


# Factories of features


def factory(draw):
    return draw.one(
        kind for kind in draw.types("composition", kinds=("class", "struct"))
        if kind.name.endswith("AppFactory") and kind.is_public)


@breaks("app-factory-surface", "factory: something else is public", beside=("features-enter-by-factory",))
def surface(draw):
    made = factory(draw)
    module = made.file.module
    file = draw.one(file for file in draw.codebase.swift_files("presentation", "composition") if file.module == module)
    word, value = draw.word(), draw.value()
    forms = {
        "a view": f"public struct {word}View: View {{§\n  public var body: some View {{ Text(\"a\") }}\n}}",
        "a class": f"public final class {word}ViewModel {{§\n  public init() {{}}\n}}",
        "an enum": f"public enum {word} {{§\n  case first\n}}", "a function": f"public func {value}() {{}}§",
        "a global": f"public let {value} = 1§", "a protocol": f"public protocol {word}Showing {{§\n  func {value}()\n}}",
        "an open class": f"open class {word}Base {{§\n  public init() {{}}\n}}", "an alias": f"public typealias {word} = Int§",
        "a factory": f"public final class {word}AppFactory {{§\n  private let count = 1\n  @MainActor public func makeAppView() -> some View {{ Text(\"a\") }}\n}}",
        "in an extension": None,
    }
    way = draw.choice(sorted(forms))
    text = forms[way]
    if text is None:
        text = f"public extension String {{§\n  var {value}: Int {{ 1 }}§\n}}"
    return draw.planting(way).top(file, text, draw)


@resembles("app-factory-surface", "factory: what stays inside")
def inside(draw):
    made = factory(draw)
    file = draw.one(file for file in draw.codebase.swift_files("presentation") if file.module == made.file.module)
    word, value = draw.word(), draw.value()
    return draw.planting("internal").top(file, draw.choice([
        f"struct {word}Row: View {{\n  var body: some View {{ Text(\"a\") }}\n}}", f"private enum {word} {{\n  case first\n}}",
        f"internal func {value}() -> Int {{ 1 }}", f"fileprivate let {value} = 1", f"package struct {word} {{\n  let count: Int\n}}"]), draw)


@breaks("app-factory-contract", "factory: not as agreed", beside=("no-service-locator", "app-factory-surface"))
def contract(draw):
    made = factory(draw)
    value = draw.value()
    code = made.file.code[made.start:made.end]
    forms = {}
    if "makeScene" not in code:
        forms["makeScene off the main actor"] = "public func makeScene() -> some Scene {§\n  WindowGroup { Text(\"a\") }\n}"
        forms["makeScene of a type"] = "@MainActor§\npublic func makeScene() -> WindowGroup<Text> {§\n  WindowGroup { Text(\"a\") }\n}"
    if "makeSettingsView" not in code:
        forms["makeSettingsView of AnyView"] = "@MainActor§\npublic func makeSettingsView() -> AnyView {§\n  AnyView(Text(\"a\"))\n}"
        forms["makeSettingsView off the main actor"] = "public func makeSettingsView() -> some View {§\n  Text(\"a\")\n}"
    environments = [kind for kind in draw.types("composition", kinds=("class", "struct"))
                    if kind.name.endswith("Environment") and kind.file.module == made.file.module]
    if environments:
        name = environments[0].name
        forms["an environment for all"] = f"let {value}: {name}§"
        forms["a public environment"] = f"public let {value}: {name}§"
    way = draw.one(sorted(forms))
    if way.startswith("make") and "@MainActor" in "".join(made.attributes) or re.search(
            r"@MainActor\s*\n?\s*public final class", made.file.text) and "off the main" in way:
        raise NoPlace
    return draw.planting(way).member(made, forms[way], draw)


@breaks("app-factory-injection", "factory: it takes the concrete",
        beside=("depend-on-protocols", "features-enter-by-factory", "layer-dependencies", "no-service-locator"))
def injection(draw):
    made = factory(draw)
    word = draw.word()
    # A package of its own, with what the factory should take as a protocol.
    root = made.file.path.split("/Sources/")[0].rsplit("/", 1)[0]
    name = word + draw.choice(["Service", "Store", "Client"])
    kind = draw.choice(["actor", "final class"])
    planting = draw.planting(kind)
    package = f"{root}/{name}"
    planting.new(f"{package}/Package.swift", (
        f'// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n  name: "{name}",\n'
        f'  products: [.library(name: "{name}", targets: ["{name}"])],\n  targets: [.target(name: "{name}")]\n)\n'), given=True)
    planting.new(f"{package}/Sources/{name}/{name}.swift", (
        f"public {kind} {name} {{\n  public init() {{}}\n  public func user() async -> String {{ \"\" }}\n}}\n"), given=True)
    planting.importing(made.file, f"import {name}", given=True)
    value = draw.value()
    way = draw.choice(["an initializer", "over lines", "optional"])
    text = {"an initializer": f"public init({value}: {name})§ {{ fatalError() }}",
            "over lines": f"public init(\n  {value}: {name},§\n  count: Int\n) {{ fatalError() }}",
            "optional": f"public init({value}: {name}?)§ {{ fatalError() }}"}[way]
    planting.spelling = f"{kind}, {way}"
    return planting.member(made, text, draw)


@breaks("features-enter-by-factory", "factory: entered another way", alternatives=("layer-dependencies",),
        beside=("feature-isolation", "depend-on-protocols", "composition-root", "dependency-cycle"))
def entered(draw):
    made = factory(draw)
    file = draw.one(
        file for file in draw.codebase.swift_files("app", "composition", "presentation") if file.module != made.file.module
        and made.file.module in file.imports)
    views = [other for other in draw.codebase.swift_files("presentation") if other.module == made.file.module]
    word, value = draw.word(), draw.value()
    planting = draw.planting("")
    planting.top(draw.one(views), f"public struct {word}Card: View {{\n  public init() {{}}\n  public var body: some View {{ Text(\"a\") }}\n}}", draw, given=True)
    # A type that has the name of the module hides it.
    qualified = draw.codebase.declared[made.file.module] == 0
    name = draw.choice([f"{word}Card", f"{made.file.module}.{word}Card"] if qualified else [f"{word}Card"])
    owner = draw.one(kind for kind in file.types if kind.kind in ("class", "struct") and "." not in kind.name)
    text = draw.choice([
        f"private func {value}() -> some View {{ {name}() }}§", f"private let {value}: {name}? = nil§",
        f"private func {value}(_ make: () -> {name}) {{}}§", f"private var {value}: [{name}] {{ [] }}§",
        f"private func {value}() {{\n  let card: {name} = .init()§\n  _ = card\n}}"])
    planting.spelling = "qualified" if "." in name else "plain"
    return planting.member(owner, text, draw)


# Suppressions, and a rule of one's own


@breaks("suppressions", "suppression: without a reason or a use", beside=())
def suppression(draw):
    file = draw.one(draw.codebase.files.values())
    kind = draw.one(kind for kind in file.types if kind.kind in ("class", "struct"))
    value = draw.value()
    rule = draw.choice(["no-singletons", "composition-root", "layer-dependencies", "no-singleton-use"])
    if rule not in draw.codebase.rules_on:
        raise NoPlace
    forms = {
        "it silences nothing": f"// archcheck:disable:next {rule} - the widget reads it§\nprivate let {value} = 1",
        "at the end of its line": f"private let {value} = 1  // archcheck:disable:this {rule} - the widget reads it§",
        "a rule that is not there": f"// archcheck:disable:next {rule}ss - the widget reads it§\nprivate let {value} = 1",
        "expired": f"// archcheck:disable:next {rule} until 2020-02-29 - the widget reads it§\nprivate let {value} = 1",
        "a range": f"// archcheck:disable {rule} - the widget reads it§\nprivate let {value} = 1\n// archcheck:enable {rule}",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(kind, forms[way], draw)


@breaks("no-printing", "own rule: a call that a team forbids", beside=())
def own(draw):
    kind = draw.one(draw.types("presentation", "domain", "data", "infrastructure", kinds=("class", "struct")))
    call = draw.choice(['print("a")§', 'debugPrint(1)§', 'print("a", 1, separator: "")§', 'print(\n  "a"\n)'])
    if "\n" in call:
        call = 'print(§\n  "a"\n)'
    text, around = draw.wrapped(call, ("plain", "closure", "local function", "stored closure", "if", "guard", "defer", "switch", "task"))
    where = (lambda function: not function.returns) if around == "guard" else (lambda function: True)
    return draw.planting(around).statement(draw.function([kind], where), text)


@resembles("no-printing", "own rule: the word elsewhere")
def own_words(draw):
    kind = draw.one(draw.types("presentation", "domain", "data", "infrastructure", kinds=("class", "struct")))
    value = draw.value()
    return draw.planting("words").member(kind, draw.choice([
        f'// print("a")\nprivate func {value}() {{}}', f'private func {value}() -> String {{ "print(1)" }}',
        f"private func {value}(print: Int) -> Int {{ 1 }}", f"private func reprint{value.capitalize()}() {{}}",
        f"private func {value}() -> String {{\n  \"\"\"\n  print(1)\n  \"\"\"\n}}"]), draw)


