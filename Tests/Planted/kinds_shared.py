"""Breaks by shared instances and static services."""

import re

import spellings
from catalogue import breaks, resembles
from kinds_composition import ANYWHERE, BESIDE, user
from planting import NoPlace


@breaks("no-singletons", "shared: handed out by the type", beside=("no-static-factories", "composition-root"))
def singleton(draw):
    component = draw.one(draw.components(kinds=("class", "actor")))
    name, arguments = component.name, draw.made(component)
    instance = draw.choice(["shared", "shared", "live", "`default`", "instance", "current", "main", draw.value()])
    bare = instance.strip("`")
    if re.search(rf"\bstatic\b[^\n]*\b{bare}\b", component.file.code):
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
    planting = draw.planting(f"{way}, in the type")
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


@breaks("no-singleton-use", "shared: reached for", beside=BESIDE + ("no-singletons", "composition-root"), anywhere=ANYWHERE)
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
        "a chain over lines": f"{name}§\n  .shared§\n  .{value}()",
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
    # A view is not tested by itself, and values do no work.
    owner = draw.one([*draw.view_models(), *draw.coordinators(), *draw.use_cases()])
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
    # What is nothing but static functions is no longer that with a property.
    owner = user(draw, "infrastructure", "data", kinds=("class", "actor"), where=lambda kind: kind.properties())
    value = draw.value()
    text = draw.choice([
        f"private let {value} = NotificationCenter.default", f"private let {value} = FileManager.default",
        f"private func {value}() -> URLSession {{ .shared }}", f"private let {value}: URLSession = .shared",
        f"private let {value} = ProcessInfo.processInfo", f"private func {value}() -> Calendar {{ .current }}",
        f"private let {value} = UserDefaults.standard"])
    return draw.planting("Apple's").member(owner, text, draw)
