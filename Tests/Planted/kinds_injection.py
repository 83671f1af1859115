"""Breaks of how dependencies are handed over and typed."""

import re

import spellings
from catalogue import breaks, resembles
from kinds_composition import ANYWHERE, BESIDE, component_for, user
from planting import NoPlace


@breaks("no-property-injection", "property: filled after init", beside=BESIDE, anywhere=ANYWHERE)
def property_injection(draw):
    # A UIView may be made by its nib or table, and cannot be given anything in init.
    owner = user(draw, "presentation", "infrastructure", "data", "coordinators", kinds=("class",), where=lambda kind: not any(
        re.search(r"View$|Cell$|^UI(?!.*Controller)|Reusable|NSManagedObject", name) for name in kind.inherits))
    protocols = [kind for kind in draw.protocols() if draw.is_visible(kind, owner.file)
                 and kind.name in {name for made in draw.components() for name in made.inherits}
                 # One of its own kind is the next in a chain.
                 and kind.name not in draw.codebase.inherits(owner.name)]
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
        alternatives=("layer-dependencies",), beside=BESIDE + ("app-factory-injection", "composition-root"), anywhere=ANYWHERE)
def concrete(draw):
    # What data and infrastructure do among themselves is theirs.
    owner = user(draw, "presentation", "coordinators", "domain", kinds=("class", "actor"))
    kinds = [kind for kind in draw.components() if draw.is_visible(kind, owner.file)
             and kind.file.layer != owner.file.layer and not re.search(rf"\b{kind.name}\b", owner.file.code)]
    component = draw.one(kinds)
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


@breaks("depend-on-protocols", "concrete: cast to the implementation", alternatives=("layer-dependencies",), beside=BESIDE, anywhere=ANYWHERE)
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
                        and kind.file.feature in ("", owner.file.feature) and "Repository" not in kind.name)
    value, name = draw.value(), protocol.name
    text = draw.choice([
        f"private let {value}: any {name}", f"private let {value}: {name}", f"private let {value}: [any {name}]",
        f"private let {value}: () -> any {name}", f"init({value}: some {name}, count: Int) {{ fatalError() }}",
        f"init<T: {name}>({value}: T, count: Int) {{ fatalError() }}"])
    # What has a dependency is a component; a value that is given its first one would be told of where it is made.
    if not any(name.endswith(("ViewModel", "Repository", "Controller")) for name in (owner.name, *owner.inherits)) or re.search(
            r"Item|Cell|Row", owner.name):
        raise NoPlace
    return draw.planting("protocols").member(owner, text, draw)


@breaks("no-environment-services", "environment: a service is taken from it",
        beside=BESIDE + ("no-property-injection",))
def environment(draw):
    view = draw.one(draw.views())
    word = draw.word()
    file = view.file
    observed = draw.random() < 0.5
    name = word + draw.choice(["Monitor", "Store", "Service", "Manager", "Tracker"])
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
