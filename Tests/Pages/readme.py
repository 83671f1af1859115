"""Writes into the README what `archcheck review` says of Examples/CleanState, added as one change: its first line and its
map. A test compares them.

    python3 Tests/Pages/readme.py .build/debug/archcheck
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]


def review(archcheck):
    with tempfile.TemporaryDirectory() as folder:
        def git(*words):
            subprocess.run(["git", "-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.com", *words], check=True)

        example = root / "Examples" / "CleanState"
        shutil.copy(example / "architecture.json", folder)
        git("init", "--quiet")
        git("add", ".")
        git("commit", "--quiet", "--message", "Config")
        shutil.copytree(example / "Tidebook", pathlib.Path(folder) / "Tidebook")
        # It ends with 1, since the change breaks something.
        done = subprocess.run([archcheck, "review", "--base", "HEAD"], cwd=folder, capture_output=True, text=True)
        return done.stdout


def replaced(text, pattern, new):
    text, count = re.subn(pattern, lambda _: new, text, count=1, flags=re.DOTALL | re.MULTILINE)
    if count == 0:
        sys.exit(f"the README has no place for {new!r}")
    return text


def main(archcheck):
    drawn = review(str(pathlib.Path(archcheck).resolve()))
    verdict = re.search(r"^## .*$", drawn, re.MULTILINE)
    maps = re.findall(r"```mermaid\n.*?```", drawn, re.DOTALL)
    if not verdict or not maps:
        sys.exit(f"'archcheck review' printed no verdict or no map:\n{drawn}")
    page = root / "README.md"
    text = replaced(page.read_text(), r"^```mermaid\n.*?```", maps[-1])
    page.write_text(replaced(text, r"^## \S+ archcheck: .*?$", verdict.group()))


main(*sys.argv[1:])
