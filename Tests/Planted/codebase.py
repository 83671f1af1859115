"""A codebase to plant into: its files with their layers and features, its types and functions, and its copy."""

import collections
import dataclasses
import json
import pathlib
import re
import shutil
import subprocess

import swift_text

#: Beside Swift, what says which modules and records there are.
COPIED = re.compile(r".*\.swift$|(.*/)?ADR-[^/]*\.md$")
NOT_THE_APP = re.compile(r"(Tests?|Mocks?|Stubs?|Fakes?|Previews?|Fixtures?|Generated|Doubles?|Samples?|Spy|Spies)(/|[^a-z]|$)")


@dataclasses.dataclass
class Function:
    name: str
    owner: str
    kind: str
    start: int
    end: int
    header: str
    body: str
    file: "File" = None

    @property
    def returns(self):
        return "->" in self.header or self.kind == "var"

    @property
    def is_static(self):
        return bool(re.search(r"\b(static|class)\s+(func|var)\b", self.header))

    @property
    def takes_statement(self):
        """Whether a statement in front changes nothing: a body of one expression would lose its value by it."""
        if self.kind == "var":
            return bool(re.search(r"\breturn\b", self.body)) and not re.search(r"\b(get|set|willSet|didSet)\b", self.body)
        return not self.returns or bool(re.search(r"\breturn\b", self.body))


@dataclasses.dataclass
class Type:
    name: str
    kind: str
    inherits: list
    modifiers: list
    attributes: list
    start: int
    end: int
    at: int
    file: "File" = None
    members: list = dataclasses.field(default_factory=list)

    @property
    def bare(self):
        return self.name.split(".")[-1]

    @property
    def is_hidden(self):
        return bool({"private", "fileprivate"} & set(self.modifiers))

    @property
    def is_public(self):
        return bool({"public", "open"} & set(self.modifiers))

    def properties(self):
        return [member for member in self.members if member["kind"] in ("let", "var") and not member["static"]]

    def initializers(self):
        return [member for member in self.members if member["kind"] == "init"]


@dataclasses.dataclass
class File:
    path: str
    text: str
    code: str
    layer: str
    feature: str
    module: str
    types: list = dataclasses.field(default_factory=list)
    functions: list = dataclasses.field(default_factory=list)
    imports: set = dataclasses.field(default_factory=set)

    def is_under_condition(self, at):
        return any(start <= at < end for start, end in self.conditions)

    @property
    def conditions(self):
        if not hasattr(self, "_conditions"):
            self._conditions = swift_text.conditional(self.code)
        return self._conditions

    @property
    def after_imports(self):
        """Where a declaration may stand: behind the imports that are not under a condition."""
        last = 0
        for match in re.finditer(r"^(@\w+(\(\w+\))?[ \t]+)*import .*\n", self.code, re.MULTILINE):
            last = match.end()
        at = last or len(re.match(r"(//[^\n]*\n|\s*\n)*", self.text)[0])
        for start, end in self.conditions:
            if start <= at < end:
                at = self.text.find("\n", end) + 1 or len(self.text)
        return at


def pattern(text):
    """A path pattern of `architecture.json` as a regular expression; `{feature}` is a group."""
    parts = re.split(r"(\*\*/|\*\*|\*|\{feature\})", text)
    named = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "{feature}": "(?P<feature>[^/]+)"}
    return re.compile("".join(named.get(part, re.escape(part)) for part in parts) + r"\Z")


class Codebase:
    """Read from a folder; planted into in copies of it."""

    def __init__(self, entry, folder, archcheck):
        self.name = entry["name"]
        self.entry = entry
        self.folder = pathlib.Path(folder)
        self.archcheck = archcheck
        self.layers = {
            layer: [pattern(path) for path in paths] for layer, paths in entry["layers"].items()}
        self.config = self.configuration()
        self.features = [pattern(path) for path in entry.get("features", ["**/Features/{feature}/**"])]
        self.files = {}
        self.read()
        printed = subprocess.run(
            [archcheck, "rules"], cwd="/", capture_output=True, text=True, check=True).stdout
        self.rules_on = {rule for rule, presets in re.findall(r"^([a-z]+(?:-[a-z]+)*) .*\[(.*)\]$", printed, re.MULTILINE)
                         if set(presets.split(", ")) & set(entry["extends"])} | set(self.config["rules"])
        # These are on wherever there is something to judge.
        self.rules_on |= {rule for rule, where in re.findall(
            r"^([a-z]+(?:-[a-z]+)*) .*\[where there are (\w+)\]$", printed, re.MULTILINE)}
        self.rules_on |= {rule["id"] for rule in self.config.get("own", [])}

    def configuration(self):
        layers = {}
        for name, files in self.entry["layers"].items():
            layer = {"files": files}
            if name in self.entry.get("mayUse", {}):
                layer["mayUse"] = self.entry["mayUse"][name]
            layers[name] = layer
        config = {"extends": self.entry["extends"], "rules": self.entry["rules"]}
        if not self.entry.get("ofPreset"):
            config["layers"] = layers
        if self.entry.get("own"):
            config["own"] = self.entry["own"]
        return config

    def place(self, path):
        layer = feature = ""
        for name, patterns in self.layers.items():
            match = next((found for found in (each.match(path) for each in patterns) if found), None)
            if match:
                layer, feature = name, match.groupdict().get("feature") or ""
                break
        for each in self.features:
            match = each.match(path)
            if match and not feature:
                feature = match["feature"]
        return layer, feature

    def module(self, path):
        """Of SwiftPM's; everything else in a folder that the entry names, or in one module."""
        match = re.match(r"(.*?)(?:^|/)Sources/([^/]+)/", path)
        if match and (self.folder / match[1] / "Package.swift").is_file():
            return match[2]
        for name, folder in self.entry.get("modules", {}).items():
            if path.startswith(folder):
                return name
        return self.entry.get("module", "")

    def read(self):
        paths = sorted(
            str(file.relative_to(self.folder)) for file in self.folder.rglob("*.swift") if file.is_file()
            and ".build" not in file.parts and not file.is_symlink())
        self.swift_paths = paths
        facts = {}
        wanted = []
        for path in paths:
            layer, _ = self.place(path)
            if layer and not NOT_THE_APP.search(path) and path.rsplit("/", 1)[-1] != "Package.swift":
                wanted.append(path)
        if wanted:
            printed = subprocess.run(
                [self.archcheck, "facts", *wanted], cwd=self.folder, capture_output=True, text=True, check=True).stdout
            for line in printed.splitlines():
                entry = json.loads(line)
                facts[entry["path"]] = entry
        for path in wanted:
            try:
                text = (self.folder / path).read_text()
            except UnicodeDecodeError:
                continue
            if "\r" in text or path not in facts or "archcheck:" in text:
                continue
            layer, feature = self.place(path)
            file = File(path, text, swift_text.masked(text), layer, feature, self.module(path))
            self.fill(file, facts[path])
            self.files[path] = file
        self.types = [kind for file in self.files.values() for kind in file.types]
        self.extended = collections.defaultdict(set)
        for kind in self.types:
            self.extended[kind.name].update(name.split("<")[0] for name in kind.inherits)
        declared = collections.Counter(kind.bare for kind in self.types if kind.kind != "extension")
        for path in paths:
            if path not in self.files:
                code = swift_text.masked((self.folder / path).read_text(errors="ignore"))
                declared.update(re.findall(
                    r"\b(?:class|struct|enum|actor|protocol|typealias|associatedtype)\s+(\w+)", code))
        for file in self.files.values():
            declared.update(re.findall(r"\b(?:typealias|associatedtype)\s+(\w+)", file.code))
            for generic in re.findall(r"<([^<>(){}]*)>", file.code):
                for name in re.findall(r"(?:^|,)\s*(\w+)\s*(?::|,|$)", generic):
                    if len(name) == 1:
                        declared[name] += 2
        self.declared = declared
        self.all_names = "\n".join(declared).lower()
        self.answers = {}

    def known(self, question, answer):
        """What is asked again and again, and does not change."""
        if question not in self.answers:
            self.answers[question] = answer()
        return self.answers[question]

    def fill(self, file, facts):
        file.imports = {entry["path"].split(".")[0] for entry in facts["imports"]}
        for entry in facts["types"]:
            at = swift_text.offset(file.text, entry["line"], entry["column"])
            braces = swift_text.body(file.code, at)
            if braces and entry["kind"] in ("class", "struct", "enum", "actor", "protocol", "extension"):
                file.types.append(Type(
                    entry["name"], entry["kind"], entry["inherits"], entry["modifiers"], entry["attributes"],
                    *braces, at, file))
        for entry in facts["members"]:
            at = swift_text.offset(file.text, entry["line"], entry["column"])
            owner = max(
                (kind for kind in file.types if kind.start < at < kind.end), key=lambda kind: kind.start, default=None)
            if owner is not None and (owner.name == entry["owner"] or owner.name.endswith(entry["owner"])):
                owner.members.append(dict(entry, at=at))
            if entry["kind"] not in ("func", "init", "var"):
                continue
            braces = swift_text.body(file.code, at)
            if braces is None or owner is None or owner.kind == "protocol":
                continue
            line = file.text.rfind("\n", 0, at) + 1
            if entry["kind"] == "var" and "\n" in file.code[at:braces[0]].strip():
                continue
            file.functions.append(Function(
                entry["name"], owner.name, entry["kind"], *braces, file.text[line:braces[0]],
                file.code[braces[0] + 1:braces[1]], file))

    def inherits(self, name):
        return self.extended.get(name, set())

    def swift_files(self, *layers):
        return [file for file in self.files.values() if file.layer in layers]

    def copy(self, to):
        """A copy with our config and nothing of the team's."""
        to = pathlib.Path(to)
        for path in self.swift_paths:
            target = to / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.folder / path, target)
        for file in self.folder.rglob("*.md"):
            path = str(file.relative_to(self.folder))
            if COPIED.match(path):
                target = to / path
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
        (to / "architecture.json").write_text(json.dumps(self.config, indent=2))


def read(names, folders, archcheck):
    """The codebases of `codebases.json` that are in one of the folders, by name."""
    entries = json.loads((pathlib.Path(__file__).parent / "codebases.json").read_text())
    found = []
    for entry in expanded(entries):
        if names and entry["name"] not in names:
            continue
        for folder in folders:
            root = pathlib.Path(folder) / entry["folder"]
            if root.is_dir():
                found.append(Codebase(entry, root, archcheck))
                break
    return found


def expanded(entries):
    """Rules that are named once for all codebases of a kind."""
    for entry in entries["codebases"]:
        rules = {}
        for group in entry["also"]:
            rules |= entries["rules"].get(group, {})
        yield entry | {"rules": rules, "own": entries["own"] if "own" in entry["also"] else []}
