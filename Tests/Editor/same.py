#!/usr/bin/env python3
"""Whether an editor is told what a check finds, over many edits of real code, each compared with a check of its own.

    Tests/Editor/same.py ARCHCHECK FOLDER [--edits 200] [--seed 1] [--config JSON]

Works on a copy of the folder: what is typed is saved there as well, without the server being told, so that it knows it
from the editor alone, and the check from the disk. Lines come, go, are repeated or taken from other files, names change
throughout a file, imports, comments and suppressions come and go, whole files are new, and what was typed is undone.
Of each finding all is compared that an editor shows: place, severity, rule, words, and the other places with theirs.
"""
import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from urllib.parse import unquote

from conversation import Conversation, uri_of

FUNCTION = re.compile(r"^[ \t]+[^/\n]*\b(?:func [^\n]*|init\([^\n]*|var \w+: [^\n=]*)\{[ \t]*\n", re.MULTILINE)
TYPE = re.compile(r"\b(?:class|struct|enum|actor|protocol) ([A-Z]\w+)")
NAME = re.compile(r"\b[A-Za-z_]\w{3,}\b")
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".build", "*.xcassets", "*.strings", "*.png", "*.jpg", "*.pdf", "*.stringsdict", "*.xcstrings", "*.ttf",
    "*.otf", "*.mp4", "*.json.gz")
STATEMENTS = [
    "let edited = {type}.self", "_ = {type}()", "let edited: {type} = .init()", "{type}.shared.run()",
    "_ = {type}.{name}", "{name}({type}())", "UserDefaults.standard.set({type}.self, forKey: \"a\")",
    "_ = try? await URLSession.shared.data(from: {name})", "container.resolve({type}.self)",
    "if {name} && {type}.{name} {{ return }}", "func {name}() -> {type} {{ {type}() }}", "struct Local {{ let a: {type} }}",
    "self.{name} = {type}()", "navigationController?.pushViewController({type}(), animated: true)",
    "let edited = [{type}]().map {{ $0.{name} }}", "Task {{ await {name}.{name}({type}.shared) }}",
]
DECLARATIONS = [
    "private struct {new} {{ let a: {type} }}", "final class {new}: {type} {{ static let shared = {new}() }}",
    "extension {type} {{ func {name}Edited() {{ _ = {type}() }} }}", "protocol {new} {{ func {name}() -> {type} }}",
    "let {name}Edited = {type}()", "enum {new} {{ static func {name}() {{ _ = URLSession.shared }} }}",
    "@propertyWrapper struct {new} {{ var wrappedValue: {type} {{ {type}.shared }} }}", "typealias {new} = {type}",
]


class Editing:
    def __init__(self, folder, seed):
        self.draw = random.Random(seed)
        self.folder = folder
        self.paths = sorted(
            os.path.join(top, name) for top, _, names in os.walk(folder) for name in names if name.endswith(".swift"))
        self.original = {path: self.read(path) for path in self.paths}
        self.texts = dict(self.original)
        self.types = sorted({name for text in self.texts.values() for name in TYPE.findall(text)})
        # As in an editor: a few files, again and again.
        apart = [path for path in self.paths if FUNCTION.search(self.texts[path])]
        self.open = self.draw.sample(apart, min(12, len(apart)))
        self.news = 0

    @staticmethod
    def read(path):
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            return file.read()

    def filled(self, pattern, text):
        names = NAME.findall(text) or ["name"]
        return pattern.format(
            type=self.draw.choice(self.types + TYPE.findall(text) * 9), name=self.draw.choice(names).lower(),
            new=f"Edited{self.draw.randrange(99)}")

    def edit(self):
        """A path and its new text."""
        draw = self.draw
        if draw.random() < 0.03:
            self.open[draw.randrange(len(self.open))] = draw.choice(self.paths)
        path = draw.choice(self.open)
        text = self.texts[path]
        lines = text.splitlines(keepends=True) or ["\n"]
        at = draw.randrange(len(lines))
        other = self.texts[draw.choice(self.paths)].splitlines(keepends=True) or ["\n"]
        start = draw.randrange(len(other))
        kind = draw.randrange(20)
        if kind < 8 and (places := [match.end() for match in FUNCTION.finditer(text)]):
            place = draw.choice(places)
            text = text[:place] + self.filled(draw.choice(STATEMENTS), text) + "\n" + text[place:]
        elif kind < 10:
            text = text + "\n" + self.filled(draw.choice(DECLARATIONS), text) + "\n"
        elif kind == 10:
            text = "".join(lines[:at] + lines[at + draw.randrange(1, 4):])
        elif kind == 11:
            text = "".join(lines[:at] + lines[at:at + 1] + lines[at:])
        elif kind == 12 and (names := NAME.findall(text)):
            text = re.sub(rf"\b{draw.choice(names)}\b", draw.choice(names + self.types), text)
        elif kind == 13:
            text = f"import {draw.choice(['UIKit', 'SwiftUI', 'Foundation', 'Shared', 'Swinject', 'CoreData'])}\n{text}"
        elif kind == 14:
            text = re.sub(r"^import \w+\n", "", text, count=1, flags=re.MULTILINE)
        elif kind == 15:
            comment = draw.choice(["// typed\n", "/* typed 😀 */ ", "// archcheck:disable:next all - typed\n",
                                   "// archcheck:disable - typed\n", "/// Typed.\n", "\n\n"])
            text = "".join(lines[:at] + [comment] + lines[at:])
        elif kind == 16:
            text = "".join(lines[:at] + other[start:start + draw.randrange(1, 12)] + lines[at:])
        elif kind == 17:
            text = draw.choice([self.original.get(path, text), self.original.get(path, text), ""])
        elif kind == 18 and self.news < 12:
            self.news += 1
            like = draw.choice(self.paths)
            path = os.path.join(os.path.dirname(like), f"Edited{self.news}.swift")
            text = self.texts[like]
            self.open.append(path)
            self.paths.append(path)
        else:
            text = self.original.get(path, text)
        self.texts[path] = text
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        return path, text


def place(line, column):
    return f"{line}:{column}"


def of_check(archcheck, folder):
    run = subprocess.run(
        [archcheck, "--format", "json", "--fail-on", "never", folder], capture_output=True, text=True, cwd=folder)
    if run.returncode not in (0, 1):
        return None
    found = []
    for entry in json.loads(run.stdout)["findings"]:
        if entry["status"] != "new":
            continue
        words = [entry["message"], "why: " + entry["why"], "fix: " + entry["fix"]]
        words += [f"also: {voice['rule']}" for voice in entry.get("also", [])]
        found.append((
            entry["path"], place(entry["line"], entry["column"]), place(entry["endLine"], entry["endColumn"]),
            entry["severity"], entry["rule"], "\n".join(words),
            tuple((near["path"], place(near["line"], near["column"]), near["message"])
                  for near in entry.get("related", []))))
    return sorted(found)


def of_editor(told, folder):
    def path(uri):
        return os.path.relpath(unquote(uri.removeprefix("file://")), folder)

    def start(where):
        return place(where["line"] + 1, where["character"] + 1)

    found = []
    for uri, diagnostics in told.items():
        for entry in diagnostics:
            if "code" not in entry:
                continue
            found.append((
                path(uri), start(entry["range"]["start"]), start(entry["range"]["end"]),
                ["", "error", "warning", "note"][entry["severity"]], entry["code"], entry["message"],
                tuple((path(near["location"]["uri"]), start(near["location"]["range"]["start"]), near["message"])
                      for near in entry.get("relatedInformation", []))))
    return sorted(found)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("archcheck", type=os.path.abspath)
    parser.add_argument("folder")
    parser.add_argument("--edits", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--config", help="in place of that of the folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = os.path.join(os.path.realpath(temporary), "app")
        shutil.copytree(options.folder, folder, ignore=LEFT_OUT, symlinks=True)
        if options.config:
            with open(os.path.join(folder, "architecture.json"), "w", encoding="utf-8") as file:
                file.write(options.config)
        compare(options, folder)


def compare(options, folder):
    editing = Editing(folder, options.seed)
    server = Conversation(options.archcheck, folder)
    server.start(folder, {"general": {"positionEncodings": ["utf-8"]}})
    opened, told, compared, count = set(), {}, 0, 0
    for number in range(options.edits):
        path, text = editing.edit()
        if path in opened:
            server.notify("textDocument/didChange", {
                "textDocument": {"uri": uri_of(path), "version": number + 2}, "contentChanges": [{"text": text}]})
        else:
            opened.add(path)
            server.open(path, text)
        server.request("textDocument/hover", {
            "textDocument": {"uri": uri_of(path)}, "position": {"line": 0, "character": 0}}, seconds=300)
        for message in server.held:
            if message.get("method") == "textDocument/publishDiagnostics":
                told[message["params"]["uri"]] = message["params"]["diagnostics"]
        server.held.clear()
        expected = of_check(options.archcheck, folder)
        if expected is None:
            continue
        compared += 1
        shown = of_editor(told, folder)
        count += len(shown)
        if shown != expected:
            print(f"after edit {number} (seed {options.seed}), of {os.path.relpath(path, folder)}:")
            for entry in [entry for entry in expected if entry not in shown][:5]:
                print("  a check alone finds", *entry, sep="\n    ")
            for entry in [entry for entry in shown if entry not in expected][:5]:
                print("  the editor alone is told", *entry, sep="\n    ")
            sys.exit(1)
    if compared < options.edits * 0.9:
        sys.exit(f"a check refused too often: only {compared} of {options.edits} edits were compared")
    print(f"{compared} edits, {count // max(1, compared)} findings each: the same as a check finds")
    if server.end() != 0:
        sys.exit("the server did not end well")


main()
