"""Breaks of views and view models: where data comes from, and who owns and changes the state."""

import re

from catalogue import breaks, resembles
from planting import NoPlace


def screen(draw, where=lambda view: True):
    """A view with a body that a condition may be added to."""
    views = [view for view in draw.views() if where(view)]
    view = draw.one(views)
    bodies = [function for function in view.file.functions
              if function.owner == view.name and function.name == "body" and view.start < function.start < view.end]
    return view, draw.one(bodies)


def in_body(draw, planting, body, text):
    """A view beside those of a body; a body of one view becomes a group."""
    if re.search(r"\breturn\b", body.body):
        raise NoPlace
    indent = "\n    "
    lead = indent + "Group {" + indent + "  " + text.replace("\n", indent + "  ")
    planting.insert(body.file, body.start + 1, lead)
    return planting.insert(body.file, body.end, "}\n  ")


@breaks("view-data-access", "view: data in a property", beside=("layer-dependencies", "no-singleton-use", "depend-on-protocols",
        "feature-isolation", "one-way-state", "no-property-injection"))
def view_property(draw):
    view = draw.one(draw.views())
    value = draw.value()
    forms = {
        "@FetchRequest": f"@FetchRequest(sortDescriptors: []) private var {value}: FetchedResults<NSManagedObject>§",
        "@SectionedFetchRequest": f"@SectionedFetchRequest(sectionIdentifier: \\.objectID, sortDescriptors: []) private var {value}: SectionedFetchResults<NSManagedObjectID, NSManagedObject>§",
        "@Query": f"@Query private var {value}: [String]§", "@Query(sort:)": f"@Query(sort: \\.{value}) private var {value}: [String]§",
        "a managed object context": f"@Environment(\\.managedObjectContext) private var {value}§",
        "a model context": f"@Environment(\\.modelContext) private var {value}§",
        "URLSession": f"private let {value} = URLSession.shared§", "URLSession typed": f"private let {value}: URLSession = .shared§",
        "a context": f"let {value}: NSManagedObjectContext§",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(view, forms[way], draw)


@breaks("view-data-access", "view: data in a function", beside=("no-singleton-use", "coordinators-navigate"))
def view_function(draw):
    view = draw.one(draw.views())
    value = draw.value()
    work = {
        "URLSession": 'let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "a"))§\n_ = data',
        "URLSession in a closure": 'URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")) { _, _, _ in }.resume()§',
        "URLSession by .shared": "let session: URLSession = .shared§\n_ = session",
        "URLSession(configuration:)": "let session = URLSession(configuration: .default)§\n_ = session",
        "NSFetchRequest": 'let request = NSFetchRequest<NSManagedObject>(entityName: "a")§\n_ = request',
    }
    way = draw.choice(sorted(work))
    inner = "\n".join("  " + line for line in work[way].split("\n"))
    return draw.planting(way).member(view, f"private func {value}() async throws {{\n{inner}\n}}", draw)


@breaks("view-data-access", "view: a repository", alternatives=("layer-dependencies", "feature-isolation"),
        beside=("depend-on-protocols", "no-property-injection", "composition-root"))
def view_repository(draw):
    view = draw.one(draw.views())
    protocols = [kind for kind in draw.protocols("contracts", "domain") if draw.is_visible(kind, view.file)
                 and kind.name.endswith(("Repository", "RepositoryProtocol"))]
    protocol, value = draw.one(protocols).name, draw.value()
    text = draw.choice([f"let {value}: any {protocol}§", f"private let {value}: {protocol}§",
                        f"let {value}: (any {protocol})?§"])
    use = f"\nprivate func {value}Again() {{ _ = {value} }}"
    return draw.planting("a protocol").member(view, text + (use if draw.random() < 0.5 else ""), draw)


@resembles("view-data-access", "view: state of its own")
def view_state(draw):
    view = draw.one(draw.views())
    value = draw.value()
    return draw.planting("state").member(view, draw.choice([
        f"@State private var {value} = false", f"@Binding private var {value}: Int", f"@FocusState private var {value}: Bool",
        f"@ScaledMetric private var {value} = 12.0", f"@Namespace private var {value}", f"@GestureState private var {value} = 0.0",
        f"private let {value}: URL? = nil", f"private func {value}(_ query: String) -> String {{ query }}"]), draw)


@breaks("view-model-data-access", "view model: data", beside=("no-singleton-use", "layer-dependencies", "depend-on-protocols",
        "coordinators-decide-nothing", "owned-view-model", "one-way-state"))
def model_data(draw):
    model = draw.one(draw.view_models())
    value = draw.value()
    members = {
        "UserDefaults": f"private let {value} = UserDefaults.standard§", "UserDefaults typed": f"private let {value}: UserDefaults = .standard§",
        "@AppStorage": f'@AppStorage("{value}") private var {value} = false§', "a context": f"private let {value}: NSManagedObjectContext§",
        "URLSession": f"private let {value}: URLSession§", "a parameter": f"func {value}(in context: NSManagedObjectContext) {{}}§",
        "a default argument": f"func {value}(session: URLSession = .shared) {{}}§",
        "a model context": f"private let {value}: ModelContext§",
    }
    bodies = {
        "UserDefaults": f'UserDefaults.standard.set(1, forKey: "{value}")§',
        "URLSession": 'URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")).resume()§',
        "NSFetchRequest": f'let {value} = NSFetchRequest<NSManagedObject>(entityName: "a")§\n_ = {value}',
        "URLSession by .shared": f"let {value}: URLSession = .shared§\n_ = {value}",
        "NSPersistentContainer": f'let {value} = NSPersistentContainer(name: "a")§\n_ = {value}',
    }
    if draw.random() < 0.5:
        way = draw.choice(sorted(members))
        return draw.planting(way).member(model, members[way], draw)
    way = draw.choice(sorted(bodies))
    text, around = draw.wrapped(bodies[way], ("plain", "closure", "local function", "stored closure", "task", "if", "guard", "defer", "switch"))
    where = (lambda function: not function.returns) if around == "guard" else (lambda function: True)
    return draw.planting(f"{way}, {around}").statement(draw.function([model], where), text)


@resembles("view-model-data-access", "view model: protocols and values")
def model_protocols(draw):
    model = draw.one(draw.view_models())
    value = draw.value()
    protocols = [kind for kind in draw.protocols("contracts", "domain") if draw.is_visible(kind, model.file)
                 and kind.file.feature in ("", model.file.feature)]
    name = draw.one(protocols).name
    return draw.planting("protocols").member(model, draw.choice([
        f"private let {value}: any {name}", f"private let {value}: URL? = nil", f"private let {value}: [String: Any] = [:]",
        f"private func {value}(_ defaults: [String: Int]) -> Int {{ defaults.count }}"]), draw)


# State


@breaks("explicit-view-state", "state: flags that are one", beside=("one-way-state",))
def flags(draw):
    model = draw.one(kind for kind in draw.observed_models() if not re.search(
        r"\b(is|has|did|should)[A-Z]\w*", " ".join(each["name"] for each in kind.members)))
    first = draw.choice(["isLoading", "isFetching"])
    second = draw.choice(["hasError", "isEmpty", "hasFailed", "isLoadingMore", "isRefreshing", "isFailed"])
    if second in ("isLoadingMore", "isRefreshing"):
        first = "isLoading"
    published = "@Published " if "ObservableObject" in model.inherits else ""
    way = draw.choice(["beside each other", "typed", "apart"])
    value = draw.value()
    typed = ": Bool = false" if way == "typed" else " = false"
    between = f"\nprivate let {value} = 1" if way == "apart" else ""
    text = f"{published}private(set) var {first}{typed}§{between}\n{published}private(set) var {second}{typed}§"
    return draw.planting(f"{first} and {second}, {way}").member(model, text, draw)


@resembles("explicit-view-state", "state: one flag, or settings")
def one_flag(draw):
    model = draw.one(kind for kind in draw.observed_models() if not re.search(
        r"\b(is|has|did|should|show)[A-Z]\w*", " ".join(each["name"] for each in kind.members)))
    published = "@Published " if "ObservableObject" in model.inherits else ""
    text = draw.choice([
        f"{published}private(set) var isLoading = false",
        f"{published}private(set) var usesMetric = false\n{published}private(set) var showsBadges = false",
        "private var isLoading = false\nprivate var hasError = false"])
    return draw.planting("one flag").member(model, text, draw)


@breaks("one-way-state", "state: settable from outside", beside=("explicit-view-state",))
def settable(draw):
    model = draw.one(draw.observed_models())
    value = draw.value()
    published = "@Published " if "ObservableObject" in model.inherits else ""
    forms = {
        "a list": f"{published}var {value}: [String] = []§", "a number": f"{published}var {value} = 0§",
        "an optional": f"{published}var {value}: String?§", "internal": f"{published}internal var {value}: [Int] = []§",
        "with didSet": f"{published}var {value}: [Int] = [] {{§\n  didSet {{}}\n}}",
        "over lines": f"{published}\nvar {value}: [String: Int] = [:]§".lstrip("\n"),
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(model, forms[way], draw)


@breaks("one-way-state", "state: a view writes it", beside=("view-decides-nothing",))
def written(draw):
    """The property is there before, and its view is the only one that does not read it alone."""
    views = []
    for view in draw.views():
        for each in view.properties():
            model = next((kind for kind in draw.observed_models() if kind.name == each.get("type")), None)
            if model is not None and draw.is_visible(model, view.file):
                views.append((view, each["name"], model))
    view, name, model = draw.one(views)
    value = draw.value()
    published = "@Published " if "ObservableObject" in model.inherits else ""
    planting = draw.planting("")
    planting.member(model, f"{published}var {value}: [Int] = []", draw, given=True)
    forms = {
        "assigned": f"{name}.{value} = [1]§", "appended": f"{name}.{value}.append(1)§", "removed": f"{name}.{value}.removeAll()§",
        "with self": f"self.{name}.{value} = []§", "+=": f"{name}.{value} += [2]§",
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return planting.member(view, f"private func {value}Again() {{\n  {forms[way]}\n}}", draw)


@resembles("one-way-state", "state: read by others alone")
def read_only(draw):
    model = draw.one(draw.observed_models())
    value = draw.value()
    published = "@Published " if "ObservableObject" in model.inherits else ""
    return draw.planting("private(set)").member(model, draw.choice([
        f"{published}private(set) var {value}: [String] = []", f"{published}private var {value} = 0",
        f"{published}fileprivate(set) var {value}: String?", f"private var {value}Again = 1", f"var {value}: Int {{ 1 }}"]), draw)


@breaks("owned-view-model", "state: a view model without an owner",
        beside=("composition-root", "one-way-state", "layer-dependencies", "feature-isolation", "no-service-locator"))
def unowned(draw):
    view, body = screen(draw)
    models = [kind for kind in draw.observed_models() if draw.is_plain(kind) and draw.is_visible(kind, view.file)]
    model = draw.one(models)
    if re.search(rf"\b{model.name}\b", view.file.code):
        raise NoPlace
    value, arguments = draw.value(), draw.made(model)
    observed = "ObservableObject" in model.inherits
    forms = {"a plain property": f"private let {value} = {model.name}({arguments})§",
             "a plain var": f"private var {value} = {model.name}({arguments})§",
             "by .init": f"private var {value}: {model.name} = .init({arguments})§"}
    if observed:
        forms |= {
            "@ObservedObject": f"@ObservedObject private var {value} = {model.name}({arguments})§",
            "@ObservedObject by .init": f"@ObservedObject var {value}: {model.name} = .init({arguments})§",
            "@ObservedObject over lines": f"@ObservedObject\nprivate var {value} = {model.name}({arguments})§",
        }
    if draw.random() < 0.3:
        word = draw.word()
        planting = draw.planting("made in body")
        wrapper = "@ObservedObject " if observed else ""
        planting.top(view.file, f"struct {word}Row: View {{\n  {wrapper}var {value}: {model.name}\n  var body: some View {{ Text(\"a\") }}\n}}", draw, given=True)
        return in_body(draw, planting, body, f"{word}Row({value}: {model.name}({arguments}))§\n")
    way = draw.choice(sorted(forms))
    return draw.planting(way).member(view, forms[way], draw)


def judged(draw):
    """A view of an observed model, with state of the model that is given, and the chains that read it."""
    view, body = screen(draw, lambda view: any(
        kind.name == each.get("type") for each in view.properties() for kind in draw.observed_models()))
    name, model = draw.one(
        (each["name"], kind) for each in view.properties() for kind in draw.observed_models() if kind.name == each.get("type"))
    value = draw.value()
    published = "@Published " if "ObservableObject" in model.inherits else ""
    planting = draw.planting("")
    planting.member(
        model, f"{published}private(set) var {value} = true\n{published}private(set) var {value}All: [String] = []\n"
        f"{published}private(set) var {value}Total = 1", draw, given=True)
    return view, planting, body, *(f"{name}.{value}{end}" for end in ("", "All", "Total"))


@breaks("view-decides-nothing", "state: an expression decides", beside=("feature-isolation", "layer-dependencies"))
def decides_in_expression(draw):
    _, planting, body, one, many, count = judged(draw)
    forms = {
        "a text": f'Text({one} && {many}.isEmpty ? "a" : "b")§\n',
        "a text by ||": f'Text(!{one} || {count} > 2 ? "a" : "b").bold()§\n',
        "a text with self": f'Text(self.{one} && !self.{many}.isEmpty ? "a" : "b")§\n',
        "a text over lines": f'Text(\n  {one} && {many}.isEmpty§\n    ? "a" : "b"\n)\n',
        "a text of a name": f'Text({one} && {many}.isEmpty ? String("a") : String("b"))§\n',
        "a label": f'Label({one} && {many}.isEmpty ? "a" : "b", systemImage: "star")§\n',
        "a button": f'Button({one} && {many}.isEmpty ? "a" : "b") {{}}§\n',
        "two views": f'{one} && {many}.isEmpty ? Text("a") : Text("b")§\n',
        "in a closure": f'VStack {{\n  Text({one} && {many}.isEmpty ? "a" : "b")§\n}}\n',
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return in_body(draw, planting, body, forms[way])


@resembles("view-decides-nothing", "state: an expression chooses how it looks")
def looks(draw):
    _, planting, body, one, many, count = judged(draw)
    forms = {
        "an opacity": f'Text("a").opacity({one} && {count} > 2 ? 1 : 0)\n',
        "a colour": f'Text("a").foregroundColor({one} && {many}.isEmpty ? .red : .green)\n',
        "an icon": f'Image(systemName: {one} && {many}.isEmpty ? "star" : "circle")\n',
        "a size": f'Text("a").padding({one} || {count} > 2 ? 8 : 4)\n',
        "a text by one flag": f'Text({one} ? "a" : "b")\n',
        "a text by one state": f'Text({many}.isEmpty ? "a" : "b")\n',
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return in_body(draw, planting, body, forms[way])


@breaks("view-decides-nothing", "state: a body decides", beside=("feature-isolation", "layer-dependencies"))
def decides(draw):
    _, planting, body, one, many, count = judged(draw)
    forms = {
        "&&": f'if !{one} && !{many}.isEmpty {{§\n  Text("a")\n}}\n',
        "||": f'if {one} || {many}.isEmpty {{§\n  Text("a")\n}}\n',
        "conditions in a row": f'if {one}, {many}.isEmpty {{§\n  Text("a")\n}}\n',
        "filter": f'ForEach({many}.filter {{ $0.count > 2 }}, id: \\.self) {{ Text($0) }}§\n',
        "in a closure": f'VStack {{\n  if {one} && {count} > 1 {{§\n    Text("a")\n  }}\n}}\n',
        "with self": f'if self.{one} && !self.{many}.isEmpty {{§\n  Text("a")\n}}\n',
        "else if": f'if {one} {{\n  Text("a")\n}} else if !{one}, !{many}.isEmpty {{§\n  Text("b")\n}}\n',
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    return in_body(draw, planting, body, forms[way])


@breaks("view-decides-nothing", "state: an answer of a view decides", beside=("feature-isolation", "layer-dependencies"))
def answers(draw):
    view, planting, body, one, many, count = judged(draw)
    value = draw.value() + "Shown"
    forms = {
        "a property": f"private var {value}: Bool {{ {one} && !{many}.isEmpty }}§",
        "a property with return": f"var {value}: Bool {{§\n  return {one} || {many}.isEmpty\n}}",
        "a property with a guard": f"private var {value}: Bool {{§\n  guard {one} else {{ return false }}\n  return {count} > 1\n}}",
        "a function": f"private func {value}() -> Bool {{ !{one} && self.{many}.isEmpty }}§",
        "a constant": f"let {value} = {one} && !{many}.isEmpty§\n",
    }
    way = draw.choice(sorted(forms))
    planting.spelling = way
    asked = f'if {value}{"()" if way == "a function" else ""} {{\n  Text("a")\n}}\n'
    if way == "a constant":
        return in_body(draw, planting, body, forms[way] + asked)
    in_body(draw, planting, body, asked)
    return planting.member(view, forms[way], draw)


@resembles("view-decides-nothing", "state: a view answers about its own")
def own_answers(draw):
    view, body = screen(draw)
    value = draw.value()
    planting = draw.planting("answers about its own")
    answer = draw.choice([f"{value} && {value}Again != nil", f"!{value}", f"{value} || {value}Again == nil"])
    planting.member(
        view, f"@State private var {value} = false\n@State private var {value}Again: String?\n"
        f"private var {value}Shown: Bool {{ {answer} }}", draw, given=True)
    return in_body(draw, planting, body, f'if {value}Shown {{\n  Text("a")\n}}\n')


@resembles("view-decides-nothing", "state: a body shows what there is")
def shows(draw):
    view, body = screen(draw)
    value = draw.value()
    planting = draw.planting("state of its own")
    planting.member(view, f"@State private var {value} = false\n@State private var {value}Again: String?", draw, given=True)
    return in_body(draw, planting, body, draw.choice([
        f'if {value} {{\n  Text("a")\n}}\n', f"if let {value}Again {{\n  Text({value}Again)\n}}\n",
        f'Text({value} ? "a" : "b")\n', f'Text("a").opacity({value} ? 1 : 0)\n']))
