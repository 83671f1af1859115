"""Inputs that repeat one thing `n` times: each shape is a folder to check, and how to check it.

A shape is a function from a size to a `Case`. `per_half_megabyte` is found by making it, so no size is written
down twice. Everything here is made; nothing is read from anywhere.
"""

import json
import typing

CONFIG = "architecture.json"
LAYERED = json.dumps({"extends": ["layered"]})
BOOT = "Shell/App/Boot/"
DOMAIN = "Shell/Features/Profile/Domain/Entities/"
VIEWS = "Shell/Features/Profile/Presentation/"
ALL_PRESETS = json.dumps({"extends": ["layered", "repositories", "clean-state", "app-factory", "decisions", "packages"]})


class Case(typing.NamedTuple):
    files: dict
    arguments: tuple = ()
    #: Whether the input is the config and not the code: half a megabyte of it is the measure then.
    measured: typing.Optional[str] = None


def code(text, path=DOMAIN + "Made.swift", config=LAYERED, arguments=()):
    return Case({CONFIG: config, path: text}, tuple(arguments), path)


def configuration(config, arguments=()):
    """A config with a little code that no layer of it has to fit."""
    text = config if isinstance(config, str) else json.dumps(config)
    return Case({CONFIG: text, "App/A.swift": "struct A {}\n"}, tuple(arguments), CONFIG)


def many(count, line, start="", end=""):
    """`line` is a template in which `{i}` is the number and `{j}` the next one."""
    return start + "".join(line.replace("{i}", str(i)).replace("{j}", str(i + 1)) for i in range(count)) + end


SHAPES = {}


def shape(name, small):
    """Registers a shape; it is measured at `small` and at ten times that."""

    def register(make):
        SHAPES[name] = (small, make)
        return make

    return register


# The config

@shape("config: unknown keys on one line", 2000)
def _(n):
    return configuration("{" + ", ".join(f'"key{i}": 1' for i in range(n)) + "}")


@shape("config: unknown keys, a line each", 2000)
def _(n):
    return configuration("{\n" + ",\n".join(f'"key{i}": 1' for i in range(n)) + "}")


@shape("config: the same key again", 2000)
def _(n):
    return configuration("{" + ", ".join('"sources": ["App"]' for i in range(n)) + "}")


@shape("config: unknown rules", 1000)
def _(n):
    return configuration({"rules": {f"no-thing-{i}": "error" for i in range(n)}})


@shape("config: layers", 200)
def _(n):
    layers = {f"layer{i}": {"files": [f"App/L{i}/**"], "mayUse": [f"layer{max(i - 1, 0)}"]} for i in range(n)}
    return configuration({"extends": [], "layers": layers})


@shape("config: layers that do not exist", 1000)
def _(n):
    return configuration({"extends": [], "layers": {"app": {"files": ["App/**"], "mayUse": [f"l{i}" for i in range(n)]}}})


@shape("config: patterns of a layer", 1000)
def _(n):
    return configuration({"extends": [], "layers": {"app": {"files": [f"App/F{i}/**" for i in range(n)] + ["App/**"]}}})


@shape("config: excluded paths", 1000)
def _(n):
    return configuration({"extends": ["layered"], "exclude": [f"Old/F{i}/**" for i in range(n)]})


@shape("config: allowed names", 1000)
def _(n):
    return configuration({"extends": ["layered"], "rules": {"no-singletons": {"allow": [f"Store{i}" for i in range(n)]}}})


@shape("config: severities by path", 1000)
def _(n):
    return configuration({"extends": ["layered"], "rules": {"no-singletons": {"severity": {f"App/F{i}/**": "note" for i in range(n)}}}})


@shape("config: own rules that match nothing", 300)
def _(n):
    own = [{"id": f"own-{i}", "types": {"named": f"*Thing{i}"}, "forbid": {"imports": [f"Module{i}"]}, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


@shape("config: own rules that match", 300)
def _(n):
    own = [{"id": f"own-{i}", "types": {"named": "*"}, "forbid": {"named": f"A{i}"}, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


@shape("config: own rules about members", 150)
def _(n):
    own = [{"id": f"own-{i}", "functions": {"named": f"f{i}*", "of": {"named": "*", "not": {"named": f"B{i}"}}}, "forbid": {"async": True}, "optional": True, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


@shape("config: own rules with targets", 100)
def _(n):
    own = [{"id": f"own-{i}", "types": "*", "forbid": {"types": {"conformingTo": f"P{i}"}, "reaches": f"C{i}"}, "optional": True, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


@shape("config: own rules with braces", 40)
def _(n):
    own = [{"id": f"own-{i}", "in": {"files": "{a}/**"}, "forbid": {"types": {"files": "{b}/**", "named": f"X{i}"}}, "optional": True, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


@shape("code: files that use each other by twos, which an own rule forbids", 100)
def _(n):
    rule = {"id": "own", "slices": "**/{s}.swift", "forbid": "cycles", "because": "b"}
    files = {f"App/A{i}.swift": f"struct A{i} {{ let a: A{i ^ 1} }}\n" for i in range(n)}
    return Case({CONFIG: json.dumps({"extends": [], "own": [rule]})} | files)


@shape("config: own rules about companions", 100)
def _(n):
    own = [{"id": f"own-{i}", "types": "{x}", "forbid": {"companion": "{x}Model%d" % i}, "optional": True, "because": "b"} for i in range(n)]
    return configuration({"extends": [], "own": own})


def companions(n, rule):
    own = {"id": "own", "because": "b"} | rule
    files = {f"App/F{i}/A{i}Model.swift": f"struct A{i}Model {{}}\nstruct A{i}View {{ let model: A{i}Model }}\n" for i in range(n)}
    return Case({CONFIG: json.dumps({"extends": [], "own": [own]})} | files)


@shape("code: types that have companions", 300)
def _(n):
    return companions(n, {"types": "{x}Model", "require": {"companion": ["{x}View", "{x}Tests"]}})


@shape("code: files that have companions", 300)
def _(n):
    return companions(n, {"files": {"files": "**/{x}Model.swift"}, "require": {"companion": {"files": "**/{x}Model.swift"}}})


@shape("code: slices that have companions", 300)
def _(n):
    return companions(n, {"slices": "App/{s}/**", "require": {"companion": "{s}Factory"}})


@shape("code: types whose users have names in braces", 300)
def _(n):
    return companions(n, {"types": "{x}Model", "require": {"usedBy": "{x}View"}, "message": "{x} {match}"})


@shape("config: layers made of types", 100)
def _(n):
    layers = {f"layer-{i}": {"types": {"named": f"A{i}"}, "optional": True, "mayUse": []} for i in range(n)}
    return configuration({"extends": [], "layers": layers})


@shape("config: layers that show only some types", 100)
def _(n):
    layers = {f"layer-{i}": {"files": [f"F{i}/**"], "public": {"named": f"A{i}"}, "optional": True, "mayUse": []} for i in range(n)}
    return configuration({"extends": [], "layers": layers})


@shape("config: layers that may use each other, exactly", 60)
def _(n):
    names = [f"layer-{i}" for i in range(n)]
    layers = {name: {"files": [f"{name}/**"], "optional": True, "mayUse": [other for other in names if other != name][:5]} for name in names}
    return configuration({"extends": [], "exact": True, "layers": layers})


@shape("config: nested selections", 20)
def _(n):
    selection = '{"not": ' * n + '{"named": "A"}' + "}" * n
    rule = '{"id": "own", "types": %s, "forbid": {"named": "*"}, "optional": true, "because": "b"}' % selection
    return configuration('{"extends": [], "own": [%s]}' % rule)


@shape("config: names that an own rule forbids", 2000)
def _(n):
    own = [{"id": "own", "in": {"files": "**"}, "forbid": {"imports": [f"Module{i}" for i in range(n)]}, "because": "b"}]
    return configuration({"extends": [], "own": own})


@shape("config: checklist", 1000)
def _(n):
    return configuration({"extends": ["layered"], "checklist": {f"Item {i}": "manual" for i in range(n)}})


@shape("config: brackets in brackets", 5000)
def _(n):
    return configuration('{"sources": ' + "[" * n + "]" * n + "}")


@shape("config: files that extend one after another", 10)
def _(n):
    files = {f"c{i}.json": json.dumps({"extends": [f"c{i + 1}.json"]}) for i in range(n)}
    files[f"c{n}.json"] = "{}"
    return Case({CONFIG: json.dumps({"extends": ["c0.json"]}), "App/A.swift": "struct A {}\n"} | files)


@shape("config: files that each extend the next three times", 3)
def _(n):
    files = {f"c{i}.json": json.dumps({"extends": [f"c{i + 1}.json", f"./c{i + 1}.json", f"x/../c{i + 1}.json"]}) for i in range(n)}
    files[f"c{n}.json"] = "{}"
    return Case({CONFIG: json.dumps({"extends": ["c0.json"]}), "App/A.swift": "struct A {}\n"} | files)


@shape("config: one file that extends many", 50)
def _(n):
    files = {f"c{i}.json": "{}" for i in range(n)}
    return Case({CONFIG: json.dumps({"extends": sorted(files)}), "App/A.swift": "struct A {}\n"} | files)


@shape("config: nested configs", 50)
def _(n):
    files = {f"P{i}/{CONFIG}": LAYERED for i in range(n)} | {f"P{i}/App/Boot/A.swift": f"struct A{i} {{}}\n" for i in range(n)}
    return Case({CONFIG: LAYERED} | files)


# Findings

def findings_on_one_line(n, arguments):
    return code("".join(f"final class S{i} {{ static let shared = S{i}() }}; " for i in range(n)), BOOT + "S.swift", arguments=arguments)


for report in ["text", "json", "xcode", "github", "sarif", "junit", "checkstyle", "gitlab", "markdown", "html"]:
    SHAPES[f"findings on one line, {report}"] = (400, lambda n, r=report: findings_on_one_line(n, ("--format", r)))
    SHAPES[f"findings on lines of their own, {report}"] = (
        400,
        lambda n, r=report: code(
            many(n, "final class S{i} { static let shared = S{i}() }\n"), BOOT + "S.swift", arguments=("--format", r)),
    )


@shape("findings in one function", 1000)
def _(n):
    return code(many(n, '    UserDefaults.standard.set({i}, forKey: "k")\n', "final class AppBootstrapper {\n  func start() {\n", "  }\n}\n"), BOOT + "AppBootstrapper.swift")


@shape("findings in files of their own", 200)
def _(n):
    return Case({CONFIG: LAYERED} | {f"{BOOT}S{i}.swift": f"final class S{i} {{ static let shared = S{i}() }}\n" for i in range(n)})


@shape("entries of a baseline that nothing answers to", 1000)
def _(n):
    entries = [{"rule": "no-singletons", "path": f"App/F{i}.swift", "symbol": f"S{i}.shared"} for i in range(n)]
    return Case({CONFIG: LAYERED, BOOT + "A.swift": "struct A {}\n", "architecture-baseline.json": json.dumps({"version": 2, "findings": entries})})


# Suppressions

@shape("one suppression of many rules", 1000)
def _(n):
    names = ", ".join(f"rule-{i}" for i in range(n))
    return code(f"// archcheck:disable:next {names} - reason\nstruct A {{}}\n")


@shape("suppressions of one rule", 1000)
def _(n):
    return code(many(n, "// archcheck:disable:next no-singletons - reason\nfinal class S{i} { static let shared = S{i}() }\n"))


@shape("suppressions of nothing", 1000)
def _(n):
    return code(many(n, "// archcheck:disable:next no-singletons - reason\nstruct A{i} {}\n"))


@shape("regions within regions", 1000)
def _(n):
    return code(many(n, "// archcheck:disable no-singletons - reason\n") + many(n, "// archcheck:enable no-singletons\n"))


# Types and names

def presets(name, small, template, start="", end="", path=DOMAIN + "Made.swift"):
    SHAPES[name] = (small, lambda n: code(many(n, template, start, end), path, ALL_PRESETS))


presets("classes, each of the next", 1500, "class C{i}: C{j} {}\n")
presets("protocols, each of the next", 1500, "protocol P{i}: P{j} {}\n")
SHAPES["classes in a circle"] = (1500, lambda n: code(many(n, "class C{i}: C{j} {}\n", end=f"class C{n}: C0 {{}}\n"), config=ALL_PRESETS))
SHAPES["protocols in a circle"] = (1500, lambda n: code(many(n, "protocol P{i}: P{j} {}\n", end=f"protocol P{n}: P0 {{}}\n"), config=ALL_PRESETS))
presets("aliases, each of the next", 1500, "typealias T{i} = T{j}\n")
SHAPES["aliases in a circle"] = (1500, lambda n: code(many(n, "typealias T{i} = T{j}\n", end=f"typealias T{n} = T0\n"), config=ALL_PRESETS))
presets("aliases of generic types, each of the next", 1000, "typealias T{i} = Array<T{j}>\n")
presets("the same type again", 1500, "struct A { let a{i}: Int }\n")
presets("the same type again, and its uses", 1500, "struct A {}\nlet a{i}: A\n")
presets("the same class again, made each time", 1000, "final class AuthService {}\nlet a{i} = AuthService()\n")
presets("extensions of one type", 1500, "extension A { var a{i}: Int { 0 } }\n", "struct A {}\n")
presets("conformances in extensions of one type", 1500, "protocol P{i} {}\nextension A: P{i} {}\n", "final class A {}\n")
presets("extensions of a type of others", 1500, "extension View { func a{i}() -> some View { self } }\n")
presets("overloads", 1500, "  func a(_ x: T{i}) -> T{j} { a(x) }\n", "struct A {\n", "}\n")
presets("calls of overloads", 300, "  func a(_ x: T{i}) -> T{j} { a(a(a(x))) }\n", "struct A {\n", "}\n")
presets("members", 1500, "  let member{i}: T{i} = T{i}()\n", "final class A {\n", "}\n")
presets("cases", 2000, "  case showScreen{i}(Int)\n", "enum Route {\n", "}\n")
presets("types in a type", 1500, "  struct B{i} { let b: B{j} }\n", "struct A {\n", "}\n")
SHAPES["types each in the one before"] = (20, lambda n: code(many(n, "struct A{i} {\n") + "}\n" * n, config=ALL_PRESETS))
presets("imports", 2000, "import Module{i}\n")
presets("parameters", 2000, "a{i}: T{i}, ", "struct A { init(", "last: Int) {} }\n")
presets("generic parameters", 1000, "T{i}, ", "struct A<", "Last> {}\n")
presets("supertypes", 1500, "P{i}, ", "final class A: ", "Last {}\n")
presets("supertypes that are declared", 1000, "protocol P{i} {}\n", "", "final class A: " + ", ".join(f"P{i}" for i in range(10)) + " {}\n")
presets("members of one protocol, implemented", 800, "protocol P{i} { func a{i}() }\nfinal class C{i}: P{i} { func a{i}() {} }\n")
presets("a chain of members", 2000, ".b", "struct A { func f() { a", " } }\n")
presets("a chain of calls", 2000, ".b()", "struct A { func f() { a", " } }\n")
presets("a chain of calls with closures", 1000, ".b { $0.c }", "struct A { func f() { a", " } }\n")
presets("a chain of modifiers on lines", 1000, "\n    .padding({i})", "struct AView: View { var body: some View { Text(\"a\")", " } }\n", path=VIEWS + "AView.swift")
presets("locals, each from the one before", 1000, "    let a{j} = a{i}\n", "final class AViewModel { func f(a0: A) {\n", "  } }\n", path=VIEWS + "A.swift")
presets("locals, each by a call on the one before", 1000, "    let a{j} = a{i}.next()\n", "final class AViewModel { func next() -> AViewModel { self }\n func f(a0: AViewModel) {\n", "  } }\n", path=VIEWS + "A.swift")
presets("functions that each return the next one's result", 1000, "  func f{i}() -> T{i} { f{j}() }\n", "final class A {\n", "}\n")
presets("properties that are each the next one's value", 1000, "  lazy var p{i} = p{j}\n", "final class A {\n", "}\n")
presets("functions that call all others", 60, "  func f{i}() { " + "".join(f"f{k}(); " for k in range(60)) + "}\n", "final class A {\n", "}\n")
SHAPES["calls as arguments of calls"] = (20, lambda n: code("let x = " + "a(b: " * n + "1" + ")" * n + "\n", config=ALL_PRESETS))
presets("conditions in a body", 1500, "      if model.a{i} > 1 && model.b { Text(\"a\") }\n", "struct AView: View {\n  let model: A\n  var body: some View {\n    VStack {\n", "    }\n  }\n}\n", path=VIEWS + "AView.swift")
presets("one condition of many parts", 1500, "&& model.a{i} > 1 ", "struct AView: View {\n  let model: A\n  var body: some View {\n    if true ", "{ Text(\"a\") }\n  }\n}\n", path=VIEWS + "AView.swift")
presets("conditions in boot", 1500, "    if user.a{i} > 1 { router.route(.a) }\n", "final class AppBootstrapper {\n  func start() {\n", "  }\n}\n", path=BOOT + "AppBootstrapper.swift")
presets("cases of a switch", 1500, "    case .a{i}: router.show{i}()\n", "final class AppCoordinator {\n  func start(_ s: S) {\n    switch s {\n", "    }\n  }\n}\n", path="Shell/App/Coordinators/AppCoordinator.swift")
presets("closures in a body", 1500, "    Task { await a{i}() }\n", "final class AViewModel {\n  func f() {\n", "  }\n}\n", path=VIEWS + "A.swift")
presets("assignments in a body", 1500, "    self.model.a{i} = a{j}\n", "final class AViewModel {\n  var model: M\n  func f() {\n", "  }\n}\n", path=VIEWS + "A.swift")
presets("elements of an array", 5000, "a{i}, ", "let a = [", "]\n")
presets("instances in an array", 1500, "AuthService(), ", "final class AuthService {}\nlet a = [", "]\n")
presets("strings with interpolation", 1500, "let s{i} = \"a\\(b{i})c\"\n")
presets("branches of conditional compilation", 1000, "#elseif A{i}\nstruct A { let a{i}: Int }\n", "#if A\nstruct A {}\n", "#endif\nlet a: A\n")
presets("conditional compilation", 1000, "#if A{i}\nstruct A {}\n#endif\n", "", "let a: A\n")
presets("attributes", 1500, "@A{i} ", "", "struct A {}\n")
presets("attributes on members", 1500, "  @Published var a{i} = false\n", "final class AViewModel: ObservableObject {\n", "}\n", path=VIEWS + "A.swift")
presets("observed models of a view", 1000, "  @ObservedObject var a{i}: A{i}\n", "struct AView: View {\n", "}\n", path=VIEWS + "AView.swift")
presets("macros", 1500, "#Preview { A{i}() }\n")
presets("functions of a container", 1000, "  func makeA{i}() -> A{i} { A{i}(b: makeA{j}()) }\n", "final class AppDependencyContainer {\n", "}\n", path="Shell/App/DI/AppDependencyContainer.swift")
presets("uses of a container", 1000, "    container.makeA{i}()\n", "final class ACoordinator {\n  let container: AppDependencyContainer\n  func f() {\n", "  }\n}\nfinal class AppDependencyContainer {}\n", path="Shell/App/Coordinators/ACoordinator.swift")
presets("shared instances in use", 1000, "    S{i}.shared.go()\n", "final class AViewModel {\n  func f() {\n", "  }\n}\n", path=VIEWS + "A.swift")
presets("enum patterns", 1500, "    case .a{i}(let x) where x > 1: b(x)\n", "func f(a: A) {\n  switch a {\n", "  }\n}\n")
presets("key paths", 1500, "let k{i} = \\A.b{i}.c\n")
presets("words in one name", 5000, "Word", "struct ", " {}\n")
presets("one long line of text", 20000, "word ", "// ", "\nstruct A {}\n")


@shape("features that use each other", 60)
def _(n):
    return Case({CONFIG: ALL_PRESETS} | {
        f"Shell/Features/F{i}/Domain/A{i}.swift": f"struct A{i} {{ let a: A{(i + 1) % n}; let b: A{(i * 7 + 3) % n} }}\n" for i in range(n)})


@shape("files in one folder", 300)
def _(n):
    return Case({CONFIG: ALL_PRESETS} | {f"{DOMAIN}A{i}.swift": f"struct A{i} {{ let a: A{i + 1} }}\n" for i in range(n)})


@shape("folders in folders", 20)
def _(n):
    return Case({CONFIG: ALL_PRESETS, BOOT + "d/" * n + "A.swift": "struct A {}\n"})


@shape("targets of a manifest", 200)
def _(n):
    manifest = "import PackageDescription\nlet package = Package(name: \"A\", targets: [\n"
    manifest += many(n, '  .target(name: "T{i}", dependencies: ["T{j}"]),\n') + "])\n"
    return Case({CONFIG: ALL_PRESETS, "Package.swift": manifest} | {
        f"Sources/T{i}/A.swift": f"import T{i + 1}\npublic struct A{i} {{ let a: A{i + 1} }}\n" for i in range(n)})


# Decision records

def record(number, status, body=""):
    return (f"# ADR-{number:04}: Keep thing {number} in one place\n\n## Status\n{status}\n\n## Context\nThere is a reason.\n\n"
            f"## Decision\nWe will keep it.{body}\n\n## Consequences\n\n### Positive\n- One place\n\n### Negative\n- One more place\n\n"
            "## Alternatives Considered\n1. **Two places** — Rejected: they differ\n")


@shape("records that supersede each other", 200)
def _(n):
    files = {f"docs/adr/{i:04}-keep-thing-{i}-in-one-place.md": record(i, f"Superseded by ADR-{i + 1:04}" if i < n else "Accepted")
             for i in range(1, n + 1)}
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n"} | files)


@shape("one record that all others supersede", 200)
def _(n):
    files = {f"docs/adr/{i:04}-keep-thing-{i}-in-one-place.md": record(i, "Superseded by ADR-0001" if i > 1 else "Accepted")
             for i in range(1, n + 1)}
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n"} | files)


@shape("links on one line of a record", 2000)
def _(n):
    path = "docs/adr/0001-keep-thing-1-in-one-place.md"
    links = "".join(f" [a](gone{i}.md)" for i in range(n))
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n", path: record(1, "Accepted", links)}, (), path)


@shape("links on lines of a record", 2000)
def _(n):
    path = "docs/adr/0001-keep-thing-1-in-one-place.md"
    links = "".join(f"\n[a](gone{i}.md)" for i in range(n))
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n", path: record(1, "Accepted", links)}, (), path)


@shape("headings of a record", 2000)
def _(n):
    path = "docs/adr/0001-keep-thing-1-in-one-place.md"
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n", path: record(1, "Accepted") + many(n, "\n## Heading {i}\n")}, (), path)


# Ignore files

@shape("patterns of an ignore file", 1000)
def _(n):
    return Case({CONFIG: ALL_PRESETS, BOOT + "A.swift": "struct A {}\n", ".gitignore": many(n, "*a{i}*b*\n")} | {
        f"{DOMAIN}A{i}.swift": f"struct A{i} {{}}\n" for i in range(20)}, (), ".gitignore")
