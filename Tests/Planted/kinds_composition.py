"""Breaks of how dependencies are made and handed over."""

import re

import spellings
from catalogue import breaks, resembles
from planting import NoPlace

BESIDE = (
    "layer-dependencies", "feature-isolation", "depend-on-protocols", "view-data-access", "view-model-data-access",
    "boot-io", "coordinators-decide-nothing", "features-enter-by-factory", "no-property-injection", "one-way-state",
    "implementation-placement")
USERS = ("presentation", "domain", "coordinators", "data", "infrastructure", "repository", "network")


def user(draw, *layers, kinds=("class", "struct", "actor"), where=lambda kind: True):
    return draw.one(
        kind for kind in draw.types(*layers or USERS, kinds=kinds) if "." not in kind.name and where(kind)
        and not re.search(r"App$|Factory$|Environment$|Container$|Injector$|Assembly$|Builder$|Composer$", kind.name))


def component_for(draw, file, *layers):
    kinds = [kind for kind in draw.components(*layers) if draw.is_visible(kind, file)
             and not re.search(rf"\b{kind.name}\b", file.code)]
    return draw.one(kinds)


@breaks("composition-root", "made: a service in a member", beside=BESIDE)
def service_in_member(draw):
    owner = user(draw)
    component = component_for(draw, owner.file)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, component, owner.file, planting)
    text, form = spellings.making_in_type(draw, owner, name, draw.made(component), draw.protocol_of(component))
    planting.spelling = f"{form}, {way}"
    return planting.member(owner, text, draw)


@breaks("composition-root", "made: a service in a body", beside=BESIDE)
def service_in_body(draw):
    owner = user(draw)
    component = component_for(draw, owner.file)
    function = draw.function([owner])
    planting = draw.planting("")
    name, way = spellings.name_of(draw, component, owner.file, planting)
    text, form = spellings.making_in_body(draw, name, draw.made(component), draw.protocol_of(component))
    around = "plain"
    if owner.file.layer != "coordinators":
        text, around = draw.wrapped(
            text, ("plain", "closure", "stored closure", "local function", "do", "defer", "if", "guard", "switch"))
    planting.spelling = f"{form}, {way}, {around}"
    return planting.statement(function, text)


@breaks("composition-root", "made: a service for a parameter", beside=BESIDE)
def service_as_argument(draw):
    """`.init(…)` where only the parameter of a function of the type's own says what is made."""
    owner = user(draw, kinds=("class", "actor"))
    component = component_for(draw, owner.file)
    value = draw.value()
    arguments = draw.made(component)
    made = draw.choice([f".init({arguments})", f"{component.name}({arguments})", f"{component.name}.init({arguments})"])
    type_of = component.name if made.startswith(".") else f"any {draw.protocol_of(component)}"
    text = (f"private func {value}(_ count: Int, with other: {type_of}) {{}}\n"
            f"private func {value}Twice() {{\n  {value}(2, with: {made})§\n}}")
    # That the parameter is concrete, is another rule's.
    return draw.planting(made.split("(")[0]).member(owner, text, draw)


@breaks("composition-root", "made: a use case", beside=BESIDE)
def use_case(draw):
    case = draw.one(kind for kind in draw.use_cases() if draw.is_plain(kind))
    owner = user(draw, "presentation", where=lambda kind: kind.name.endswith(("ViewModel", "Controller", "Presenter")))
    if not draw.is_visible(case, owner.file) or case.file.feature != owner.file.feature:
        raise NoPlace
    arguments = draw.made(case)
    if draw.random() < 0.5:
        value = draw.value()
        text = draw.choice([
            f"private let {value} = {case.name}({arguments})§", f"private lazy var {value} = {case.name}({arguments})§",
            f"private let {value}: {case.name} = .init({arguments})§",
            f"private func {value}() -> {case.name} {{ {case.name}({arguments}) }}§",
            f"func {value}(other: {case.name} = .init({arguments})) {{}}§"])
        return draw.planting("a member").member(owner, text, draw)
    text, around = draw.wrapped(f"let {draw.value()} = {case.name}({arguments})§")
    return draw.planting(around).statement(draw.function([owner]), text)


@breaks("composition-root", "made: a view model in a coordinator", beside=BESIDE)
def view_model(draw):
    model = draw.one(kind for kind in draw.view_models() if draw.is_plain(kind))
    owner = draw.one(draw.coordinators())
    if not draw.is_visible(model, owner.file):
        raise NoPlace
    arguments, value = draw.made(model), draw.value()
    text = draw.choice([
        f"let {value} = {model.name}({arguments})§", f"let {value}: {model.name} = .init({arguments})§",
        f"let {value} = {model.name}.init({arguments})§"])
    text, around = draw.wrapped(text + f"\n_ = {value}", ("plain", "local function", "stored closure"))
    return draw.planting(around).statement(draw.function([owner]), text)


@resembles("composition-root", "made: values, metatypes and patterns")
def values(draw):
    owner = user(draw, kinds=("class",))
    component = component_for(draw, owner.file, *(("data", "infrastructure") if draw.random() < 2 else ()))
    value = draw.value()
    name = component.name
    del component
    text = draw.choice([
        f"private let {value} = DateFormatter()", f"private var {value}: Set<Int> = .init()",
        f"private func {value}<T>(_ make: () -> T) -> T {{ make() }}",
        f"// let {value} = {name}()\nprivate func {value}() {{}}",
        f'private func {value}() -> String {{ "{name}()" }}',
        f"#if DEBUG\nprivate func {value}() -> Any {{ {name}() }}\n#endif",
        f"private struct {name}Draft {{\n  var count = 0\n}}\nprivate let {value} = {name}Draft()",
        f"private func {value}(_ error: any Error) -> NSError {{ NSError(domain: \"{name}\", code: 1) }}"])
    return draw.planting("values, comments, debug code").member(owner, text, draw)


# Shared instances


@breaks("no-singletons", "shared: handed out by the type", beside=("no-static-factories", "composition-root"))
def singleton(draw):
    component = draw.one(draw.components(kinds=("class", "actor")))
    name, arguments = component.name, draw.made(component)
    instance = draw.choice(["shared", "shared", "live", "default", "instance", "current", "main", draw.value()])
    if re.search(rf"\bstatic\b[^\n]*\b{instance}\b", component.file.code):
        raise NoPlace
    access = "public " if component.is_public else ""
    protocol = draw.protocol_of(component)
    forms = {
        "static let": f"{access}static let {instance} = {name}({arguments})§",
        "Self()": f"{access}static let {instance} = Self({arguments})§",
        ".init": f"{access}static let {instance}: {name} = .init({arguments})§",
        "as its protocol": f"{access}static let {instance}: any {protocol} = {name}({arguments})§",
        "static private(set) var": f"{access}static private(set) var {instance} = {name}({arguments})§",
        "a called closure": f"{access}static let {instance}: {name} = {{§\n  let made = {name}({arguments})\n  return made\n}}()",
        "nonisolated(unsafe)": f"{access}nonisolated(unsafe) static var {instance} = {name}({arguments})§",
        "an optional to fill": f"{access}static var {instance}: {name}!§",
        "with an attribute": f"@MainActor {access}static let {instance} = {name}({arguments})§",
    }
    way = draw.choice(sorted(forms))
    planting = draw.planting(f"{way}, {'extension' if False else 'member'}")
    if draw.random() < 0.3:
        text = "\n".join("  " + line for line in forms[way].split("\n"))
        planting.spelling = f"{way}, in an extension"
        return planting.top(component.file, f"extension {name} {{\n{text}\n}}", draw)
    return planting.member(component, forms[way], draw)


@breaks("no-singletons", "shared: a global", alternatives=("composition-root",), beside=BESIDE)
def global_instance(draw):
    component = draw.one(draw.components(kinds=("class", "actor")))
    value, arguments = draw.value(), draw.made(component)
    text = draw.choice([
        f"let {value} = {component.name}({arguments})§", f"let {value}: {component.name} = .init({arguments})§",
        f"nonisolated(unsafe) var {value} = {component.name}({arguments})§",
        f"public let {value} = {component.name}({arguments})§",
        f"@MainActor let {value} = {component.name}({arguments})§"])
    return draw.planting("a global").top(component.file, text, draw)


@resembles("no-singletons", "shared: constants of values")
def constants(draw):
    entity = draw.one(draw.entities("domain", "contracts", "presentation"))
    value = draw.value()
    text = draw.choice([
        f"static let {value} = 12", f"static let {value}: [String] = []", f"static var {value}: Self? {{ nil }}",
        f"static let {value} = Calendar.current", f"static let {value}: Set<Int> = [1, 2]"])
    return draw.planting("constants").member(entity, text, draw)


@breaks("no-singleton-use", "shared: reached for", beside=BESIDE + ("no-singletons", "composition-root"))
def singleton_use(draw):
    owner = user(draw, kinds=("class", "struct", "actor"))
    kinds = [kind for kind in draw.components(kinds=("class", "actor")) if draw.is_visible(kind, owner.file)]
    component = draw.one(kinds)
    if re.search(r"\bstatic\b[^\n]*\bshared\b", component.file.code) or re.search(
            rf"\b{component.name}\b", owner.file.code):
        raise NoPlace
    planting = draw.planting("")
    access = "public " if component.is_public else ""
    planting.member(component, f"{access}static let shared = {component.name}({draw.made(component)})", draw, given=True)
    name, way = spellings.name_of(draw, component, owner.file, planting)
    value, protocol = draw.value(), draw.protocol_of(component)
    members = {
        "a default argument": f"func {value}(with other: any {protocol} = {name}.shared) {{}}§",
        "a default .shared": f"func {value}(with other: {name} = .shared) {{}}§",
        "a computed property": f"private var {value}: any {protocol} {{ {name}.shared }}§",
        "an argument .shared":
            f"private func {value}(with other: {name}) {{}}\nprivate func {value}Again() {{ {value}(with: .shared) }}§",
        "a result .shared": f"private func {value}() -> {name} {{ .shared }}§",
    }
    if owner.kind == "class":
        members |= {
            "a property": f"private let {value} = {name}.shared§",
            "a typed property": f"private let {value}: any {protocol} = {name}.shared§",
            "a property .shared": f"private let {value}: {name} = .shared§",
            "a lazy property": f"private lazy var {value} = {name}.shared§",
            "a list": f"private let {value}: [{name}] = [.shared]§",
        }
    bodies = {
        "a call": f"{name}.shared.{value}()§",
        "a local": f"let {value} = {name}.shared§\n_ = {value}",
        "a local .shared": f"let {value}: {name} = .shared§\n_ = {value}",
        "an argument": f"_ = String(describing: {name}.shared)§",
        "assigned": f"var {value}: {name}?\n{value} = .shared§\n_ = {value}",
        "a chain over lines": f"{name}\n  .shared§\n  .{value}()",
    }
    if draw.random() < 0.5:
        form = draw.choice(sorted(members))
        planting.spelling = f"{form}, {way}"
        return planting.member(owner, members[form], draw)
    form = draw.choice(sorted(bodies))
    text, around = draw.wrapped(bodies[form])
    planting.spelling = f"{form}, {way}, {around}"
    return planting.statement(draw.function([owner]), text)


@breaks("no-singleton-use", "shared: a static service", beside=BESIDE + ("composition-root",))
def static_service(draw):
    owner = user(draw, "presentation", "domain", "coordinators")
    files = [file for file in draw.codebase.swift_files("infrastructure", "data", "network")
             if file.module == owner.file.module]
    file = draw.one(files)
    word = draw.word()
    name = word + draw.choice(["Sender", "Tracker", "Service", "Logger", "Reporter"])
    work = draw.choice([
        'URLSession.shared.dataTask(with: URLRequest(url: URL(fileURLWithPath: "a"))).resume()',
        'UserDefaults.standard.set(true, forKey: "a")', 'FileManager.default.createFile(atPath: "a", contents: nil)'])
    planting = draw.planting("")
    planting.new(
        f"{file.path.rsplit('/', 1)[0]}/{name}.swift",
        f"import Foundation\n\nenum {name} {{\n  static func send(_ text: String) {{\n    {work}\n  }}\n}}\n", given=True)
    text, around = draw.wrapped(f'{name}.send("a")§', ("plain", "closure", "local function", "do", "defer"))
    planting.spelling = around
    return planting.statement(draw.function([owner]), text)


@resembles("no-singleton-use", "shared: Apple's")
def apple(draw):
    owner = user(draw, "infrastructure", "data", kinds=("class", "actor"))
    value = draw.value()
    text = draw.choice([
        f"private let {value} = NotificationCenter.default", f"private let {value} = FileManager.default",
        f"private func {value}() -> URLSession {{ .shared }}", f"private let {value}: URLSession = .shared",
        f"private let {value} = ProcessInfo.processInfo", f"private func {value}() -> Calendar {{ .current }}",
        f"private let {value} = UserDefaults.standard"])
    return draw.planting("Apple's").member(owner, text, draw)


# Locators, factories, properties


def container(draw):
    return draw.one(
        kind for kind in draw.named("composition", kinds=("class", "struct"))
        if re.search(r"(Container|DIContainer|Injector|Environment)$", kind.name))


@breaks("no-service-locator", "locator: a container is kept", alternatives=("layer-dependencies",), beside=BESIDE)
def container_kept(draw):
    owner = user(draw, "presentation", "coordinators", kinds=("class",), where=lambda kind: not re.search(r"Scene$", kind.name))
    kind = container(draw)
    if not draw.is_visible(kind, owner.file) or re.search(rf"\b{kind.name}\b", owner.file.code):
        raise NoPlace
    value = draw.value()
    forms = {
        "a property": f"private let {value}: {kind.name}§",
        "an optional property": f"private var {value}: {kind.name}?§",
        "an unowned property": f"private unowned let {value}: {kind.name}§",
        "an initializer": f"init({value}: {kind.name}, count: Int)§ {{ fatalError() }}",
        "a parameter": f"func {value}(from container: {kind.name}) {{}}§",
        "a closure": f"private let {value}: () -> {kind.name}§",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(owner, forms[way], draw)


@breaks("no-service-locator", "locator: resolved in place", beside=BESIDE + ("composition-root", "no-singleton-use"))
def resolved(draw):
    owner = user(draw, "presentation", "domain", "coordinators", "data", kinds=("class",))
    protocol = draw.one(draw.protocols("contracts", "domain"))
    value, name = draw.value(), protocol.name
    forms = {
        "@Injected(\\.x)": ("Factory", f"@Injected(\\.{value}) private var {value}: any {name}§"),
        "@LazyInjected": ("Factory", f"@LazyInjected(\\.{value}) private var {value}§"),
        "@Injected": ("Resolver", f"@Injected private var {value}: any {name}§"),
        "Container.shared.x()": ("Factory", f"private func {value}() {{\n  _ = Container.shared.{value}()§\n}}"),
        "resolver.resolve(T.self)": (
            "Swinject", f"private func {value}(_ resolver: any Resolver) {{\n  _ = resolver.resolve({name}.self)§\n}}"),
        "Resolver.resolve()": ("Resolver", f"private lazy var {value}: any {name} = Resolver.resolve()§"),
        "@Dependency": ("Factory", f"private let {value}: any {name} = Container.shared.{value}()§"),
    }
    way = draw.choice(sorted(forms))
    module, text = forms[way]
    planting = draw.planting(way)
    planting.importing(owner.file, f"import {module}", given=True)
    return planting.member(owner, text, draw)


@resembles("no-service-locator", "locator: words that resemble one")
def like_a_locator(draw):
    owner = user(draw, "presentation", "data", kinds=("class",))
    value = draw.value()
    text = draw.choice([
        f"private func {value}(_ path: String) -> URL {{ URL(fileURLWithPath: path).resolvingSymlinksInPath() }}",
        f"private func resolve{value.capitalize()}(_ a: Int, _ b: Int) -> Int {{ max(a, b) }}",
        f"private func {value}() -> Int {{\n  let container = [1, 2]\n  return container.count\n}}",
        f"private func {value}(_ decoder: any Decoder) throws {{\n  let container = try decoder.singleValueContainer()\n  _ = try container.decode(String.self)\n}}"])
    return draw.planting("words").member(owner, text, draw)


@breaks("no-static-factories", "static: a function that makes a service",
        alternatives=("no-singletons",), beside=("composition-root",))
def static_factory(draw):
    component = draw.one(draw.components(kinds=("class", "struct", "actor")))
    name, arguments, value = component.name, draw.made(component), draw.value()
    protocol = draw.protocol_of(component)
    inside = {
        "of its type": f"static func {value}() -> {name} {{§\n  {name}({arguments})\n}}",
        "of Self": f"static func {value}() -> Self {{§\n  .init({arguments})\n}}" if component.kind == "struct" else
                   f"static func {value}() -> {name} {{§\n  .init({arguments})\n}}",
        "of its protocol": f"static func {value}() -> any {protocol} {{§\n  {name}({arguments})\n}}",
        "with parameters": f"static func {value}(count: Int) -> {name} {{§\n  let made = {name}({arguments})\n  return made\n}}",
        "class func": f"class func {value}() -> {name} {{§\n  return {name}({arguments})\n}}",
    }
    if component.kind != "class":
        del inside["class func"]
    outside = {
        "a global function": f"func {value}() -> any {protocol} {{§\n  {name}({arguments})\n}}",
        "a namespace": f"enum {draw.word()} {{\n  static func {value}() -> {name} {{§\n    {name}({arguments})\n  }}\n}}",
        "an extension": f"extension {name} {{\n  static func {value}() -> {name} {{§\n    {name}({arguments})\n  }}\n}}",
    }
    way = draw.choice(sorted(inside | outside))
    planting = draw.planting(way)
    if way in inside:
        return planting.member(component, inside[way], draw)
    return planting.top(component.file, outside[way], draw)


@resembles("no-static-factories", "static: a function that makes a value")
def static_value(draw):
    entity = draw.one(draw.entities("domain", "contracts"))
    value = draw.value()
    text = draw.choice([
        f"static func {value}() -> [Int] {{ [] }}", f"static func {value}(_ other: Self) -> Self {{ other }}",
        f"static func {value}() -> Date {{ Date() }}", f"static func {value}() -> DateComponents {{ .init() }}"])
    return draw.planting("values").member(entity, text, draw)


@breaks("no-property-injection", "property: filled after init", beside=("one-way-state",))
def property_injection(draw):
    owner = user(draw, "presentation", "infrastructure", "data", "coordinators", kinds=("class",))
    protocols = [kind for kind in draw.protocols() if draw.is_visible(kind, owner.file)
                 and kind.name in {name for made in draw.components() for name in made.inherits}]
    name, value = draw.one(protocols).name, draw.value()
    forms = {
        "optional": f"var {value}: (any {name})?§", "unwrapped": f"var {value}: (any {name})!§",
        "without any": f"var {value}: {name}?§", "unwrapped without any": f"var {value}: {name}!§",
        "Optional<…>": f"var {value}: Optional<any {name}>§", "with nil": f"var {value}: (any {name})? = nil§",
        "internal": f"internal var {value}: {name}!§",
        "behind an alias": None,
        "observed": f"var {value}: (any {name})? {{§\n  didSet {{}}\n}}",
    }
    way = draw.choice(sorted(forms))
    planting = draw.planting(way)
    text = forms[way]
    if text is None:
        alias = draw.word()
        planting.top(owner.file, f"typealias {alias} = any {name}", draw, given=True)
        text = f"var {value}: {alias}?§"
    return planting.member(owner, text, draw)


@resembles("no-property-injection", "property: parents, outlets and values")
def filled_values(draw):
    owner = user(draw, "presentation", kinds=("class",), where=lambda kind: not kind.name.endswith(("ViewModel", "Presenter")))
    value = draw.value()
    text = draw.choice([
        f"var {value}Count: Int?", f"weak var {value}Delegate: (any UITextFieldDelegate)?",
        f"@IBOutlet var {value}Label: UILabel!", f"var on{value.capitalize()}: (() -> Void)?"])
    if "UIViewController" not in owner.inherits:
        raise NoPlace
    return draw.planting("values").member(owner, text, draw)


@breaks("depend-on-protocols", "concrete: taken from another layer",
        alternatives=("layer-dependencies",), beside=BESIDE + ("app-factory-injection", "composition-root"))
def concrete(draw):
    owner = user(draw, "presentation", "coordinators", "data", "infrastructure", "domain", "composition", kinds=("class", "actor"))
    kinds = [kind for kind in draw.components() if draw.is_visible(kind, owner.file)
             and kind.file.layer != owner.file.layer and not re.search(rf"\b{kind.name}\b", owner.file.code)]
    component = draw.one(kinds)
    if owner.file.layer == "composition":
        raise NoPlace
    planting = draw.planting("")
    name, way = spellings.name_of(draw, component, owner.file, planting)
    value = draw.value()
    forms = {
        "a property": f"private let {value}: {name}§",
        "an optional property": f"private let {value}: {name}?§",
        "a property of many": f"private let {value}: [{name}]§",
        "an initializer": f"init({value}: {name}, count: Int)§ {{ fatalError() }}",
        "an initializer over lines": f"init(\n  {value}: {name}?,§\n  count: Int\n) {{ fatalError() }}",
        "an initializer of many": f"init({value}: [{name}], count: Int)§ {{ fatalError() }}",
    }
    form = draw.choice(sorted(forms))
    planting.spelling = f"{form}, {way}"
    return planting.member(owner, forms[form], draw)


@breaks("depend-on-protocols", "concrete: cast to the implementation", alternatives=("layer-dependencies",), beside=BESIDE)
def cast(draw):
    owner = user(draw, "presentation", "coordinators", "data", "infrastructure", "domain", kinds=("class",))
    component = component_for(draw, owner.file)
    protocol, value = draw.protocol_of(component), draw.value()
    planting = draw.planting("")
    planting.member(owner, f"private let {value}: any {protocol}", draw, given=True)
    planting.top(owner.file, f"extension {owner.name} {{\n  var {value}Again: any {protocol} {{ {value} }}\n}}", draw, given=True)
    name = component.name
    forms = {
        "if let as?": f"if let other = {value} as? {name} {{ _ = other }}§", "as!": f"_ = {value} as! {name}§",
        "is": f"_ = {value} is {name}§", "guard": f"guard let other = self.{value} as? {name} else {{ return }}§\n_ = other",
        "a chain": f"_ = ({value} as? {name})?.description§", "a switch": f"switch {value} {{\ncase let other as {name}: _ = other§\ndefault: break\n}}"}
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return planting.statement(draw.function([owner], lambda function: not function.returns), forms[way])


@resembles("depend-on-protocols", "concrete: a protocol, however it is written")
def by_protocol(draw):
    owner = user(draw, "presentation", "data", "infrastructure", kinds=("class",))
    protocol = draw.one(kind for kind in draw.protocols("contracts", "domain") if draw.is_visible(kind, owner.file)
                        and kind.file.feature in ("", owner.file.feature))
    value, name = draw.value(), protocol.name
    text = draw.choice([
        f"private let {value}: any {name}", f"private let {value}: {name}", f"private let {value}: [any {name}]",
        f"private let {value}: () -> any {name}", f"init({value}: some {name}, count: Int) {{ fatalError() }}",
        f"init<T: {name}>({value}: T, count: Int) {{ fatalError() }}"])
    return draw.planting("protocols").member(owner, text, draw)


@breaks("no-environment-services", "environment: a service is taken from it",
        beside=BESIDE + ("no-property-injection",))
def environment(draw):
    view = draw.one(draw.views())
    word = draw.word()
    file = view.file
    observed = draw.random() < 0.5
    name = word + draw.choice(["Monitor", "Store", "Service", "Manager", "Player"])
    folder = file.path.rsplit("/", 1)[0]
    declared = (f"import Observation\n\n@Observable\nfinal class {name} {{\n  private(set) var count = 0\n  func follow() async {{}}\n}}\n"
                if observed else
                f"import Combine\n\nfinal class {name}: ObservableObject {{\n  @Published private(set) var count = 0\n  func follow() async {{}}\n}}\n")
    planting = draw.planting("")
    planting.new(f"{folder}/{name}.swift", declared, given=True)
    value = draw.value()
    forms = {
        "@Environment(T.self)": f"@Environment({name}.self) private var {value}§",
        "@Environment(T.self) of an optional": f"@Environment({name}.self) private var {value}: {name}?§",
    } if observed else {
        "@EnvironmentObject": f"@EnvironmentObject private var {value}: {name}§",
        "@EnvironmentObject var": f"@EnvironmentObject var {value}: {name}§",
        "@EnvironmentObject over lines": f"@EnvironmentObject\nprivate var {value}: {name}§",
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return planting.member(view, forms[way], draw)


@resembles("no-environment-services", "environment: SwiftUI's own")
def environment_of_swiftui(draw):
    view = draw.one(draw.views())
    value = draw.value()
    return draw.planting("SwiftUI's").member(view, draw.choice([
        f"@Environment(\\.colorScheme) private var {value}", f"@Environment(\\.locale) private var {value}",
        f"@Environment(\\.dismiss) private var {value}", f"@Environment(\\.horizontalSizeClass) private var {value}"]), draw)
