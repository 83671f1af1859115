"""The index of an app that only Xcode builds: one compilation without Apple's frameworks.

Every module that is not there is stood in for by an empty one. The compiler then complains of what it cannot find, and
still writes into the index what the names mean that it did find: those of the app's own types. Where it gave up there
is nothing in the index, and nothing is compared.
"""

import os
import re
import subprocess

IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\(\w+\))? +|public +|internal +|private +)*import +"
                    r"(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor) +)?(\w+)", re.MULTILINE)


def sources(folder):
    """The files of an app: one module, without its tests and its manifests."""
    return sorted(
        path for path in folder.rglob("*.swift")
        if path.name != "Package.swift" and not any(part.endswith("Tests") for part in path.parts)
    )


def is_there(module, scratch):
    probe = scratch / "probe.swift"
    probe.write_text(f"import {module}\n")
    return subprocess.run(["swiftc", "-typecheck", probe], cwd=scratch, capture_output=True).returncode == 0


def stand_in(module, stubs):
    source = stubs / f"{module}.swift"
    source.write_text("@_exported import Foundation\n")
    subprocess.run(
        ["swiftc", "-emit-module", "-parse-as-library", "-module-name", module, source, "-o",
         stubs / f"{module}.swiftmodule"],
        check=True, cwd=stubs)


def write_store(folder, scratch):
    """Compiles an app as far as that goes, and returns its index store."""
    stubs, objects, store = scratch / "stubs", scratch / "objects", scratch / "store"
    stubs.mkdir()
    objects.mkdir()
    files = sources(folder)
    for module in sorted({name for file in files for name in IMPORT.findall(file.read_text(errors="replace"))}):
        if not is_there(module, scratch):
            stand_in(module, stubs)
    run = subprocess.run(
        ["swiftc", "-c", "-enable-batch-mode", "-continue-building-after-errors", "-parse-as-library",
         "-module-name", "ComparedApp", "-D", "DEBUG", "-suppress-warnings", "-j", str(os.cpu_count() or 1),
         "-I", stubs, "-index-store-path", store, *files],
        cwd=objects, capture_output=True, text=True, errors="replace")
    if not store.exists():
        raise SystemExit(f"{folder}: the compiler wrote no index\n{run.stderr}")
    return store
