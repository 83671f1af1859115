"""What is planted: texts put into real files at real places, and new files beside them."""

import re

import swift_text

#: Stands in a planted text on each line where the break is; it is never written into a file.
MARK = "§"


class NoPlace(Exception):
    """There is no valid place for a kind in a codebase, or not with what was drawn."""


class Planting:
    """Edits of one codebase. What is `given` is there before the break is, and belongs to neither."""

    def __init__(self, codebase, spelling):
        self.codebase = codebase
        self.spelling = spelling
        self.alternatives = set()
        self.inserted = []
        self.files = []
        self.removed = []

    def insert(self, file, at, text, given=False):
        if file.is_under_condition(at):
            raise NoPlace
        self.inserted.append((file, at, text, given))
        return self

    def replace(self, file, start, end, text, given=False):
        self.removed.append((file, start, end, text, given))
        return self

    def new(self, path, text, given=False):
        if path in self.codebase.files or (self.codebase.folder / path).exists():
            raise NoPlace
        self.files.append((path, text, given))
        return self

    def statement(self, function, text, given=False):
        """In front of what a function does."""
        file = function.file
        inner = swift_text.indent(file.text, function.start) + "  "
        rest = file.text[function.start + 1:].split("\n", 1)[0].strip()
        tail = "\n" + inner if rest else ""
        # A closure's or an accessor's own words stay where they are.
        return self.insert(file, function.start + 1, "\n" + indented(text, inner) + tail, given)

    def member(self, kind, text, draw, given=False):
        """In a type, at its beginning, its end, or behind a property or a function of its own."""
        file = kind.file
        inner = swift_text.indent(file.text, kind.at) + "  "
        places = [at for at in gaps(file, kind) if not file.is_under_condition(at)]
        if not places:
            raise NoPlace
        at = draw.choice(places)
        before = file.text[file.text.rfind("\n", 0, at) + 1:at]
        lead = "\n" if before.strip() else ""
        text = lead + indented(text, inner) + "\n"
        if file.text[at] == "}":
            text += swift_text.indent(file.text, kind.at)
            if not before.strip():
                # The closing brace has its own line, with its indent in front.
                at -= len(before)
        elif file.text[at] == "\n":
            text = text[:-1]
        return self.insert(file, at, text, given)

    def top(self, file, text, draw, given=False):
        """Between the declarations of a file: behind its imports or at its end."""
        if draw.random() < 0.5:
            return self.insert(file, file.after_imports, text + "\n\n", given)
        lead = "\n" if file.text.endswith("\n") else "\n\n"
        return self.insert(file, len(file.text), lead + text + "\n", given)

    def importing(self, file, line, given=False):
        if re.search(rf"^import {re.escape(line.split()[-1])}\b", file.code, re.MULTILINE):
            raise NoPlace
        first = re.search(r"^(@\w+(\(\w+\))?[ \t]+)*import ", file.code, re.MULTILINE)
        at = first.start() if first and not file.is_under_condition(first.start()) else file.after_imports
        return self.insert(file, at, line + "\n" + ("" if first else "\n"), given)

    def texts(self, given_only=False):
        """The files as they are to be written, and the marked and the planted lines as sets of path and line."""
        edits = {}
        for file, at, text, given in self.inserted:
            if given or not given_only:
                edits.setdefault(file.path, (file, []))[1].append((at, at, text, given))
        for file, start, end, text, given in self.removed:
            if given or not given_only:
                edits.setdefault(file.path, (file, []))[1].append((start, end, text, given))
        written, marks, planted = {}, set(), set()
        for path, (file, parts) in edits.items():
            text, at = "", 0
            for start, end, part, given in sorted(parts, key=lambda each: each[:2]):
                text += file.text[at:start]
                first = text.count("\n") + 1
                text += part
                if not given:
                    planted |= {(path, line) for line in range(first, text.count("\n") + 2)}
                at = end
            self.note(path, text + file.text[at:], written, marks)
        for path, text, given in self.files:
            if given or not given_only:
                self.note(path, text, written, marks)
                if not given:
                    planted |= {(path, line) for line in range(1, text.count("\n") + 2)}
        return written, marks, planted | marks

    @staticmethod
    def note(path, text, written, marks):
        marks |= {(path, number) for number, line in enumerate(text.split("\n"), 1) if MARK in line}
        written[path] = text.replace(MARK, "")

    def shown(self):
        """What was planted, for people."""
        parts = [f"{file.path}: {text.strip()}" for file, _, text, given in self.inserted if not given]
        parts += [f"{file.path}: {text.strip()}" for file, _, _, text, given in self.removed if not given]
        parts += [f"{path} (new): {text.strip()}" for path, text, given in self.files if not given]
        parts += [f"given {file.path}: {text.strip()}" for file, _, text, given in self.inserted if given]
        parts += [f"given {path} (new): {text.strip()}" for path, text, given in self.files if given]
        return "\n".join(parts).replace(MARK, "")


def indented(text, indent):
    return "\n".join(indent + line if line else line for line in text.split("\n"))


SIMPLE = re.compile(r"^[ \t]*((private|public|internal|static|final)(\(set\))?\s+)*(let|var) \w+(: [\w.<>\[\]?:, ]+)?( = [\w.()\[\]\"]+)?[ \t]*$")
GOES_ON = re.compile(r"\s*(\{|\.|=|\?|:|&&|\|\||where\b|->|,|else\b|catch\b|get\b|set\b|#)")


def gaps(file, kind):
    """Where a member may stand: behind the opening brace, in front of the closing one, behind what is whole."""
    places = [kind.end]
    if file.text[kind.start + 1:kind.end].lstrip(" \t").startswith("\n"):
        places.append(kind.start + 1)
    depth, at = 0, kind.start + 1
    for line in file.code[kind.start + 1:kind.end].split("\n"):
        was = depth
        depth += sum(line.count(each) for each in "([{") - sum(line.count(each) for each in ")]}")
        end = at + len(line)
        whole = depth == 0 and (was > 0 and line.strip() == "}" or was == 0 and SIMPLE.match(line))
        if whole and end < kind.end and not GOES_ON.match(file.code[end:end + 80]):
            places.append(end)
        at = end + 1
    return places
