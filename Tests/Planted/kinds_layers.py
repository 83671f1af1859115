"""Breaks between layers, features and modules, and what stands in the wrong place."""

import re

import spellings
from catalogue import breaks, resembles
from planting import NoPlace

#: By the preset that a codebase follows: which layer may not name a type of which.
FORBIDDEN = {
    "layered": {
        "domain": ("data", "infrastructure", "presentation", "coordinators"),
        "contracts": ("data", "infrastructure", "presentation"),
        "presentation": ("data", "infrastructure", "boot"),
        "data": ("presentation", "coordinators"),
        "infrastructure": ("presentation", "coordinators"),
        "coordinators": ("data", "infrastructure"),
        "boot": ("presentation", "coordinators"),
    },
    "clean-state": {"domain": ("data", "presentation"), "presentation": ("data",), "data": ("presentation",)},
    "repositories": {
        "domain": ("data", "infrastructure", "presentation"), "contracts": ("data", "presentation"),
        "data": ("presentation",), "infrastructure": ("data", "presentation"), "presentation": ("data",)},
    "app-factory": {
        "presentation": ("network", "persistence"), "network": ("repository", "persistence"),
        "persistence": ("repository", "network")},
    "decisions": {},
}
ALLOWED = {
    "layered": {
        "presentation": ("domain", "contracts"), "data": ("domain", "contracts"), "infrastructure": ("contracts", "domain"),
        "coordinators": ("domain", "presentation"), "boot": ("domain", "contracts"), "composition": ("domain", "data")},
    "clean-state": {"presentation": ("domain",), "data": ("domain",)},
    "repositories": {"presentation": ("domain", "contracts"), "data": ("domain", "contracts")},
    "app-factory": {},
    "decisions": {},
}
#: What else may be said of a place that names a type of a layer that is out of bounds.
BESIDE = (
    "feature-isolation", "depend-on-protocols", "composition-root", "no-environment-services", "implementation-placement", "boot-io",
    "view-data-access", "view-model-data-access", "domain-imports", "use-case-returns", "no-property-injection", "boot-logic",
    "no-routes-in-domain")

#: An edge may close a cycle, and a protocol that another layer names from now on is a need of that layer. A type that
#: does no work until it has a dependency does from then on.
ANYWHERE = ("dependency-cycle", "protocol-placement", "composition-root")


def preset(draw):
    return draw.codebase.entry["extends"][0]


def edge(draw, table, where=lambda kind: True):
    """A file and a type that it sees, of a layer that the table pairs with its own."""
    pairs = [(inner, outer) for inner, outers in table[preset(draw)].items() for outer in outers]
    pairs = [
        (inner, outer) for inner, outer in pairs
        if draw.codebase.swift_files(inner) and draw.named(outer, where=where)]
    for _ in range(8):
        inner, outer = draw.one(pairs)
        file = draw.one(draw.codebase.swift_files(inner))
        kinds = [kind for kind in draw.named(outer, where=where) if draw.is_visible(kind, file)]
        # A name that the file uses already stands for a finding that is there.
        kinds = [kind for kind in kinds if not re.search(rf"\b{kind.name}\b", file.code)]
        if kinds:
            return file, draw.choice(kinds)
    raise NoPlace


def owner_in(draw, file, kinds=("class", "struct", "actor", "extension", "enum")):
    return draw.one(
        kind for kind in file.types if kind.kind in kinds and not file.is_under_condition(kind.at)
        and kind.bare.split("<")[0] == kind.bare)


@breaks("layer-dependencies", "layer: a member names a type", alternatives=("boot-io",), beside=BESIDE, anywhere=ANYWHERE)
def member(draw):
    file, kind = edge(draw, FORBIDDEN)
    owner = owner_in(draw, file)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    text, form = spellings.mention_in_type(draw, owner, name, kind)
    planting.spelling = f"{form}, {way}"
    return planting.member(owner, text, draw)


@breaks("layer-dependencies", "layer: a body names a type", alternatives=("boot-io",), beside=BESIDE, anywhere=ANYWHERE)
def body(draw):
    file, kind = edge(draw, FORBIDDEN)
    function = draw.function(file.types)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    text, form = spellings.mention_in_body(draw, name, kind)
    ways = ("plain", "closure", "local function", "do", "defer")
    text, around = draw.wrapped(text, ways if file.layer != "boot" else ("plain",))
    planting.spelling = f"{form}, {way}, {around}"
    return planting.statement(function, text)


@breaks("layer-dependencies", "layer: a file names a type", alternatives=("boot-io",), beside=BESIDE, anywhere=ANYWHERE)
def top(draw):
    file, kind = edge(draw, FORBIDDEN)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    text, form = spellings.mention_at_top(draw, name, kind)
    planting.spelling = f"{form}, {way}"
    return planting.top(file, text, draw)


@breaks("layer-dependencies", "layer: a nested type is named", alternatives=("boot-io",), beside=BESIDE, anywhere=ANYWHERE)
def nested(draw):
    table = FORBIDDEN[preset(draw)]
    inner = draw.one(layer for layer in table if draw.codebase.swift_files(layer))
    file = draw.one(draw.codebase.swift_files(inner))
    plain = {kind.name for kind in draw.named(*table[inner])}
    kinds = [
        kind for kind in draw.types(*table[inner]) if kind.name.count(".") == 1 and kind.name.split(".")[0] in plain
        and not kind.is_hidden and draw.is_visible(kind, file)
        and kind.file.code[kind.at + len(kind.bare):kind.at + len(kind.bare) + 1] != "<"
        and not re.search(rf"\b{kind.name.split('.')[0]}\b", file.code)]
    kind = draw.one(kinds)
    owner = owner_in(draw, file)
    text, form = spellings.mention_in_type(draw, owner, kind.name, kind)
    return draw.planting(f"{form}, nested").member(owner, text, draw)


@breaks("layer-dependencies", "layer: a static member is called", alternatives=("boot-io", "no-singleton-use"), beside=BESIDE, anywhere=ANYWHERE)
def static_member(draw):
    file, kind = edge(draw, FORBIDDEN, where=lambda kind: any(
        each["static"] and not {"private", "fileprivate"} & set(each["modifiers"]) for each in kind.members))
    each = draw.one(
        each for each in kind.members if each["static"] and not {"private", "fileprivate"} & set(each["modifiers"]))
    function = draw.function(file.types)
    call = f"{kind.name}.{each['name']}"
    if each["kind"] == "func":
        call += "(" + ", ".join(f"{part['label']}: {part['label']}" for part in each["params"]) + ")"
    text, around = draw.wrapped(f"_ = {call}§", ("plain", "closure", "local function") if file.layer != "boot" else ("plain",))
    return draw.planting(f"{each['kind']}, {around}").statement(function, text)


@breaks("layer-dependencies", "layer: a module is imported", beside=BESIDE + ("domain-imports", "features-enter-by-factory"))
def imported(draw):
    if preset(draw) != "app-factory":
        raise NoPlace
    table = FORBIDDEN["app-factory"]
    inner = draw.one(layer for layer in table if draw.codebase.swift_files(layer))
    file = draw.one(draw.codebase.swift_files(inner))
    outer = draw.one(
        other for layer in table[inner] for other in draw.codebase.swift_files(layer)
        if other.feature == file.feature and other.module not in file.imports)
    way = draw.choice(["import", "@testable import", "public import", "internal import", "import struct", "@preconcurrency import"])
    module = outer.module
    if way == "import struct":
        kind = draw.one(kind for kind in outer.types if kind.is_public and kind.kind in ("struct", "class", "enum", "protocol")
                        and "." not in kind.name)
        line = f"import {kind.kind} {module}.{kind.name}"
    else:
        line = f"{way} {module}"
    return draw.planting(way).importing(file, line + "§")


@resembles("layer-dependencies", "layer: a type that may be used")
def may_be_used(draw):
    file, kind = edge(draw, ALLOWED, where=lambda kind: kind.kind in ("struct", "enum", "protocol")
                      and not re.search(r"(UseCase|ViewModel|View|Interactor|Service|Delegate|Repository\w*)$", kind.name))
    if file.layer == "boot" or kind.file.feature and kind.file.feature != file.feature:
        raise NoPlace
    owner = owner_in(draw, file, kinds=("class", "struct", "actor"))
    value = draw.value()
    any_name = f"any {kind.name}" if kind.kind == "protocol" else kind.name
    text = draw.choice([
        f"private func {value}(_ other: [{any_name}]) {{}}",
        f"private func {value}() -> [String: {any_name}] {{ [:] }}",
        f"private func {value}(_ other: ({any_name}) -> Void) {{}}"])
    return draw.planting("an allowed type").member(owner, text, draw)


@resembles("layer-dependencies", "layer: an own type of the same name")
def same_name(draw):
    """A nested type hides the one of the outer layer; so does a generic parameter."""
    # In a domain the word alone would be one too many.
    file, kind = edge(draw, FORBIDDEN, where=lambda kind: not re.search(
        r"Bootstrapper|Launch|Boot|View|Controller|Screen|Coordinator|Cell|Route|Flow|Wireframe|Presenter|Service|Store|Repository|Client|DTO|Response",
        kind.name))
    owner = owner_in(draw, file, kinds=("class", "struct", "enum"))
    value = draw.value()
    text = draw.choice([
        f"private enum {kind.name} {{\n  case first, second\n}}\nprivate func {value}(_ other: {kind.name}) {{}}",
        f"private func {value}<{kind.name}>(_ other: {kind.name}, _ all: [{kind.name}]) {{}}",
        f"private func {value}() {{\n  struct {kind.name} {{}}\n  let other: [{kind.name}] = []\n  _ = other\n}}"])
    return draw.planting("hidden by a nearer name").member(owner, text, draw)


@resembles("layer-dependencies", "layer: the name in text")
def in_text(draw):
    file, kind = edge(draw, FORBIDDEN)
    owner = owner_in(draw, file, kinds=("class", "struct", "enum"))
    value = draw.value()
    text = draw.choice([
        f"/// Made from `{kind.name}`, see ``{kind.name}``.\nprivate func {value}() {{}}",
        f'private func {value}() -> String {{ "{kind.name}()" }}',
        f'private func {value}() -> String {{ #"let a: {kind.name} = {kind.name}()"# }}',
        f'private func {value}() -> String {{\n  """\n  {kind.name}.shared.start()\n  """\n}}',
        f"/* {kind.name}() /* and {kind.name} */ */\nprivate func {value}() {{}}",
        f"private func {value}({kind.name} other: Int) -> Int {{ other }}",
        f"private enum {value.capitalize()} {{\n  case {kind.name[0].lower() + kind.name[1:]}\n}}"])
    return draw.planting("in a comment, a string or a label").member(owner, text, draw)
