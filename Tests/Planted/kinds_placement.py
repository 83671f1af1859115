"""Breaks between features, and what stands in the wrong place."""

import re

import spellings
from catalogue import breaks, resembles
from kinds_layers import ANYWHERE, BESIDE, owner_in, preset
from planting import NoPlace


def other_feature(draw, file):
    return [
        kind for kind in draw.named("presentation", "data", "domain") if kind.file.feature
        and kind.file.feature != file.feature and draw.is_visible(kind, file)
        and not re.search(rf"\b{kind.name}\b", file.code)]


@breaks("feature-isolation", "feature: another feature is named", beside=BESIDE + ("layer-dependencies", "boot-io"),
        alternatives=("features-enter-by-factory",), anywhere=ANYWHERE)
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
    if preset(draw) == "app-factory":
        raise NoPlace
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
                  if "/Features/" in other and f"/{part}/" in other.split("/Features/")[1]), layer)
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
    # Without contracts and domain there is no other place for it.
    if not draw.codebase.swift_files("contracts", "domain"):
        raise NoPlace
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
    made = "Remote" + (word + "Store" if noun == "Storing" else name)
    implementation = f"{kind} {made}: {name} {{\n  {requirement} {{}}\n}}"
    declared = f"{public}protocol {name} {{§\n  {requirement}\n}}"
    if draw.random() < 0.5:
        planting.new(f"{folder}/{name}.swift", f"import Foundation\n\n{declared}\n\n{implementation}\n")
    else:
        planting.new(f"{folder}/{name}.swift", f"{declared}\n")
        planting.new(f"{folder}/{made}.swift", f"{implementation}\n")
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


def requirement(protocol):
    """The first function that a protocol asks for, on one line."""
    found = re.search(r"^\s*((?:mutating )?func [^\n{}]*[^\n{},(])$", protocol.file.code[protocol.start + 1:protocol.end], re.MULTILINE)
    return found[1].strip().removeprefix("mutating ") if found and found[1].count("(") == found[1].count(")") else None


@breaks("implementation-placement", "an implementation among the contracts",
        alternatives=("domain-values", "domain-imports"),
        beside=("layer-dependencies", "no-static-factories", "repository-behind-protocol", "domain-concurrency",
                "feature-isolation"))
def implementation_inside(draw):
    protocol = draw.one(
        kind for kind in draw.protocols("contracts", "domain") if requirement(kind)
        and not kind.name.endswith(("UseCase", "Interactor", "Policy")))
    files = [file for file in draw.codebase.swift_files("contracts", "domain") if file.module == protocol.file.module
             and (not file.feature or file.feature == protocol.file.feature)]
    file = protocol.file if draw.random() < 0.4 or not files else draw.choice(files)
    word = draw.word()
    kind = draw.choice(["final class", "struct", "actor"])
    reach = draw.choice([
        'URLSession.shared.dataTask(with: URL(string: "https://a.example")!).resume()',
        'UserDefaults.standard.set(true, forKey: "seen")',
        'FileManager.default.createFile(atPath: "a", contents: nil)'])
    asked = requirement(protocol)
    ends = "    fatalError()\n" if "->" in asked else ""
    implemented = f"{kind} {word}{protocol.name.removesuffix('Protocol')}: {protocol.name} {{§\n  {asked} {{\n    {reach}§\n{ends}  }}\n}}"
    planting = draw.planting(f"{kind}, {reach.split('(')[0]}")
    if draw.random() < 0.5:
        return planting.top(file, implemented, draw)
    folder = file.path.rsplit("/", 1)[0]
    return planting.new(f"{folder}/{word}Implementation.swift", f"import Foundation\n\n{implemented}\n")


@resembles("implementation-placement", "a default in an extension of a protocol")
def default_inside(draw):
    protocol = draw.one(draw.protocols("contracts", "domain"))
    return draw.planting("a protocol extension").top(
        protocol.file, f"extension {protocol.name} {{\n  func {draw.value()}() -> Int {{ 0 }}\n}}", draw)
