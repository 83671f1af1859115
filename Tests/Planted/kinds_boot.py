"""Breaks of boot and of what coordinators are there for."""

import re

from catalogue import breaks, resembles
from planting import NoPlace


def boot_function(draw):
    return draw.function(draw.bootstrappers())


@breaks("boot-logic", "boot: it decides", beside=("boot-io",))
def logic(draw):
    value = draw.value()
    forms = {
        "if": 'if CommandLine.arguments.count > 2 {§\n  _ = 1\n}',
        "guard": 'guard CommandLine.arguments.isEmpty else { return }§',
        "for": f"for {value} in [1, 2] {{§\n  _ = {value}\n}}",
        "while": f"var {value} = 3\nwhile {value} > 0 {{§\n  {value} -= 1\n}}",
        "a ternary": f"let {value} = CommandLine.arguments.isEmpty ? 1 : 2§\n_ = {value}",
        "&&": f"let {value} = CommandLine.arguments.isEmpty && Bool.random()§\n_ = {value}",
        "||": f"let {value} = CommandLine.arguments.isEmpty || Bool.random()§\n_ = {value}",
        "arithmetic": f"let {value} = CommandLine.arguments.count * 2 + 1§\n_ = {value}",
        "comparison": f"let {value} = CommandLine.arguments.count >= 2§\n_ = {value}",
        "switch where": "switch CommandLine.arguments.count {\ncase let count where count > 3: _ = count§\ndefault: break\n}",
        "filter": f"let {value} = CommandLine.arguments.filter {{ $0.count > 2 }}§\n_ = {value}",
        "if in a closure": f"let {value} = {{\n  if CommandLine.arguments.count == 1 {{ return }}§\n}}\n{value}()",
        "if as a value": f"let {value} = if CommandLine.arguments.isEmpty {{ 1 }} else {{ 2 }}§\n_ = {value}",
        "a nested switch": "switch CommandLine.arguments.count {\ncase 1:\n  switch CommandLine.argc {§\n  case 1: break\n  default: break\n  }\ndefault: break\n}",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(way).statement(boot_function(draw), forms[way])


@breaks("boot-logic", "boot: a helper decides", beside=("boot-io",))
def logic_in_helper(draw):
    owner = draw.one(draw.bootstrappers())
    value = draw.value()
    text = draw.choice([
        f"private func {value}(_ count: Int) -> Bool {{\n  count > 3 && count < 9§\n}}",
        f"private func {value}(_ names: [String]) -> Int {{\n  var sum = 0\n  for name in names {{ sum += name.count }}§\n  return sum\n}}",
        f"private var {value}: Bool {{\n  if CommandLine.arguments.isEmpty {{ return false }}§\n  return true\n}}",
        f"private static func {value}(_ count: Int) -> Int {{\n  guard count > 2 else {{ return 0 }}§\n  return count\n}}"])
    return draw.planting("a helper").member(owner, text, draw)


@resembles("boot-logic", "boot: mapping and waiting")
def mapping(draw):
    owner = draw.one(draw.bootstrappers())
    value = draw.value()
    text = draw.choice([
        f"private func {value}(_ count: Int) -> String {{\n  switch count {{\n  case 0: return \"a\"\n  default: return \"b\"\n  }}\n}}",
        f"private func {value}() {{\n  Task {{ [weak self] in\n    guard let self else {{ return }}\n    self.{value}Again()\n  }}\n}}\nprivate func {value}Again() {{}}",
        f"private func {value}(_ work: () throws -> Void) {{\n  do {{\n    try work()\n  }} catch {{\n    _ = error\n  }}\n}}"])
    return draw.planting("mapping").member(owner, text, draw)


@breaks("boot-io", "boot: it reaches for data", beside=("no-singleton-use",))
def io(draw):
    value = draw.value()
    forms = {
        "UserDefaults": f'UserDefaults.standard.set(true, forKey: "{value}")§',
        "UserDefaults by .standard": f"let {value}: UserDefaults = .standard§\n_ = {value}",
        "URLSession": 'URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")).resume()§',
        "FileManager": 'FileManager.default.createFile(atPath: "a", contents: nil)§',
        "SecItemAdd": "SecItemAdd([:] as CFDictionary, nil)§",
        "NSPersistentContainer": f'let {value} = NSPersistentContainer(name: "a")§\n_ = {value}',
        "URLSession(configuration:)": f"let {value} = URLSession(configuration: .default)§\n_ = {value}",
    }
    way = draw.choice(sorted(forms))
    text, around = draw.wrapped(forms[way], ("plain", "stored closure", "local function", "task", "do"))
    return draw.planting(f"{way}, {around}").statement(boot_function(draw), text)


@breaks("boot-io", "boot: it reads by an initializer")
def reads(draw):
    value = draw.value()
    url = 'URL(fileURLWithPath: "a")'
    forms = {
        "Data": f"let {value} = try? Data(contentsOf: {url})§\n_ = {value}",
        "Data.init": f"let {value} = try? Data.init(contentsOf: {url})§\n_ = {value}",
        "Data by .init": f"let {value}: Data? = try? .init(contentsOf: {url})§\n_ = {value}",
        "Data of Foundation": f"let {value} = try? Foundation.Data(contentsOf: {url}, options: [])§\n_ = {value}",
        "String": f'let {value} = try? String(contentsOfFile: "a")§\n_ = {value}',
        "String of a URL": f"let {value} = try? String(§\n  contentsOf: {url},\n  encoding: .utf8)\n_ = {value}",
        "NSData": f"let {value} = NSData(contentsOf: {url})§\n_ = {value}",
        "NSDictionary": f'let {value} = NSDictionary(contentsOfFile: "a")§\n_ = {value}',
    }
    way = draw.choice(sorted(forms))
    text, around = draw.wrapped(forms[way], ("plain", "stored closure", "local function", "task", "do"))
    return draw.planting(f"{way}, {around}").statement(boot_function(draw), text)


@breaks("boot-depth", "boot: a layer of its own", alternatives=("implementation-placement",),
        beside=("boot-io", "unmapped-file", "domain-values", "repository-behind-protocol", "layer-dependencies",
                "no-routes-in-domain"))
def depth(draw):
    file = draw.one(draw.bootstrappers()).file
    folder = file.path.rsplit("/", 1)[0]
    word = draw.word()
    forms = {
        "a use case": (f"{word}UseCase", f"final class {word}UseCase {{§\n  func execute() async {{}}\n}}"),
        "a use case's struct": (f"Load{word}UseCase", f"struct Load{word}UseCase {{§\n  func execute() async -> Int {{ 1 }}\n}}"),
        "a repository": (f"{word}Repository", f"final class {word}Repository {{§\n  func all() async -> [String] {{ [] }}\n}}"),
        "a view": (f"{word}View", f"import SwiftUI\n\nstruct {word}View: View {{§\n  var body: some View {{ Text(\"a\") }}\n}}"),
        "a view controller": (f"{word}ViewController", f"import UIKit\n\nfinal class {word}ViewController: UIViewController {{§\n  override func viewDidLoad() {{}}\n}}"),
        "a folder of the domain": (f"Domain/{word}", f"struct {word}: Equatable {{§\n  let name: String\n}}"),
        "a folder of data": (f"Data/{word}Source", f"struct {word}Source {{§\n  let name: String\n}}"),
    }
    way = draw.choice(sorted(forms))
    path, text = forms[way]
    return draw.planting(way).new(f"{folder}/{path}.swift", text + "\n")


@breaks("boot-placement", "boot: somewhere else", beside=("implementation-placement", "domain-values", "no-routes-in-domain", "composition-root"),
        anywhere=("feature-shape",))
def placement(draw):
    file = draw.one(draw.codebase.swift_files("presentation", "domain", "infrastructure", "data", "contracts"))
    if not draw.bootstrappers():
        raise NoPlace
    word = draw.word()
    forms = {
        "a bootstrapper": (f"{word}Bootstrapper", f"final class {word}Bootstrapper {{§\n  private let count: Int\n  init(count: Int) {{ self.count = count }}\n  func start() {{}}\n}}"),
        "an orchestrator": (f"{word}BootOrchestrator", f"final class {word}BootOrchestrator {{§\n  func start() {{}}\n}}"),
        "a state": ("AppLaunchState", "enum AppLaunchState {§\n  case authenticated\n  case locked\n}"),
        "a routing": ("AppLaunchRouting", "protocol AppLaunchRouting: AnyObject {§\n  func route(to state: Int)\n}"),
    }
    way = draw.choice(sorted(forms))
    name, text = forms[way]
    if draw.codebase.declared[name]:
        raise NoPlace
    return draw.planting(f"{way} in {file.layer}").new(f"{file.path.rsplit('/', 1)[0]}/{name}.swift", text + "\n")


@breaks("launch-state-ui-agnostic", "boot: a state that names a screen")
def launch_state(draw):
    state = draw.one(draw.types("boot", kinds=("enum",), where=lambda kind: kind.name.endswith("LaunchState")))
    word = draw.word()
    text = draw.choice([
        f"case show{word}Screen§", f"case navigateTo{word}§", f"case present{word}§", f"case show{word}(id: Int)§",
        f"case open{word}Tab§", f"case {word[0].lower() + word[1:]}Screen§"])
    return draw.planting(re.sub(word, "X", text)).member(state, text, draw)


@resembles("launch-state-ui-agnostic", "boot: states that only sound like screens")
def launch_state_words(draw):
    state = draw.one(draw.types("boot", kinds=("enum",), where=lambda kind: kind.name.endswith("LaunchState")))
    return draw.planting("states").member(state, draw.choice([
        "case updateRequired", "case presented(count: Int)", "case overviewed", "case reviewed", "case screened",
        "case expiredTrial", "case offline", "case degraded(reason: String)"]), draw)


# Coordinators


@breaks("coordinators-decide-nothing", "coordinator: it does data's work",
        beside=("layer-dependencies", "no-singleton-use"))
def coordinator_data(draw):
    value = draw.value()
    forms = {
        "UserDefaults": f'UserDefaults.standard.set(true, forKey: "{value}")§',
        "a flag from the defaults": f'let {value} = UserDefaults.standard.bool(forKey: "a")§\n_ = {value}',
        "URLSession": 'URLSession.shared.dataTask(with: URL(fileURLWithPath: "a")).resume()§',
        "JSONDecoder": f"let {value} = try? JSONDecoder().decode([String].self, from: Data())§\n_ = {value}",
        "JSONSerialization": f"let {value} = try? JSONSerialization.jsonObject(with: Data())§\n_ = {value}",
        "FileManager": 'FileManager.default.createFile(atPath: "a", contents: nil)§',
    }
    way = draw.choice(sorted(forms))
    text, around = draw.wrapped(forms[way], ("plain", "closure", "local function", "stored closure", "task"))
    return draw.planting(f"{way}, {around}").statement(draw.function(draw.coordinators()), text)


@breaks("coordinators-decide-nothing", "coordinator: it judges domain data", beside=("feature-isolation",))
def coordinator_condition(draw):
    owner = draw.one(draw.coordinators())
    entities = [kind for kind in draw.entities("domain") if draw.is_visible(kind, owner.file) and draw.is_plain(kind)]
    comparable = [(kind, each) for kind in entities for each in kind.properties()
                  if each.get("type") in ("Int", "Double", "String", "Bool")
                  # What something is identified by is no data.
                  and not re.search(r"^(id|uuid)$|I[dD]$", each["name"]) and not {"private", "fileprivate"} & set(each["modifiers"])]
    entity, each = draw.one(comparable)
    value, name = draw.value(), each["name"]
    test = {
        "Int": f"other.{name} > 3", "Double": f"other.{name} > 3", "String": f'other.{name} == "a"',
        "Bool": f"other.{name} && other.{name} != true"}[each["type"]]
    forms = {
        "if": f"private func {value}(_ other: {entity.name}) {{\n  if {test} {{§\n    {value}Again()\n  }}\n}}\nprivate func {value}Again() {{}}",
        "guard": f"private func {value}(_ other: {entity.name}) {{\n  guard {test} else {{ return }}§\n  {value}Again()\n}}\nprivate func {value}Again() {{}}",
        "ternary": f"private func {value}(_ other: {entity.name}) {{\n  {value}Again({test} ? 1 : 2)§\n}}\nprivate func {value}Again(_ count: Int) {{}}",
        "if let": f"private func {value}(_ some: {entity.name}?) {{\n  if let other = some, {test} {{ {value}Again() }}§\n}}\nprivate func {value}Again() {{}}",
    }
    way = draw.choice(sorted(forms))
    return draw.planting(f"{way}, {each['type']}").member(owner, forms[way], draw)


@breaks("coordinators-decide-nothing", "coordinator: it judges each of a list", beside=("feature-isolation",))
def coordinator_elements(draw):
    """Only the list says what a loop or a closure is given."""
    owner = draw.one(draw.coordinators())
    entities = [kind for kind in draw.entities("domain") if draw.is_visible(kind, owner.file) and draw.is_plain(kind)]
    entity, name = draw.one(
        (kind, each["name"]) for kind in entities for each in kind.properties()
        if each.get("type") == "String" and not re.search(r"^(id|uuid)$|I[dD]$", each["name"]))
    value = draw.value()
    list = draw.choice([f"[{entity.name}]", f"Array<{entity.name}>", f"Set<{entity.name}>", f"[{entity.name}]?"])
    test, again = f'other.{name} == "a"', f"{value}Again()"
    bodies = [f"{call}\n    if {test} {{ {again} }}§\n  }}" for call in (
        "for other in all {", "for (_, other) in all.enumerated() {", "all.forEach { other in",
        "all.forEach { [weak self] other in", f"all.forEach {{ (other: {entity.name}) in",
        "all.reversed().filter { _ in true }.forEach { other in")]
    bodies += [
        f"for other in all where {test} {{ {again} }}§",
        f"all.forEach {{\n    if $0.{name} == \"a\" {{ {again} }}§\n  }}",
        f"if all.contains(where: {{ $0.{name} == \"a\" }}) {{ {again} }}§",
        f"guard all.allSatisfy({{ other in {test} }}) else {{ return }}§\n  {again}",
        f"if let other = all.first, {test} {{ {again} }}§",
    ]
    body = draw.choice(bodies)
    if list.endswith("?"):
        body = f"guard let all else {{ return }}\n  {body}"
    text = f"private func {value}(_ all: {list}) {{\n  {body}\n}}\nprivate func {value}Again() {{}}"
    way = body.replace(entity.name, "T").replace(f".{name} ", ".a ").replace(again, "…").replace("\n", " ")
    return draw.planting(f"{list.replace(entity.name, 'T')}: {way}").member(owner, text, draw)


@resembles("coordinators-decide-nothing", "coordinator: it looks one up in a list")
def coordinator_lookup(draw):
    owner = draw.one(draw.coordinators())
    entities = [kind for kind in draw.entities("domain") if draw.is_visible(kind, owner.file) and draw.is_plain(kind)]
    entity, name = draw.one(
        (kind, each["name"]) for kind in entities for each in kind.properties()
        if each.get("type") == "String" and not re.search(r"^(id|uuid)$|I[dD]$", each["name"]))
    value = draw.value()
    body = draw.choice([
        f'_ = all.first {{ $0.{name} == "a" }}', f'_ = all.first {{ other in other.{name} == "a" }}',
        f'_ = all.filter {{ (other: {entity.name}) in other.{name} == "a" }}',
        f"for other in all {{ _ = other.{name} }}", f"_ = all.map {{ other in other.{name} }}",
        # The name of a text, whatever else is called so.
        f'for other in all.map(\\.{name}) {{\n    if other.count > 3 {{ {value}Again() }}\n  }}'])
    text = f"private func {value}(_ all: [{entity.name}]) {{\n  {body}\n}}\nprivate func {value}Again() {{}}"
    return draw.planting(body.replace(entity.name, "T").replace(f".{name}", ".a")).member(owner, text, draw)


@resembles("coordinators-decide-nothing", "coordinator: it maps a state")
def coordinator_mapping(draw):
    owner = draw.one(draw.coordinators())
    value = draw.value()
    text = draw.choice([
        f"private func {value}(_ other: Result<Int, any Error>) {{\n  switch other {{\n  case .success: {value}Again()\n  case .failure: {value}Again()\n  }}\n}}\nprivate func {value}Again() {{}}",
        f"private func {value}(_ animated: Bool) {{\n  if animated {{ {value}Again() }}\n}}\nprivate func {value}Again() {{}}",
        f"private func {value}(_ navigation: UINavigationController) {{\n  guard navigation.viewControllers.count > 1 else {{ return }}\n}}"])
    return draw.planting("mapping").member(owner, text, draw)


def is_service(kind):
    """What nobody asks to go anywhere, by its name or by a function."""
    words = re.findall("[A-Z]?[a-z]+|[A-Z]+(?![a-z])", kind.name)
    goes = re.compile("(open|show|present|push|pop|route|go|goto|display|dismiss|navigate|redirect)s?(?![a-z])")
    return words[-1] in {"Service", "Manager", "Client", "Provider"} and not {
        "Coordinator", "Navigator", "Router", "Wireframe", "Flow", "Navigation"} & set(words) and not any(
        goes.match(function.name or "") for function in kind.file.functions)


@breaks("coordinators-navigate", "navigation: outside of coordinators",
        alternatives=("no-singleton-use",), beside=("domain-imports", "layer-dependencies", "implementation-placement"))
def navigation(draw):
    models = [*draw.view_models(), *draw.use_cases(), *(
        kind for kind in draw.components("data", "infrastructure", kinds=("class",))
        if kind.name.endswith("Repository") or is_service(kind))]
    function = draw.function(models)
    value = draw.value()
    forms = {
        "open a URL": 'UIApplication.shared.open(URL(fileURLWithPath: "a"))§',
        "push": f"let {value} = UINavigationController()\n{value}.pushViewController(UIViewController(), animated: true)§",
        "present": f"let {value}: UIViewController? = nil\n{value}?.present(UIViewController(), animated: true)§",
        "dismiss": f"let {value}: UIViewController? = nil\n{value}?.dismiss(animated: true)§",
        "pop": f"let {value}: UINavigationController? = nil\n{value}?.popViewController(animated: true)§",
        "pop to root": f"let {value}: UINavigationController? = nil\n_ = {value}?.popToRootViewController(animated: false)§",
        "root view controller": f"let {value}: UIWindow? = nil\n{value}?.rootViewController = UIViewController()§",
    }
    way = draw.choice(sorted(forms))
    text, around = draw.wrapped(forms[way], ("plain", "closure", "local function", "stored closure", "main queue", "task", "if"))
    planting = draw.planting(f"{way}, {around}, {function.file.layer}")
    if not function.file.imports & {"UIKit", "SwiftUI"}:
        planting.importing(function.file, "import UIKit", given=True)
    return planting.statement(function, text)


@resembles("coordinators-navigate", "navigation: words that resemble it")
def navigation_words(draw):
    owner = draw.one(draw.view_models())
    value = draw.value()
    text = draw.choice([
        f"private func {value}() {{\n  var stack = [1]\n  stack.append(2)\n  _ = stack.popLast()\n}}",
        f"private func {value}(_ file: FileHandle) {{\n  file.closeFile()\n}}",
        f"private func present{value.capitalize()}(_ count: Int) -> String {{ String(count) }}",
        f"private func {value}(_ done: () -> Void) {{\n  done()\n}}"])
    return draw.planting("words").member(owner, text, draw)
