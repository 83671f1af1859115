#!/usr/bin/env python3
"""The public declarations in symbol graphs, a line each; or what of a release's is gone.

    surface.py GRAPH...
    surface.py --breaks RELEASED-VERSION VERSION RELEASED.txt NOW.txt
"""

import json
import sys

#: What every type has, or what the compiler adds by itself.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}


def surface(paths):
    lines = set()
    for path in paths:
        with open(path) as file:
            graph = json.load(file)
        names = {}
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            # What comes from a protocol comes and goes with the conformance.
            if "::SYNTHESIZED::" in identifier:
                continue
            name = names[identifier] = ".".join(symbol["pathComponents"])
            lines.add(f"{name}: " + "".join(part["spelling"] for part in symbol["declarationFragments"]))
        for relation in graph["relationships"]:
            target = relation.get("targetFallback")
            if relation["kind"] == "conformsTo" and relation["source"] in names and target not in IMPLIED:
                lines.add(f"{names[relation['source']]}: conforms to {target}")
    return sorted(lines)


def allows_breaks(released, version):
    """Whether a version may take away what another had: below 1.0.0 a minor one may, later only a major one."""
    (major, minor), (new_major, new_minor) = (
        [int(part) for part in text.split("-")[0].split(".")[:2]] for text in (released, version))
    return new_major > major or (major == 0 and new_major == 0 and new_minor > minor)


def breaks(released_version, version, released, now):
    with open(released) as old, open(now) as new:
        gone = sorted(set(old.read().splitlines()) - set(new.read().splitlines()))
    for line in gone:
        print(f"gone since {released_version}: {line}")
    if gone and not allows_breaks(released_version, version):
        sys.exit(f"surface.py: {version} may take nothing away that {released_version} has")


if __name__ == "__main__":
    if sys.argv[1] == "--breaks":
        breaks(*sys.argv[2:])
    else:
        print("\n".join(surface(sys.argv[1:])))
