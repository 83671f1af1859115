"""The JSON Schema and archcheck's own reader must agree about what a configuration may be.

    python3 Tests/Schema/compare.py .build/debug/archcheck

Needs `jsonschema` from PyPI. Every file in Accepted and Rejected is judged by both; then every value of the
accepted files is replaced, and every key misspelt, and both are asked again. The reader knows more than a
schema can say, such as which layers there are; those messages are listed below. What the schema rejects, the
reader must reject, always.
"""

import concurrent.futures
import copy
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

# Names that depend on the rest of the file, and mistakes within a pattern.
BEYOND_A_SCHEMA = re.compile(
    r"unknown layer|there is no definition|rests on itself|does not find what is in 'breaks'|finds something in 'keeps'|is not a pattern|is a path, not|two rules have the id|is a rule of archcheck"
    r"|no preset has a layer|does not say which files belong to it|unknown rule .* of 'checklist'"
)

archcheck = sys.argv[1]
folder = pathlib.Path(__file__).parent
schema = json.loads(subprocess.run([archcheck, "schema"], capture_output=True, check=True).stdout)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
failures = 0
compared = 0


def reader_errors(config):
    """The reader's errors; none when it takes the configuration."""
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(scratch) / "architecture.json"
        path.write_text(json.dumps(config))
        result = subprocess.run(
            [archcheck, "rules", "--config", str(path)], capture_output=True, text=True)
    if result.returncode == 0:
        return []
    return re.findall(r"^\S+:\d+:\d+: error: (.*)$", result.stderr, re.M) or ["exit " + str(result.returncode)]


def judge(config, name):
    """Whether the reader refuses it, and what it is where the schema says something else."""
    by_schema = [error.message for error in validator.iter_errors(config)]
    by_reader = reader_errors(config)
    if bool(by_schema) == bool(by_reader) or by_reader and all(BEYOND_A_SCHEMA.search(error) for error in by_reader):
        return bool(by_reader), None
    return bool(by_reader), f"{name}:\n  schema: {by_schema or 'accepts'}\n  reader: {by_reader or 'accepts'}"


def compare(configs):
    """Whether the reader refuses each; as many programs at once as there are processors."""
    global failures, compared
    refused = []
    for is_refused, difference in pool.map(lambda each: judge(*each), configs):
        compared += 1
        refused.append(is_refused)
        if difference:
            failures += 1
            print(difference)
    return refused


def places(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, member in value.items():
            yield from places(member, path + (key,))
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from places(element, path + (index,))


def parent(config, path):
    for step in path[:-1]:
        config = config[step]
    return config


def variations(config):
    for path in places(config):
        if not path or any(isinstance(step, str) and step.startswith(("//", "x-")) for step in path):
            continue
        for other in [None, True, 7, "", "text", [], ["text"], ["text", "text"], {}, {"text": "text"}]:
            changed = copy.deepcopy(config)
            parent(changed, path)[path[-1]] = other
            yield changed, f"{'/'.join(map(str, path))} = {json.dumps(other)}"
        if isinstance(path[-1], str):
            changed = copy.deepcopy(config)
            around = parent(changed, path)
            around[path[-1] + "s"] = around.pop(path[-1])
            yield changed, f"{'/'.join(map(str, path))} misspelt"
            changed = copy.deepcopy(config)
            del parent(changed, path)[path[-1]]
            yield changed, f"without {'/'.join(map(str, path))}"


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for file in sorted(folder.glob("Accepted/*.json")):
        config = json.loads(file.read_text())
        if any(compare([(config, file.name)])):
            failures += 1
            print(f"{file.name} should be accepted: {reader_errors(config)}")
        compare((changed, f"{file.name}: {name}") for changed, name in variations(config))
    for file in sorted(folder.glob("Rejected/*.json")):
        if not all(compare([(json.loads(file.read_text()), file.name)])):
            failures += 1
            print(f"{file.name} should be rejected")

print(f"{compared} configurations judged by the schema and by the reader, {failures} differences")
sys.exit(1 if failures or compared < 100 else 0)
