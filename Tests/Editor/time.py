#!/usr/bin/env python3
"""How long an editor waits: from a change to what is found, over many changes of the files of an app.

    Tests/Editor/time.py ARCHCHECK FOLDER [EDITS]

Two of three edits type a line into a function, or take it out again; the line names a type of another file, so that
what is found may differ. The third declares something at the end of a file, or no longer. Prints the median and the
worst of the times, for each kind and for all, and the memory after the first and the last. It exits with 1 when that is
more than twice as much at the end: what an editor no longer holds is then kept.
"""
import os
import re
import statistics
import sys
import time

from conversation import Conversation, uri_of


FUNCTION = re.compile(r"^[ \t]+[^/\n]*\bfunc [^\n]*\{[ \t]*\n", re.MULTILINE)
TYPE = re.compile(r"^(?:public |final )*(?:class|struct|enum) (\w+)", re.MULTILINE)


def typed(text, number, types):
    """The text with a line more in one of its functions."""
    places = [match.end() for match in FUNCTION.finditer(text)]
    place = places[number % len(places)]
    return text[:place] + f"let archcheckEdit{number} = {types[number % len(types)]}.self\n" + text[place:]


def declared(text, number):
    """The text with a declaration more at its end."""
    if number % 2:
        return text + f"\nprivate struct ArchcheckEdit{number} {{ let value: Int }}\n"
    return text + f"\nprivate func archcheckEdit() {{ print({number}) }}\n"


def told(kind, times):
    times = sorted(times)
    print(f"{len(times)} {kind}: median {statistics.median(times):.0f} ms, "
          f"95th of 100 {times[max(0, int(len(times) * 0.95) - 1)]:.0f} ms, worst {times[-1]:.0f} ms")


def main():
    archcheck, folder = os.path.abspath(sys.argv[1]), os.path.realpath(sys.argv[2])
    edits = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    files = sorted(
        os.path.join(top, name) for top, _, names in os.walk(folder) for name in names
        if name.endswith(".swift") and "Test" not in top)

    def read(path):
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            return file.read()

    texts = {path: text for path in files if FUNCTION.search(text := read(path))}
    chosen = list(texts)[:: max(1, len(texts) // 10)][:10]
    types = [name for path in chosen for name in TYPE.findall(texts[path])] or ["Int"]
    server = Conversation(archcheck, folder)
    began = time.monotonic()
    server.start(folder)
    for path in chosen:
        server.open(path, texts[path])
    # Answered only after everything that was sent before it.
    server.request("textDocument/hover", {
        "textDocument": {"uri": uri_of(chosen[0])}, "position": {"line": 0, "character": 0}})
    print(f"first check: {(time.monotonic() - began) * 1000:.0f} ms, {len(files)} files")
    times, first, declaring = {"lines in functions": [], "declarations": []}, None, dict(texts)
    for number in range(edits):
        path = chosen[number % len(chosen)]
        kind = "declarations" if number % 3 == 2 else "lines in functions"
        if kind == "declarations":
            is_there = declaring[path] != texts[path]
            text = declaring[path] = texts[path] if is_there else declared(texts[path], number)
        else:
            text = typed(declaring[path], number, types)
        began = time.monotonic()
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri_of(path), "version": number + 2}, "contentChanges": [{"text": text}]})
        # The server checks before it answers this: so much later at the most the editor knows.
        server.request("textDocument/hover", {
            "textDocument": {"uri": uri_of(path)}, "position": {"line": 0, "character": 0}})
        times[kind].append((time.monotonic() - began) * 1000)
        first = first or server.memory()
    for kind, taken in times.items():
        if taken:
            told(kind, taken)
    told("edits", [taken for kind in times.values() for taken in kind])
    last = server.memory()
    print(f"memory: {first // 1024} MB after the first of {edits} edits, {last // 1024} MB after the last")
    print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    if server.end() != 0:
        sys.exit("the server did not end well")
    if last > 2 * first:
        sys.exit("the memory after the last edit is more than twice that after the first")


main()
