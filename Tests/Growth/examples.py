"""Shapes from the rules' own pages: every line of what breaks a rule, repeated where it is.

So each rule is asked for its growth by the code that it looks at, and a new rule by the day that it is written.
"""

import json
import re
import subprocess

from shapes import ALL_PRESETS, CONFIG, Case

#: How many times a line is repeated at the small size.
SMALL = 1000


def printed(archcheck, *arguments):
    return subprocess.run([archcheck, *arguments], cwd="/", check=True, capture_output=True, text=True).stdout


def rules(archcheck):
    return [line.split()[0] for line in printed(archcheck, "rules").splitlines() if re.match(r"[a-z]+(-[a-z]+)* ", line)]


def breaking(page):
    """The files of the code that breaks a rule, as lists of lines by path."""
    code = re.search(r"^BREAKS IT:\n(.*?)^FOLLOWS IT:", page, re.MULTILINE | re.DOTALL)
    files, lines = {}, []
    for line in code[1].splitlines() if code else []:
        path = re.match(r"  // (\S+\.swift)$", line)
        if path:
            lines = files.setdefault(path[1], [])
        else:
            lines.append(line[2:])
    return files


def repeated(rule, files, path, index):
    config = json.loads(ALL_PRESETS) | {"rules": {rule: "error"}}

    def make(count):
        made = {other: "\n".join(lines) + "\n" for other, lines in files.items()}
        lines = files[path]
        made[path] = "\n".join(lines[:index] + [lines[index]] * count + lines[index + 1:]) + "\n"
        return Case({CONFIG: json.dumps(config)} | made, (), path)

    return make


def shapes(archcheck):
    found = {}
    for rule in rules(archcheck):
        files = breaking(printed(archcheck, "explain", rule))
        for path, lines in files.items():
            for index, line in enumerate(lines):
                if line.strip():
                    found[f"{rule}: `{line.strip().replace('|', '¦')}`"] = (SMALL, repeated(rule, files, path, index))
    return found
