"""Our package: its modules by their manifest, and what the compiler says of them for a platform."""

import dataclasses
import json
import pathlib
import re
import subprocess


@dataclasses.dataclass(frozen=True)
class Module:
    name: str
    files: list
    #: As the compiler takes them.
    settings: list
    dependencies: list


@dataclasses.dataclass(frozen=True)
class Manifest:
    #: Those that somebody else can use and what these need, each after what it uses.
    modules: list
    #: The oldest system, by platform.
    oldest: dict


@dataclasses.dataclass(frozen=True)
class Problem:
    file: str
    line: int
    text: str


SETTINGS = {
    "swiftLanguageMode": lambda value: ["-swift-version", value],
    "enableUpcomingFeature": lambda value: ["-enable-upcoming-feature", value],
}


def read(root):
    told = subprocess.run(
        ["swift", "package", "--package-path", root, "dump-package"], capture_output=True, check=True, text=True).stdout
    manifest = json.loads(told)
    targets = {target["name"]: target for target in manifest["targets"] if target["type"] in ("regular", "executable")}
    products = {name for product in manifest["products"] if "plugin" not in product["type"] for name in product["targets"]}
    modules, seen = [], set()

    def visit(name):
        if name in seen:
            return
        seen.add(name)
        target = targets[name]
        dependencies = [dependency["byName"][0] for dependency in target["dependencies"]]
        for dependency in dependencies:
            visit(dependency)
        settings = ["-package-name", manifest["name"].lower()]
        for setting in target["settings"]:
            (kind, value), = setting["kind"].items()
            settings += SETTINGS[kind](value["_0"])
        files = sorted((root / (target.get("path") or f"Sources/{name}")).rglob("*.swift"))
        modules.append(Module(name, files, settings, dependencies))

    for name in sorted(products):
        visit(name)
    return Manifest(modules, {platform["platformName"]: platform["version"] for platform in manifest["platforms"]})


def compile_all(modules, kit):
    """Of all modules; of one that uses a module with a problem nothing is asked."""
    problems, broken = [], set()
    for module in modules:
        if broken & set(module.dependencies):
            broken.add(module.name)
            continue
        found = compile_module(module, kit)
        if found:
            broken.add(module.name)
        problems += found
    return problems


def compile_module(module, kit):
    command = [
        "swiftc", "-frontend", "-emit-module", "-o", kit.modules / f"{module.name}.swiftmodule", "-module-name", module.name,
        *([] if any(file.name == "main.swift" for file in module.files) else ["-parse-as-library"]),
        *module.settings, *kit.flags, *module.files,
    ]
    outcome = subprocess.run(command, capture_output=True, text=True)
    problems = [
        Problem(found[1], int(found[2]), found[0])
        for found in re.finditer(r"^(.+?):(\d+):\d+: (?:error|warning): .*$", outcome.stderr, re.MULTILINE)]
    if outcome.returncode and not problems:
        problems.append(Problem(module.name, 0, f"{module.name}: the compiler fails: {outcome.stderr[-2000:]}"))
    return problems
