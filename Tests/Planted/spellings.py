"""How one may name a type, make it, or take its shared instance: in a member, in a body, between declarations."""

from planting import NoPlace


def name_of(draw, kind, file, planting):
    """How a type is called at a place, with what that needs, and in which way."""
    ways = ["plain"] * 6 + ["backticks", "alias"]
    module = kind.file.module
    # Where a module is not named after its folder, only the project file knows its name.
    if module and draw.codebase.declared[module] == 0 and module in kind.file.path.split("/"):
        ways += ["qualified"] * 2
    match draw.choice(ways):
        case "backticks":
            return f"`{kind.name}`", "in backticks"
        case "qualified":
            return f"{module}.{kind.name}", "qualified by its module"
        case "alias":
            alias = draw.word()
            access = "public " if kind.is_public else ""
            planting.top(kind.file, f"{access}typealias {alias} = {kind.name}", draw, given=True)
            return alias, "by an alias"
        case _:
            return kind.name, "by its name"


def mention_in_type(draw, owner, name, kind):
    """A member that names a type, and which."""
    value, other = draw.value(), draw.value()
    any_name = f"any {name}" if kind.kind == "protocol" else name
    optional = f"({any_name})?" if kind.kind == "protocol" else f"{name}?"
    forms = {
        "a parameter": f"func {value}(_ {other}: {any_name}) {{}}§",
        "a labelled parameter over lines": f"func {value}(\n  count: Int,\n  with {other}: {any_name}§\n) {{}}",
        "an optional result": f"func {value}() -> {optional} {{ nil }}§",
        "an array": f"func {value}() -> [{any_name}] {{ [] }}§",
        "Array<…>": f"func {value}() -> Array<{any_name}> {{ [] }}§",
        "a dictionary": f"func {value}(in {other}: [String: {any_name}]) {{}}§",
        "Result<…>": f"func {value}(_ {other}: Result<{any_name}, any Error>) {{}}§",
        "a closure's parameter": f"func {value}(_ {other}: ({any_name}) -> Void) {{}}§",
        "an escaping closure's result": f"func {value}(_ {other}: @escaping () async throws -> {any_name}) {{}}§",
        "a tuple": f"func {value}() -> (Int, {optional}) {{ (0, nil) }}§",
        "a variadic parameter": f"func {value}(_ {other}: {any_name}...) {{}}§",
        "inout": f"func {value}(_ {other}: inout {any_name}) {{}}§",
        "a metatype": f"func {value}(_ {other}: {name}.Type) {{}}§",
        "a cast": f"func {value}(_ {other}: Any) -> Bool {{\n  guard let found = {other} as? {name} else {{ return false }}§\n  _ = found\n  return true\n}}",
        "is": f"func {value}(_ {other}: Any) -> Bool {{\n  {other} is {name}§\n}}",
        "a computed property": f"var {value}: {optional} {{ nil }}§",
        "a static property": f"static var {value}: [{any_name}] {{ [] }}§",
        "a private helper": f"private func {value}() {{\n  let {other}: [{any_name}] = []§\n  _ = {other}\n}}",
        "a nested type": f"struct {value.capitalize()} {{\n  let {other}: {any_name}§\n}}",
        "an associated value": f"enum {value.capitalize()} {{\n  case {other}({any_name})§\n  case none\n}}",
        "a where clause": f"func {value}<S: Sequence>(_ {other}: S) where S.Element == {any_name} {{}}§",
        "T.self": f"static var {value}: String {{ String(describing: {name}.self) }}§",
        "an interpolation": f'static var {value}: String {{ "made of \\({name}.self)" }}§',
        "a nested alias": f"typealias {value.capitalize()} = {name}§",
        "a subscript": f"subscript({other}: {any_name}) -> Int {{ 0 }}§",
        "a default argument": f"func {value}(_ {other}: {optional} = nil) {{}}§",
        "a key path": f"func {value}(_ {other}: KeyPath<{name}, String>) {{}}§",
    }
    if kind.kind == "protocol":
        forms["a generic constraint"] = f"func {value}<V: {name}>(_ {other}: V) {{}}§"
        forms["some"] = f"func {value}(_ {other}: some {name}) {{}}§"
        forms["a composition"] = f"func {value}(_ {other}: any {name} & Sendable) {{}}§"
    if owner.kind in ("class", "struct", "actor"):
        forms["a property"] = f"private let {value}: {any_name}§"
        forms["a property of many"] = f"private let {value}: [{any_name}] = []§"
        forms["a closure kept"] = f"private let {value}: ({any_name}) -> Void = {{ _ in }}§"
        forms["an initializer"] = f"init({value}: {any_name}, {other}: Int)§ {{ fatalError() }}"
    if kind.kind == "protocol":
        del forms["a metatype"], forms["a key path"]
    way = draw.choice(sorted(forms))
    return forms[way], way


def mention_in_body(draw, name, kind):
    value, other = draw.value(), draw.value()
    any_name = f"any {name}" if kind.kind == "protocol" else name
    forms = {
        "a local": f"let {value}: [{any_name}] = []§\n_ = {value}",
        "T.self": f"_ = {name}.self§",
        "a closure's parameter": f"let {value} = {{ ({other}: {any_name}) in _ = {other} }}§\n_ = {value}",
        "a local function": f"func {value}(_ {other}: {any_name}) {{}}§",
        "if case as": f"let {value}: Any = 0\nif let {other} = {value} as? {name} {{ _ = {other} }}§",
        "switch case is": f"let {value}: Any = 0\nswitch {value} {{\ncase is {name}: break§\ndefault: break\n}}",
        "for case as": f"for case let {value} as {name} in [Any]() {{ _ = {value} }}§",
        "a generic call": f"_ = Array<{any_name}>()§",
        "[T]()": f"_ = [{any_name}]()§",
        "a dictionary": f"var {value}: [String: {any_name}] = [:]§\n{value}.removeAll()",
        "a closure type": f"let {value}: (() -> {any_name})? = nil§\n_ = {value}",
    }
    way = draw.choice(sorted(forms))
    return forms[way], way


def mention_at_top(draw, name, kind):
    word, value = draw.word(), draw.value()
    any_name = f"any {name}" if kind.kind == "protocol" else name
    forms = {
        "an extension": f"extension {name} {{§\n  var {value}: Int {{ 0 }}\n}}",
        "an extension of an array": f"extension Array where Element == {any_name} {{§\n  var {value}: Int {{ count }}\n}}",
        "a global function": f"func {value}(_ value: {any_name}) {{}}§",
        "a private global": f"private let {value}: [{any_name}] = []§",
        "an alias": f"typealias {word} = {name}§",
        "a private generic type": f"private struct {word}<V> {{\n  let value: V\n  let other: {any_name}?§\n}}",
    }
    if kind.kind == "protocol":
        forms["a generic parameter"] = f"private struct {word}<V: {name}> {{§\n  let value: V\n}}"
    way = draw.choice(sorted(forms))
    return forms[way], way


def making_in_type(draw, owner, name, arguments, protocol):
    """A member that makes an instance; it is no value of a struct that somebody else makes."""
    value = draw.value()
    call = f"{name}({arguments})"
    forms = {
        "a computed property": f"private var {value}: any {protocol} {{ {call} }}§",
        "a result": f"private func {value}() -> any {protocol} {{\n  {call}§\n}}",
        "a returned .init": f"private func {value}() -> {name} {{\n  .init({arguments})§\n}}",
        "a default argument": f"func {value}(with other: any {protocol} = {call}) {{}}§",
        "a default .init": f"func {value}(with other: {name} = .init({arguments})) {{}}§",
        "a default argument over lines": f"func {value}(\n  count: Int = 1,\n  with other: any {protocol} = {call}§\n) {{}}",
        "T.init(…)": f"private func {value}() -> any {protocol} {{\n  let other = {name}.init({arguments})§\n  return other\n}}",
        "a private helper": f"private func {value}() {{\n  let other = {call}§\n  _ = other\n}}",
    }
    if owner.kind in ("class", "struct", "actor"):
        forms |= {
            "a property": f"private let {value} = {call}§",
            "a typed property": f"private let {value}: any {protocol} = {call}§",
            "a property by .init": f"private let {value}: {name} = .init({arguments})§",
            "a property of many": f"private let {value}: [any {protocol}] = [{call}]§",
            "a called closure": f"private let {value}: any {protocol} = {{\n  let other = {call}§\n  return other\n}}()",
            "a closure kept": f"private let {value}: () -> any {protocol} = {{ {call} }}§",
        }
        if owner.kind == "class":
            forms["a lazy property"] = f"private lazy var {value}: any {protocol} = {call}§"
            forms["a lazy property without a type"] = f"private lazy var {value} = {call}§"
            forms["an optional property"] = f"private var {value}: (any {protocol})? = {call}§"
    way = draw.choice(sorted(forms))
    return forms[way], way


def making_in_body(draw, name, arguments, protocol, ways=None):
    value = draw.value()
    call = f"{name}({arguments})"
    forms = {
        "a local": f"let {value} = {call}§\n_ = {value}",
        "a typed local": f"let {value}: any {protocol} = {call}§\n_ = {value}",
        "a local by .init": f"let {value}: {name} = .init({arguments})§\n_ = {value}",
        "T.init(…)": f"_ = {name}.init({arguments})§",
        "an argument": f"_ = String(describing: {call})§",
        "in a list": f"let {value}: [any {protocol}] = [{call}]§\n_ = {value}",
        "in a dictionary": f'let {value}: [String: any {protocol}] = ["a": {call}]§\n_ = {value}',
        "T.init as a function": f"let {value} = {name}.init§\n_ = {value}",
        "in a tuple": f"let {value} = (1, {call})§\n_ = {value}",
        "in a conditional": f"let {value} = Bool.random() ? {call} : nil§\n_ = {value}",
        "after ??": f"let {value}: any {protocol} = nil ?? {call}§\n_ = {value}",
        "a closure's value": f"let {value} = {{ {call} }}§\n_ = {value}",
        "a mapped value": f"let {value} = [1].map {{ _ in {call} }}§\n_ = {value}",
        "assigned": f"var {value}: (any {protocol})?\n{value} = {call}§\n_ = {value}",
    }
    way = draw.choice(sorted(forms if ways is None else ways))
    return forms[way], way


def visible(draw, kinds, file):
    found = [kind for kind in kinds if draw.is_visible(kind, file)]
    if not found:
        raise NoPlace
    return found
