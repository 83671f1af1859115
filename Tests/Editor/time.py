#!/usr/bin/env python3
"""How long an editor waits: from a change to what is found, over many changes of the files of an app.

    Tests/Editor/time.py ARCHCHECK FOLDER [EDITS]

Each edit types a line into a file, or takes it out again; the line names a type of another file, so that what is
found may differ there. Prints the median and the worst of the times, and the memory after the first and the last.
"""
import os
import statistics
import sys
import time

from conversation import Conversation, uri_of


def main():
    archcheck, folder = os.path.abspath(sys.argv[1]), os.path.realpath(sys.argv[2])
    edits = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    files = sorted(
        os.path.join(top, name) for top, _, names in os.walk(folder) for name in names
        if name.endswith(".swift") and "Test" not in top)
    chosen = files[:: max(1, len(files) // 10)][:10]
    server = Conversation(archcheck, folder)
    began = time.monotonic()
    server.start(folder)
    texts = {}
    for path in chosen:
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            texts[path] = file.read()
        server.open(path, texts[path])
    # Answered only after everything that was sent before it.
    server.request("textDocument/hover", {
        "textDocument": {"uri": uri_of(chosen[0])}, "position": {"line": 0, "character": 0}})
    print(f"first check: {(time.monotonic() - began) * 1000:.0f} ms, {len(files)} files")
    times, first = [], None
    for number in range(edits):
        path = chosen[number % len(chosen)]
        text = texts[path] + (f"\nprivate struct ArchcheckEdit{number} {{ let value: Int }}\n"
                              if number % 20 < 10 else "")
        if number % 3 == 0:
            text = texts[path] + f"\nprivate func archcheckEdit() {{ print({number}) }}\n"
        began = time.monotonic()
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri_of(path), "version": number + 2}, "contentChanges": [{"text": text}]})
        # The server checks before it answers this: so much later at the most the editor knows.
        server.request("textDocument/hover", {
            "textDocument": {"uri": uri_of(path)}, "position": {"line": 0, "character": 0}})
        times.append((time.monotonic() - began) * 1000)
        first = first or server.memory()
    times.sort()
    print(f"{edits} edits: median {statistics.median(times):.0f} ms, "
          f"95th of 100 {times[int(len(times) * 0.95) - 1]:.0f} ms, worst {times[-1]:.0f} ms")
    print(f"memory: {first // 1024} MB after the first edit, {server.memory() // 1024} MB after the last")
    print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    if server.end() != 0:
        sys.exit("the server did not end well")


main()
