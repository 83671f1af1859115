"""Runs archcheck on a copy, and says what a planting changed in what it finds."""

import collections
import json
import pathlib
import re
import subprocess
import tempfile


class Copies:
    """One copy of each codebase for one worker; what is planted there is taken back."""

    def __init__(self, archcheck):
        self.archcheck = archcheck
        self.scratch = tempfile.TemporaryDirectory(prefix="planted-")
        self.made = {}
        self.untouched = {}

    def folder(self, codebase):
        if codebase.name not in self.made:
            folder = pathlib.Path(self.scratch.name) / codebase.name
            codebase.copy(folder)
            self.made[codebase.name] = folder
        return self.made[codebase.name]

    def findings(self, codebase, files):
        """Those with the files of a planting in place, by path; the text of each, None for one to be without."""
        folder = self.folder(codebase)
        if not files and codebase.name in self.untouched:
            return self.untouched[codebase.name]
        before = {}
        try:
            for path, text in files.items():
                target = folder / path
                before[target] = target.read_bytes() if target.is_file() else None
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text)
            found = checked(self.archcheck, folder)
        finally:
            for target, data in before.items():
                if data is None:
                    target.unlink()
                    empty(target.parent, folder)
                else:
                    target.write_bytes(data)
        if not files:
            self.untouched[codebase.name] = found
        return found


def empty(folder, root):
    while folder != root and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def checked(archcheck, folder):
    result = subprocess.run(
        [archcheck, "check", "--format", "json", "--no-baseline", "."], cwd=folder, capture_output=True, text=True)
    if result.returncode not in (0, 1):
        raise SystemExit(f"{folder}: archcheck ended with {result.returncode}\n{result.stderr}")
    return json.loads(result.stdout)["findings"]


def key(finding):
    return finding["rule"], finding["path"], finding.get("symbol", ""), finding["fingerprint"]


def words(finding):
    """What a finding says, however often; the first of several places that it stands for may be another one now."""
    return finding["rule"], finding["path"], re.sub(r" \(\d+ times in this file\)", "", finding["message"])


def voices(finding):
    return words(finding), tuple(sorted(rules(finding)))


def without(findings, others, name):
    counts = collections.Counter(map(name, others))
    rest = []
    for finding in findings:
        if counts[name(finding)]:
            counts[name(finding)] -= 1
        else:
            rest.append(finding)
    return rest


def new(before, after):
    """The findings of `after` that `before` has not, and the other way round; lines may have moved."""
    added, gone = without(after, before, key), without(before, after, key)
    # One that speaks for a further rule now is new, and the same without that is not gone.
    return without(added, gone, voices), without(gone, added, words)


def rules(finding):
    """The rule that speaks, and those that it speaks for."""
    return {finding["rule"], *(each["rule"] for each in finding.get("also") or [])}


def places(finding):
    """Where a finding points, as pairs of path and line."""
    found = {(finding["path"], line) for line in range(finding["line"], finding.get("endLine", finding["line"]) + 1)}
    # What explains a finding is no place of it.
    also = {each["message"] for each in finding.get("also") or []}
    message = words(finding)[2]
    found |= {(each["path"], each["line"]) for each in finding["related"]
              if each["message"] in also | {message, "the same here"}}
    return found
