"""What the compiler says the names of types mean, against what archcheck says, place by place."""

import collections
import dataclasses
import json
import os
import re
import subprocess

WORD = re.compile(rb"`?[A-Za-z_\x80-\xff][\w\x80-\xff]*`?")


@dataclasses.dataclass
class Index:
    """What an index store says about the files of one folder. A place is (path, line, column)."""

    #: Those that a build has seen, relative to the folder.
    files: set
    #: Place → the USRs of what is named there.
    references: dict
    #: USR → places.
    declarations: dict
    #: USR → `struct` and so on.
    kinds: dict
    #: USR → name.
    names: dict


@dataclasses.dataclass
class Difference:
    place: tuple
    name: str
    kind: str
    detail: str
    line: str
    #: Whether the place is within a `#if`.
    is_conditional: bool

    def __str__(self):
        path, row, column = self.place
        return f"{path}:{row}:{column}: {self.name}: {self.kind}; {self.detail}\n        {self.line}"


@dataclasses.dataclass
class Outcome:
    found: int = 0
    missed: list = dataclasses.field(default_factory=list)
    wrong: list = dataclasses.field(default_factory=list)
    #: Where the compiler has nothing: code that this build leaves out, and gaps of the index.
    beside: list = dataclasses.field(default_factory=list)

    @property
    def recall(self):
        return 100 * self.found / max(1, self.found + len(self.missed))

    @property
    def precision(self):
        return 100 * self.found / max(1, self.found + len(self.wrong))

    def add(self, other):
        self.found += other.found
        self.missed += other.missed
        self.wrong += other.wrong
        self.beside += other.beside


def read_index(lines, folder):
    index = Index(set(), collections.defaultdict(set), collections.defaultdict(set), {}, {})
    prefix = str(folder) + "/"
    for line in lines:
        sign, path, row, column, kind, usr, name, _ = line.rstrip("\n").split("\t")
        # A store keeps what it has seen of files that are gone.
        is_here = path.startswith(prefix) and os.path.exists(path)
        relative = path[len(prefix):] if path.startswith(prefix) else path
        if sign == "F":
            if is_here:
                index.files.add(relative)
            continue
        place = (relative, int(row), int(column))
        if sign == "D":
            index.declarations[usr].add(place)
        else:
            index.references[place].add(usr)
        index.kinds[usr] = kind
        index.names[usr] = name
    return index


class Sources:
    """The text at a place."""

    def __init__(self, folder):
        self.folder = folder
        self.lines = {}
        self.conditional = {}

    def load(self, path):
        if path not in self.lines:
            lines = (self.folder / path).read_bytes().splitlines()
            self.lines[path] = lines
            depth, depths = 0, []
            for line in lines:
                text = line.strip()
                if text.startswith(b"#if"):
                    depth += 1
                depths.append(depth)
                if text.startswith(b"#endif"):
                    depth -= 1
            self.conditional[path] = depths
        return self.lines[path]

    def word(self, place):
        path, row, column = place
        lines = self.load(path)
        match = WORD.match(lines[row - 1], column - 1) if row <= len(lines) else None
        return match.group().decode(errors="replace").strip("`") if match else ""

    def line(self, place):
        lines = self.load(place[0])
        return lines[place[1] - 1].decode(errors="replace").strip() if place[1] <= len(lines) else ""

    def follows_period(self, place):
        path, row, column = place
        lines = self.load(path)
        return row <= len(lines) and lines[row - 1][: column - 1].rstrip().endswith(b".")

    def is_conditional(self, place):
        if not (self.folder / place[0]).exists():
            return False
        self.load(place[0])
        depths = self.conditional[place[0]]
        return place[1] <= len(depths) and depths[place[1] - 1] > 0


def uses(archcheck, folder):
    """Per file what each place means, as {(line, column): (name, places)}, and the places that are left alone."""
    run = subprocess.run([archcheck, "facts", "--uses", str(folder)], capture_output=True, check=True)
    found, unresolved = {}, {}
    for line in run.stdout.splitlines():
        file = json.loads(line)
        found[file["path"]] = {
            (use["line"], use["column"]): (use["name"], [(m["path"], m["line"], m["column"]) for m in use["means"]])
            for use in file["uses"]
        }
        unresolved[file["path"]] = {(name["line"], name["column"]) for name in file["unresolved"]}
    return found, unresolved


def compare(index, archcheck, folder):
    """The outcome, and how many files both sides have."""
    ours, unresolved = uses(archcheck, folder)
    sources = Sources(folder)
    outcome = Outcome()
    files = sorted(index.files & ours.keys())
    by_file = collections.defaultdict(dict)
    for place, usrs in index.references.items():
        by_file[place[0]][place[1:]] = usrs

    def is_asked(usr):
        """A type that a file of the folder declares; who conforms to a protocol decides what is associated with it."""
        declared = index.declarations.get(usr, ())
        return index.kinds[usr] != "associatedtype" and any(place[0] in index.files for place in declared)

    def difference(place, name, kind, detail):
        return Difference(place, name, kind, detail, sources.line(place), sources.is_conditional(place))

    for path in files:
        theirs = by_file[path]
        for spot, usrs in sorted(theirs.items()):
            place = (path, *spot)
            name, means = ours[path].get(spot, ("", []))
            places = {declaration for usr in usrs for declaration in index.declarations.get(usr, ())}
            if means:
                if places & set(means):
                    outcome.found += 1
                else:
                    kind = "another type of the name" if places else "a type of the system or the compiler's own"
                    outcome.wrong.append(
                        difference(place, name, kind, f"{sorted(means)} instead of {sorted(places) or sorted(usrs)}"))
                continue
            asked = {usr for usr in usrs if is_asked(usr)}
            # `Self`, and what a macro writes, name nothing in the file.
            if sources.word(place) not in {index.names[usr] for usr in asked}:
                continue
            if spot in unresolved[path]:
                kind = "archcheck says that it is not resolved"
            elif sources.follows_period(place):
                kind = "the name before it has to be inferred"
            elif any(sources.is_conditional(declared) for declared in places):
                kind = "declared under a `#if` that Apple's platforms do not meet"
            else:
                kind = "not seen"
            outcome.missed.append(difference(place, sources.word(place), kind, f"{sorted(places)}"))
        for spot, (name, means) in sorted(ours[path].items()):
            if spot not in theirs:
                place = (path, *spot)
                outcome.beside.append(difference(place, name, "nothing in the index", str(means)))
    return outcome, len(files)
