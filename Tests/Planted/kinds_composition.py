"""Breaks of where components are made."""

import re

import spellings
from catalogue import breaks, resembles
from planting import NoPlace

BESIDE = (
    "layer-dependencies", "feature-isolation", "depend-on-protocols", "view-data-access", "view-model-data-access",
    "boot-io", "coordinators-decide-nothing", "features-enter-by-factory", "no-property-injection", "one-way-state",
    "implementation-placement")
#: What makes or takes a dependency is a component itself from then on, and what makes that is told of.
ANYWHERE = ("dependency-cycle", "composition-root", "protocol-placement", "domain-values")
USERS = ("presentation", "domain", "coordinators", "data", "infrastructure", "repository", "network")


def user(draw, *layers, kinds=("class", "struct", "actor"), where=lambda kind: True):
    return draw.one(
        kind for kind in draw.types(*layers or USERS, kinds=kinds) if "." not in kind.name and where(kind)
        and not re.search(r"App$|Factory$|Environment$|Container$|Injector$|Assembly$|Builder$|Composer$", kind.name))


def component_for(draw, file, *layers):
    kinds = [kind for kind in draw.components(*layers) if draw.is_visible(kind, file)
             and not re.search(rf"\b{kind.name}\b", file.code)]
    return draw.one(kinds)


@breaks("composition-root", "made: a service in a member", beside=BESIDE, anywhere=ANYWHERE)
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


@breaks("composition-root", "made: a service for a parameter", beside=BESIDE, anywhere=ANYWHERE)
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


@breaks("composition-root", "made: a use case", beside=BESIDE, anywhere=ANYWHERE)
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
    name, value = component_for(draw, owner.file).name, draw.value()
    text = draw.choice([
        f"private let {value} = DateFormatter()", f"private var {value}: Set<Int> = .init()",
        f"private func {value}<T>(_ make: () -> T) -> T {{ make() }}",
        f"// let {value} = {name}()\nprivate func {value}() {{}}",
        f'private func {value}() -> String {{ "{name}()" }}',
        f"#if DEBUG\nprivate func {value}() -> Any {{ {name}() }}\n#endif",
        f"private struct {name}Draft {{\n  var count = 0\n}}\nprivate let {value} = {name}Draft()",
        f"private func {value}(_ error: any Error) -> NSError {{ NSError(domain: \"{name}\", code: 1) }}"])
    return draw.planting("values, comments, debug code").member(owner, text, draw)
