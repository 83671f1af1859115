"""Breaks by containers and static factories."""

import re

from catalogue import breaks, resembles
from kinds_composition import ANYWHERE, BESIDE, user
from planting import NoPlace


def container(draw):
    return draw.one(
        kind for kind in draw.named("composition", kinds=("class", "struct"))
        if re.search(r"(Container|DIContainer|Injector|Environment)$", kind.name))


@breaks("no-service-locator", "locator: a container is kept", alternatives=("layer-dependencies",), beside=BESIDE, anywhere=ANYWHERE)
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
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(owner, forms[way], draw)


@breaks("no-service-locator", "locator: resolved in place", beside=BESIDE + ("composition-root", "no-singleton-use"), anywhere=ANYWHERE)
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
            "Swinject", f"private func {value}(_ resolver: any Resolver) {{§\n  _ = resolver.resolve({name}.self)\n}}"),
        "Resolver.resolve()": ("Resolver", f"private lazy var {value}: any {name} = Resolver.resolve()§"),
        "@Dependency": ("Factory", f"private let {value}: any {name} = Container.shared.{value}()§"),
    }
    way = draw.choice(sorted(forms))
    module, text = forms[way]
    planting = draw.planting(way)
    planting.importing(owner.file, f"import {module}", given=True)
    return planting.member(owner, text, draw)


@breaks("no-service-locator", "locator: a container behind a closure", alternatives=("layer-dependencies",), beside=BESIDE)
def container_behind_closure(draw):
    owner = user(draw, "presentation", "coordinators", kinds=("class",), where=lambda kind: not re.search(r"Scene$", kind.name))
    kind = container(draw)
    if not draw.is_visible(kind, owner.file) or re.search(rf"\b{kind.name}\b", owner.file.code):
        raise NoPlace
    value = draw.value()
    return draw.planting("a closure").member(owner, draw.choice([
        f"private let {value}: () -> {kind.name}§", f"init({value}: @escaping () -> {kind.name}, count: Int)§ {{ fatalError() }}"]), draw)


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
