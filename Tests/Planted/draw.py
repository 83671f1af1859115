"""Chance with a codebase: which file, type and function of it, and which words."""

import random
import re

from planting import NoPlace, Planting

WORDS = (
    "harbour ledger lantern parcel orchard voucher meadow anchor compass pebble saddle timber kettle marble ribbon "
    "walnut copper falcon glacier hammock juniper mosaic nectar paddle quarry raven sparrow tundra violet willow").split()
VALUES = {
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable", "Identifiable", "Comparable",
    "CustomStringConvertible", "String", "Int", "CaseIterable"}
VIEWS = {"View"}
CONTROLLERS = {
    "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
    "UINavigationController"}
NOT_JUDGED = re.compile(r"(^|\.)(Stub|Mock|Fake|Spy|Dummy|Preview)|(Stub|Mock|Fake|Spy|Preview|Previews)$")
OUTER = ("infrastructure", "data", "repository", "network", "persistence")
INNER = ("contracts", "domain")


class Draw(random.Random):
    def __init__(self, seed, codebase):
        super().__init__(seed)
        self.codebase = codebase

    def one(self, items):
        items = list(items)
        if not items:
            raise NoPlace
        return self.choice(items)

    def word(self):
        """A name that nothing in the codebase has."""
        for _ in range(40):
            word = self.choice(WORDS).capitalize() + self.choice(WORDS).capitalize()
            if word.lower() not in self.codebase.all_names:
                return word
        raise NoPlace

    def value(self):
        word = self.word()
        return word[0].lower() + word[1:]

    def planting(self, spelling):
        return Planting(self.codebase, spelling)

    # Types

    def types(self, *layers, kinds=("class", "struct", "actor", "enum"), where=lambda kind: True):
        found = self.codebase.known(("types", layers, kinds), lambda: [
            kind for kind in self.codebase.types
            if kind.kind in kinds and kind.file.layer in layers and self.is_judged(kind)
            and not kind.file.is_under_condition(kind.at)])
        return [kind for kind in found if where(kind)]

    @staticmethod
    def is_judged(kind):
        """Doubles and previews are not the app."""
        return "PreviewProvider" not in kind.inherits and not NOT_JUDGED.search(kind.name)

    def named(self, *layers, kinds=("class", "struct", "actor", "enum", "protocol"), where=lambda kind: True):
        """Types whose name means one thing, wherever it is used in their module."""
        found = self.codebase.known(("named", layers, kinds), lambda: self.types(
            *layers, kinds=kinds, where=self.is_plain))
        return [kind for kind in found if where(kind)]

    def is_plain(self, kind):
        return (
            not kind.is_hidden and "." not in kind.name and self.codebase.declared[kind.name] == 1
            and kind.file.code[kind.at + len(kind.name):kind.at + len(kind.name) + 1] != "<"
            and not re.search(r"associatedtype", kind.file.code[kind.start:kind.end] if kind.kind == "protocol" else "")
            and not any("available" in name for name in kind.attributes))

    def is_visible(self, kind, file):
        if kind.file.module == file.module:
            return kind.file is not file
        return kind.is_public and kind.file.module in file.imports

    def views(self, *layers):
        return self.types(*layers or ("presentation",), kinds=("struct",), where=lambda kind: "View" in kind.inherits)

    def view_models(self, *layers):
        return self.types(
            *layers or ("presentation",), kinds=("class",),
            # A class of constants is a value, whatever it is called.
            where=lambda kind: kind.name.endswith("ViewModel") and "." not in kind.name
            and any(each["kind"] == "func" for each in kind.members)
            and not any(name.endswith("ViewModel") or name.startswith(("Base", "State")) for name in kind.inherits))

    def observed_models(self):
        return [kind for kind in self.view_models() if self.is_observed(kind)]

    @staticmethod
    def is_observed(kind):
        return "ObservableObject" in kind.inherits or "Observable" in kind.attributes

    def coordinators(self):
        return self.types(
            "coordinators", kinds=("class",), where=lambda kind: kind.name.endswith("Coordinator") and "." not in kind.name
            # What it conforms to decides before its name, and some coordinate other things than screens.
            and not any(name.endswith("Presenter") for name in self.codebase.inherits(kind.name))
            and (re.search(r"[nN]avigat", kind.file.code)
                 or any(name.endswith("Coordinator") for name in self.codebase.inherits(kind.name))))

    def use_cases(self):
        return self.types(
            "domain", kinds=("class", "struct", "actor"),
            where=lambda kind: kind.name.endswith("UseCase") and "." not in kind.name)

    def bootstrappers(self):
        return self.types(
            "boot", kinds=("class", "struct", "actor"),
            where=lambda kind: re.search(r"Bootstrapper$|BootOrchestrator$", kind.name))

    def entities(self, *layers):
        return self.types(
            *layers or ("domain",), kinds=("struct",),
            where=lambda kind: not set(kind.inherits) - VALUES and "." not in kind.name and kind.properties()
            and not kind.is_hidden and not re.search(
                r"UseCase|Service|Manager|Store|Interactor|Policy|Validator|Error|Repository|Config|Mapper|State|Factory",
                kind.name))

    def protocols(self, *layers):
        layers = layers or INNER
        return self.codebase.known(("protocols", layers), lambda: self.named(
            *layers, kinds=("protocol",), where=lambda kind: "AnyObject" not in kind.inherits
            and not kind.name.endswith(("Delegate", "Routing", "Router", "Output")) and kind.members))

    def components(self, *layers, kinds=("class", "struct", "actor")):
        """Concrete types outside that implement what the inside asks for."""
        layers = layers or OUTER
        asked = {kind.name for kind in self.protocols(*INNER)}
        return self.codebase.known(("components", layers, kinds), lambda: self.named(
            *layers, kinds=kinds, where=lambda kind: set(self.codebase.inherits(kind.name)) & asked
            and all(name in asked or name in {"Sendable", "NSObject", "ObservableObject"} for name in kind.inherits)))

    def protocol_of(self, component):
        asked = {kind.name for kind in self.protocols(*INNER)}
        return self.one(sorted(set(component.inherits) & asked))

    # Functions

    def functions(self, kind, where=lambda function: True):
        return [
            function for function in kind.file.functions
            if function.owner == kind.name and kind.start < function.start < kind.end and function.kind == "func"
            and function.takes_statement and not function.is_static
            and not kind.file.is_under_condition(function.start) and where(function)]

    def function(self, kinds, where=lambda function: True):
        """A function of one of the types; the type is drawn first, so that long ones do not take all."""
        kinds = [kind for kind in kinds if self.functions(kind, where)]
        return self.one(self.functions(self.one(kinds), where))

    def made(self, kind):
        """The arguments of an initializer of a type, as names that a developer would have at hand."""
        member = self.choice(kind.initializers() or [{"params": []}])
        return ", ".join(
            f"{part['label']}: {part['label']}" if part.get("label", "_") != "_" else self.value()
            for part in member["params"])

    def wrapped(self, text, ways=("plain", "closure", "local function", "do", "defer", "stored closure")):
        """A statement inside of something, and how."""
        way = self.choice(ways)
        name = self.value()
        inner = "\n".join("  " + line for line in text.split("\n"))
        match way:
            case "plain":
                return text, way
            case "closure":
                return f"[1, 2].forEach {{ _ in\n{inner}\n}}", way
            case "stored closure":
                return f"let {name} = {{ () -> Void in\n{inner}\n}}\n{name}()", way
            case "local function":
                return f"func {name}() {{\n{inner}\n}}\n{name}()", way
            case "do":
                return f"do {{\n{inner}\n}}", way
            case "defer":
                return f"defer {{\n{inner}\n}}", way
            case "if":
                return f"if CommandLine.arguments.isEmpty {{\n{inner}\n}}", way
            case "guard":
                return f"guard CommandLine.arguments.isEmpty == false else {{\n{inner}\n  return\n}}", way
            case "switch":
                return f"switch CommandLine.arguments.count {{\ncase 0:\n{inner}\ndefault: break\n}}", way
            case "task":
                return f"Task {{\n{inner}\n}}", way
            case "main queue":
                return f"DispatchQueue.main.async {{\n{inner}\n}}", way
            case _:
                raise ValueError(way)
