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
    "feature-isolation", "depend-on-protocols", "composition-root", "implementation-placement", "boot-io",
    "view-data-access", "view-model-data-access", "domain-imports", "use-case-returns", "no-property-injection")


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


@breaks("layer-dependencies", "layer: a member names a type", alternatives=("boot-io",), beside=BESIDE)
def member(draw):
    file, kind = edge(draw, FORBIDDEN)
    owner = owner_in(draw, file)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    text, form = spellings.mention_in_type(draw, owner, name, kind)
    planting.spelling = f"{form}, {way}"
    return planting.member(owner, text, draw)


@breaks("layer-dependencies", "layer: a body names a type", alternatives=("boot-io",), beside=BESIDE)
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


@breaks("layer-dependencies", "layer: a file names a type", alternatives=("boot-io",), beside=BESIDE)
def top(draw):
    file, kind = edge(draw, FORBIDDEN)
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    text, form = spellings.mention_at_top(draw, name, kind)
    planting.spelling = f"{form}, {way}"
    return planting.top(file, text, draw)


@breaks("layer-dependencies", "layer: a nested type is named", alternatives=("boot-io",), beside=BESIDE)
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


@breaks("layer-dependencies", "layer: a static member is called", alternatives=("boot-io", "no-singleton-use"), beside=BESIDE)
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
                      and not kind.name.endswith(("UseCase", "ViewModel", "View", "Interactor", "Service", "Delegate")))
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
    file, kind = edge(draw, FORBIDDEN)
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
        f"private func {value}({kind.name}: Int) -> Int {{ {kind.name} }}",
        f"private enum {value.capitalize()} {{\n  case {kind.name[0].lower() + kind.name[1:]}\n}}"])
    return draw.planting("in a comment, a string or a label").member(owner, text, draw)


# Features


def other_feature(draw, file):
    return [
        kind for kind in draw.named("presentation", "data", "domain") if kind.file.feature
        and kind.file.feature != file.feature and draw.is_visible(kind, file)
        and not re.search(rf"\b{kind.name}\b", file.code)]


@breaks("feature-isolation", "feature: another feature is named", beside=BESIDE + ("layer-dependencies", "boot-io"),
        alternatives=("features-enter-by-factory",))
def feature_named(draw):
    file = draw.one(
        file for file in draw.codebase.files.values()
        if file.feature or file.layer in ("contracts", "infrastructure", "boot"))
    kind = draw.one(other_feature(draw, file))
    planting = draw.planting("")
    name, way = spellings.name_of(draw, kind, file, planting)
    owner = owner_in(draw, file)
    if file.layer != "boot" and draw.random() < 0.4:
        text, form = spellings.mention_in_body(draw, name, kind)
        planting.spelling = f"{form}, {way}"
        return planting.statement(draw.function(file.types), text)
    text, form = spellings.mention_in_type(draw, owner, name, kind)
    planting.spelling = f"{form}, {way}"
    return planting.member(owner, text, draw)


@breaks("dependency-cycle", "feature: two need each other",
        beside=BESIDE + ("feature-isolation", "layer-dependencies"), anywhere=("feature-isolation",))
def feature_cycle(draw):
    """In a layer of its own, so that it is the cycle alone; features need each other through what they declare."""
    files = [file for file in draw.codebase.files.values() if file.feature and file.layer in ("domain", "presentation")]
    first = draw.one(files)
    second = draw.one(file for file in files if file.feature != first.feature and file.layer == first.layer)
    one, two = draw.word(), draw.word()
    planting = draw.planting("a value of each in the other")
    planting.new(f"{first.path.rsplit('/', 1)[0]}/{one}.swift", f"struct {one} {{\n  let {draw.value()}: {two}?§\n}}\n")
    planting.new(f"{second.path.rsplit('/', 1)[0]}/{two}.swift", f"struct {two} {{\n  let {draw.value()}: [{one}]§\n}}\n")
    return planting


@breaks("feature-shape", "feature: a folder that nobody sees", beside=("unmapped-file", "domain-values"))
def feature_shape(draw):
    if preset(draw) != "layered":
        raise NoPlace
    file = draw.one(file for file in draw.codebase.files.values() if re.search(r"/Features/[^/]+/", file.path))
    root = file.path[:file.path.index("/Features/")] + "/Features/"
    name = draw.choice(["Networking", "HTTPClient", "Persistence", "Logging", "DI", draw.word() + "Sync"])
    layer = draw.choice(["Data", "Infrastructure"]) if file.path.startswith("Shell/Features") else "Data"
    layer = next((part for part in ("Data", "Infrastructure") for other in draw.codebase.files
                  if f"/Features/" in other and f"/{part}/" in other.split("/Features/")[1]), layer)
    word = draw.word()
    return draw.planting(name).new(
        f"{root}{name}/{layer}/{word}Sender.swift",
        f"import Foundation\n\nstruct {word}Sender {{§\n  let address: String\n  func send(_ text: String) async throws {{}}\n}}\n")


@resembles("feature-shape", "feature: one with a screen")
def feature_with_screen(draw):
    if preset(draw) != "layered":
        raise NoPlace
    file = draw.one(draw.codebase.files[path] for path in draw.codebase.files if "/Features/" in path)
    root = file.path[:file.path.index("/Features/")] + "/Features/"
    word = draw.word()
    return draw.planting("a view").new(
        f"{root}{word}/Presentation/{word}View.swift",
        f'import SwiftUI\n\nstruct {word}View: View {{\n  var body: some View {{\n    Text("{word}")\n  }}\n}}\n')


@breaks("unmapped-file", "a file without a layer")
def unmapped(draw):
    file = draw.one(draw.codebase.files.values())
    if preset(draw) == "app-factory" or preset(draw) == "decisions":
        raise NoPlace
    word = draw.word()
    root = file.path.split("/")[0] if "/" in file.path else "."
    folder = draw.choice(["Misc", "Stuff", "Junk", "Various", word])
    text = draw.choice([
        f'import Foundation\n\nextension Date {{§\n  var {draw.value()}: String {{ "" }}\n}}\n',
        f"struct {word}Thing {{§\n  let count: Int\n}}\n", f"func {draw.value()}() -> Int {{ 1 }}§\n"])
    # The finding is about the file, and so stands on its first line.
    return draw.planting(folder).new(f"{root}/{folder}/{word}.swift", "// " + word + "§\n" + text)


# Protocols and what implements them


@breaks("protocol-placement", "a need declared beside its implementation",
        beside=("layer-dependencies", "feature-isolation", "repository-behind-protocol", "async-network-protocols",
                "sync-store-protocols"),
        anywhere=("dependency-cycle", "layer-dependencies", "feature-isolation"))
def need_outside(draw):
    layers = [layer for layer in ("infrastructure", "data") if draw.codebase.swift_files(layer)]
    file = draw.one(draw.codebase.swift_files(draw.one(layers)))
    users = [kind for kind in draw.types("presentation", "domain", kinds=("class", "struct"))
             if kind.file.module == file.module and "." not in kind.name and kind.kind == "class"
             and not kind.is_hidden and kind.name.endswith(("ViewModel", "UseCase", "Interactor", "Presenter"))]
    user = draw.one(users)
    word = draw.word()
    noun = draw.choice(["Store", "Client", "Loader", "Tracker", "Provider", "Storing", "Repository"])
    name, what = word + noun, draw.value()
    public = "public " if file.module != user.file.module else ""
    requirement = f"func {what}(_ value: String) throws"
    folder = file.path.rsplit("/", 1)[0]
    planting = draw.planting(noun)
    kind = draw.choice(["final class", "struct", "actor"])
    if kind == "actor":
        requirement = f"func {what}(_ value: String) async throws"
    implementation = f"{kind} Remote{name}: {name} {{\n  {requirement} {{}}\n}}"
    declared = f"{public}protocol {name} {{§\n  {requirement}\n}}"
    if draw.random() < 0.5:
        planting.new(f"{folder}/{name}.swift", f"import Foundation\n\n{declared}\n\n{implementation}\n")
    else:
        planting.new(f"{folder}/{name}.swift", f"{declared}\n")
        planting.new(f"{folder}/Remote{name}.swift", f"{implementation}\n")
    value = draw.value()
    text = draw.choice([
        f"private let {value}: any {name}", f"private let {value}: {name}", f"private let {value}: (any {name})? = nil"])
    return planting.member(user, text, draw)


@resembles("protocol-placement", "a protocol that only its own layer uses")
def need_inside(draw):
    file = draw.one(draw.codebase.swift_files("infrastructure", "data", "network"))
    word, what = draw.word(), draw.value()
    text = draw.choice([
        f"private protocol {word}Reading {{\n  func {what}() -> Int\n}}\n\nprivate struct {word}Reader: {word}Reading {{\n"
        f"  func {what}() -> Int {{ 1 }}\n}}",
        f"protocol {word}Delegate: AnyObject {{\n  func {what}DidFinish()\n}}"])
    return draw.planting("private, or a delegate").top(file, text, draw)


@breaks("implementation-placement", "an implementation among the contracts",
        alternatives=("domain-values", "domain-imports"),
        beside=("layer-dependencies", "no-static-factories", "repository-behind-protocol", "domain-concurrency",
                "feature-isolation"))
def implementation_inside(draw):
    protocol = draw.one(draw.protocols(*INNER_WITH_CODE))
    files = [file for file in draw.codebase.swift_files("contracts", "domain") if file.module == protocol.file.module
             and (not file.feature or file.feature == protocol.file.feature)]
    file = protocol.file if draw.random() < 0.4 or not files else draw.choice(files)
    word = draw.word()
    kind = draw.choice(["final class", "struct", "actor"])
    reach = draw.choice([
        'URLSession.shared.dataTask(with: URL(string: "https://a.example")!).resume()',
        'UserDefaults.standard.set(true, forKey: "seen")',
        'FileManager.default.createFile(atPath: "a", contents: nil)'])
    implemented = f"{kind} {word}{protocol.name.removesuffix('Protocol')}: {protocol.name} {{§\n  func {draw.value()}() {{\n    {reach}\n  }}\n}}"
    planting = draw.planting(f"{kind}, {reach.split('(')[0]}")
    if draw.random() < 0.5:
        return planting.top(file, implemented, draw)
    folder = file.path.rsplit("/", 1)[0]
    return planting.new(f"{folder}/{word}Implementation.swift", f"import Foundation\n\n{implemented}\n")


INNER_WITH_CODE = ("contracts", "domain")


@resembles("implementation-placement", "a default in an extension of a protocol")
def default_inside(draw):
    protocol = draw.one(draw.protocols("contracts", "domain"))
    return draw.planting("a protocol extension").top(
        protocol.file, f"extension {protocol.name} {{\n  func {draw.value()}() -> Int {{ 0 }}\n}}", draw)
