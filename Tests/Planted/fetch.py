"""Checks out the public codebases that are not there yet, each at the commit that its entry names."""

import json
import pathlib
import subprocess

ENTRIES = pathlib.Path(__file__).parent / "codebases.json"


def fetch(folder):
    for entry in json.loads(ENTRIES.read_text())["codebases"]:
        if "repository" not in entry:
            continue
        # A codebase may be a part of its repository.
        target = pathlib.Path(folder) / entry["folder"].split("/")[0]
        if (target / ".git").exists():
            continue
        target.mkdir(parents=True, exist_ok=True)
        commands = (
            ["init", "--quiet"], ["fetch", "--quiet", "--depth", "1", entry["repository"], entry["commit"]],
            ["checkout", "--quiet", "FETCH_HEAD"])
        for command in commands:
            if subprocess.run(["git", *command], cwd=target).returncode:
                print(f"{entry['name']}: {entry['repository']} could not be fetched, so nothing is planted there")
                subprocess.run(["rm", "-rf", target], check=True)
                break
