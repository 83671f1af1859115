"""Every report format is read by somebody else's parser, on the example app and on a hostile codebase.

    python3 Tests/Formats/consume.py .build/debug/archcheck [sarif-schema.json]

Needs the packages of requirements.txt from PyPI. None of them ships the JSON Schema of SARIF; a model of SARIF
2.1.0 made from it is used instead, and the schema itself when a copy is named. The hostile codebase has file
names, identifiers, decision records and rules with everything that a format could take for its own.
"""

import base64
import hashlib
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as ElementTree

import cmarkgfm
import cmarkgfm.cmark
import html5lib
import jsonschema
import junitparser
import sarif_pydantic
from diff_cover.violationsreporters.java_violations_reporter import CheckstyleXmlDriver
from sarif.loader import load_sarif_file

FORMATS = ["text", "summary", "json", "statistics", "xcode", "github", "sarif", "junit", "checkstyle", "gitlab", "markdown", "html"]

archcheck = pathlib.Path(sys.argv[1]).resolve()
schema = json.loads(pathlib.Path(sys.argv[2]).read_text()) if len(sys.argv) > 2 else None
root = pathlib.Path(__file__).resolve().parent.parent.parent
checks = 0


def check(condition, message):
    global checks
    checks += 1
    if not condition:
        sys.exit(f"Tests/Formats: {message}")


# The hostile codebase.

NAMES = [
    "a\n::error::b", "a\r\nb", "%0A::error::x", "::error file=x::y", "##[error]x", "a|b|c", "a`b``c",
    "<script>alert(1)<", "<!-- x --", "]]><x>", "\x1b[31mred\x1b]0;t\x07", "\u202etxet\u2066", "\ufffe\uffff",
    "&lt;&#10;", "\" onmouseover=\"x", "[x](http:x)", "@team #12 www.evil.com", "*a* _b_ ~c~", "\\", "a,b:c=d;e",
    "- [ ] x", "é 😀 日本", "a b+c%41#d?e",
]


def hostile_codebase(folder):
    """A git repository with a checked folder in it; each file breaks one rule."""
    app = folder / "My App"
    (folder / ".git").mkdir()
    domain = os.fsencode(app / "Domain")
    os.makedirs(domain)
    for index, name in enumerate([*map(os.fsencode, NAMES), b"invalid \xff\xc0 utf-8"]):
        path = os.path.join(domain, name.replace(b"/", b":") + b".swift")
        # A raw identifier may hold nearly anything.
        identifier = re.sub(r"[`\\\r\n\x00\ufffe\uffff]", "", name.decode("utf-8", "replace")).strip() + str(index)
        code = (f"// 日本 😀 {identifier}\nimport UIKit\nfinal class Q{index} {{\n"
                f"\tlet é = \"😀\"; static let `{identifier}` = Q{index}()\n}}\n")
        with open(path, "wb") as file:
            file.write(code.encode() + b"// \xff\x1b[31m\n")
    records = app / "docs" / "adr"
    records.mkdir(parents=True)
    (records / "ADR-001-x.md").write_text(
        "# ADR-001: <b>No</b> `Single`|tons [x](http:y) @team\n\n## Status\nAccepted\n\n## Context\nc\n\n"
        "## Decision\nWe will.\n\n## Consequences\n### Positive\n- p\n### Negative\n- n\n\n"
        "## Alternatives Considered\n1. **a** — Rejected: r\n")
    own = {
        "id": "no-uikit", "in": {"layer": "domain"}, "forbid": {"imports": ["UIKit"]}, "decision": "ADR-001",
        "because": "Never.\n<script>alert(1)</script> [x](http://evil) @team #12 ::error::x\n## x\n| a |",
        "fix": "Use `nothing`</pre> 'a' \x1b[31m",
    }
    (app / "architecture.json").write_text(json.dumps({
        "extends": "layered", "layers": {"domain": {"files": ["Domain/**"], "mayUse": []}}, "decisions": "docs/adr", "own": [own],
        "rules": {"no-singletons": {"severity": "warning", "decision": "ADR-001"}},
    }))
    return app


def reports(folder, target):
    """All reports of one run, but the one on standard output."""
    paths = {name: folder / f"report.{name}" for name in FORMATS}
    arguments = [f"--report={name}={path}" for name, path in paths.items()]
    result = subprocess.run([archcheck, target, *arguments], capture_output=True)
    check(result.returncode in (0, 1), f"exit {result.returncode}: {result.stderr.decode()}")
    check(result.stdout == b"", "something on standard output that nobody asked for")
    again = subprocess.run([archcheck, target, "--format=sarif"], capture_output=True)
    check(again.stdout == paths["sarif"].read_bytes(), "another run gives other bytes")
    return {name: path.read_bytes() for name, path in paths.items()}


# The readers, one for each format.


def read_json(text, repository):
    report = json.loads(text)
    check(report["version"] == 1, "json: not version 1")
    return report["findings"], report["summary"]["causes"]


def read_text(name, text, count):
    shown = text.decode()
    check(not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", shown), f"{name}: a control")
    headers = re.findall(r"^.+?:\d+:\d+: (?:error|warning|note): .* \[#[a-z-]+\]$", shown, re.M)
    check(len(headers) == count, f"{name}: {len(headers)} of {count} findings")
    if name == "xcode":
        check(all(line.startswith("/") for line in shown.splitlines()), "xcode: a path that is not absolute")


def read_summary(text, count):
    shown = text.decode()
    check(not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", shown), "summary: a control")
    check(not re.search(r"^\s*(::|##\[)", shown, re.M), "summary: a line that is a command")
    rules = [int(number) for number in re.findall(r"^ +(\d+) (?:error|warning|note): ", shown, re.M)]
    rest = re.search(r"^ and (\d+) findings? by", shown, re.M)
    told = sum(rules) + (int(rest[1]) if rest else 0)
    check(told == count, f"summary: {told} of {count} findings")
    check(shown.count("\n") <= 40, f"summary: {shown.count(chr(10))} lines")


def read_github(text, findings):
    """As the runner of GitHub Actions looks for commands."""
    lines = text.decode().split("\n")
    commands = []
    for line in lines:
        found = re.match(r"\s*::([^ :]+)(?: (.*?))?::(.*)$", line)
        if found:
            name, properties, message = found.groups()
            values = dict(part.split("=", 1) for part in properties.split(","))
            check(name in ("error", "warning", "notice"), f"github: a command '{name}'")
            check(set(values) <= {"file", "line", "endLine", "col", "endColumn", "title"}, f"github: {values}")
            check(values["title"].startswith("archcheck ("), f"github: title {values['title']}")
            check(len(message) <= 4096 * 3, "github: a message that is too long")
            commands.append(values)
        else:
            check("##[" not in line, f"github: a command of the older form in {line!r}")
    kinds = {severity: sum(f["severity"] == severity for f in findings) for severity in ("error", "warning", "note")}
    expected = sum(min(count, 10) for count in kinds.values())
    check(len(commands) == expected, f"github: {len(commands)} annotations instead of {expected}")


def line_hashes(text):
    """CodeQL's hash, as a rolling one, while archcheck computes each by itself."""
    units = [c for c in memoryview(text.decode("utf-8", "replace").encode("utf-16-le")).cast("H")]
    window, marks, hashes, seen = [0] * 100, [None] * 100, {}, {}
    mask, power = 2**64 - 1, pow(37, 100, 2**64)
    state = {"hash": 0, "index": 0, "line": 0, "starts": True}

    def output():
        line = marks[state["index"]]
        if line is not None:
            digest = format(state["hash"], "x")
            seen[digest] = seen.get(digest, 0) + 1
            hashes[line] = f"{digest}:{seen[digest]}"
            marks[state["index"]] = None

    def update(unit):
        oldest, window[state["index"]] = window[state["index"]], unit
        state["hash"] = (37 * state["hash"] + unit - power * oldest) & mask
        state["index"] = (state["index"] + 1) % 100

    behind_return = False
    for unit in [*units, 65535]:
        if unit in (32, 9) or (behind_return and unit == 10):
            behind_return = False
            continue
        behind_return = unit == 13
        unit = 10 if unit == 13 else unit
        output()
        if state["starts"]:
            state["starts"] = False
            state["line"] += 1
            marks[state["index"]] = state["line"]
        state["starts"] = unit == 10
        update(unit)
    for _ in range(100):
        output()
        update(0)
    return hashes


def read_sarif(text, findings, repository, scratch):
    sarif = json.loads(text)
    if schema:
        jsonschema.Draft4Validator(schema).validate(sarif)
        check(True, "")
    model = json.loads(sarif_pydantic.Sarif.model_validate(sarif).model_dump_json(by_alias=True, exclude_none=True))
    check(all(path in set(keys(model)) for path in keys(sarif)), "sarif: a key that the model does not know")
    path = scratch / "copy.sarif"
    path.write_bytes(text)
    check(load_sarif_file(str(path)).get_result_count() == len(findings), "sarif: sarif-tools counts otherwise")

    run = sarif["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    check([rule["id"] for rule in rules] == sorted({rule["id"] for rule in rules}), "sarif: rules not sorted")
    for rule in rules:
        for key in ("shortDescription", "fullDescription"):
            check(0 < len(rule[key]["text"]) <= 1024, f"sarif: {key} of {rule['id']}")
        check(rule["help"]["text"] and rule["help"]["markdown"], f"sarif: help of {rule['id']}")
        check_markdown(rule["help"]["markdown"], f"sarif: help of {rule['id']}")
    for result, finding in zip(run["results"], findings, strict=True):
        check(rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["rule"], "sarif: ruleIndex")
        place = result["locations"][0]["physicalLocation"]
        file = source(place["artifactLocation"]["uri"], repository)
        region = place["region"]
        if file:
            line = re.split(rb"\r\n|\r|\n", file)[region["startLine"] - 1].removeprefix(b"\xef\xbb\xbf")
            start = len(line[:finding["column"] - 1].decode("utf-8", "replace").encode("utf-16-le")) // 2 + 1
            check(region["startColumn"] == start, f"sarif: column {region['startColumn']} is not {start}")
            check(
                result["partialFingerprints"]["primaryLocationLineHash"]
                == line_hashes(file)[region["startLine"]], "sarif: a hash that CodeQL would not compute")
        ids = [location["id"] for location in result.get("relatedLocations", [])]
        links = re.findall(r"(?<!\\)\]\(([^)]*)\)", result["message"]["text"])
        check(len(set(ids)) == len(ids) and all(int(link) in ids for link in links), f"sarif: links {links}")


def source(uri, repository):
    """Of the file that a URI names; nothing when its name is no text."""
    path = os.fsencode(str(repository)) + b"/" + urllib.parse.unquote_to_bytes(uri)
    if not re.fullmatch(r"[A-Za-z0-9._~/+-]|%[0-9A-F]{2}", uri[:1]) or re.search(r"[^A-Za-z0-9._~/+%-]", uri):
        sys.exit(f"Tests/Formats: sarif: a URI that is not encoded: {uri}")
    if "%EF%BF%BD" in uri:
        return None
    with open(path, "rb") as file:
        return file.read()


def keys(value, path=()):
    if isinstance(value, dict):
        for key, member in value.items():
            yield path + (key,)
            yield from keys(member, path + (key,))
    elif isinstance(value, list):
        for element in value:
            yield from keys(element, path)


def sayable(path):
    """A path that XML can hold."""
    return not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]", path)


def read_junit(text, findings, prefix, scratch):
    path = scratch / "junit.xml"
    path.write_bytes(text)
    suites = junitparser.JUnitXml.fromfile(str(path))
    failures = [case for suite in suites for case in suite if case.result and isinstance(case.result[0], junitparser.Failure)]
    check(suites.failures == len(failures) == sum(f["severity"] != "note" for f in findings), "junit: failures")
    check(suites.tests == sum(len(list(suite)) for suite in suites), "junit: tests")
    for suite in suites:
        check(suite.tests == len(list(suite)) > 0, f"junit: tests of {suite.name}")
    files = {case.attrib["file"] for case in ElementTree.fromstring(text).iter("testcase") if "file" in case.attrib}
    check({prefix + f["path"] for f in findings if sayable(f["path"])} <= files, "junit: a file is missing")
    # The strictest consumer's schema knows these elements and no others.
    names = {element.tag for element in ElementTree.fromstring(text).iter()}
    known = {"testsuites", "testsuite", "testcase", "failure", "skipped", "system-out"}
    check(names <= known, f"junit: {names}")


def read_checkstyle(text, findings, prefix):
    found = CheckstyleXmlDriver().parse_reports([text.decode()])
    check(sum(map(len, found.values())) == len(findings), "checkstyle: not all findings")
    names = {file.get("name") for file in ElementTree.fromstring(text)}
    check({prefix + f["path"] for f in findings if sayable(f["path"])} <= names, "checkstyle: a file is missing")
    for error in ElementTree.fromstring(text).iter("error"):
        check(error.get("severity") in ("error", "warning", "info"), "checkstyle: severity")
        check(int(error.get("line")) > 0 and int(error.get("column")) > 0, "checkstyle: place")


# What GitLab documents of its Code Quality report.
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1}, "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object", "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^[^/]"},
                    "lines": {
                        "type": "object", "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}}}}}}},
}


def read_gitlab(text, findings, prefix):
    issues = json.loads(text)
    jsonschema.Draft7Validator(GITLAB).validate(issues)
    check([issue["location"]["path"] for issue in issues] == [prefix + f["path"] for f in findings], "gitlab: paths")
    check(len({issue["fingerprint"] for issue in issues}) == len(issues), "gitlab: a fingerprint stands twice")
    for issue in issues:
        check_markdown(issue["content"]["body"], "gitlab: body")


class Tags(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.names = set()
        self.text = ""

    def handle_starttag(self, tag, attributes):
        self.names.add(tag)
        for name, value in attributes:
            check(name in ("class", "lang", "open") or tag == "a", f"an attribute {name}={value} of {tag}")

    def handle_data(self, data):
        self.text += data


def check_markdown(text, name):
    """GitHub's own renderer, with raw HTML let through, so that any would be seen."""
    rendered = cmarkgfm.github_flavored_markdown_to_html(text, cmarkgfm.cmark.Options.CMARK_OPT_UNSAFE)
    tags = Tags()
    tags.feed(rendered)
    known = {"h2", "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "ul", "li", "code", "strong", "br",
             "details", "summary", "pre"}
    check(tags.names <= known, f"{name}: {tags.names - known} in {rendered}")
    return tags


def read_markdown(text, causes):
    tags = check_markdown(text.decode(), "markdown")
    check(len(text) <= 1_000_000, "markdown: too large for GitHub")
    count = sum(line.startswith("- **") for line in text.decode().split("\n"))
    check(count == causes, f"markdown: {count} of {causes} causes")
    outside = re.sub(r"<code.*?</code>", "", cmarkgfm.github_flavored_markdown_to_html(text.decode()), flags=re.S)
    check(not re.search(r"[@#][A-Za-z0-9]", outside), "markdown: a mention or an issue")


def read_html(text, causes):
    document = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    drawn = {element for picture in document.iter("{http://www.w3.org/2000/svg}svg") for element in picture.iter()}
    drawn |= {element for picture in document.iter("svg") for element in picture.iter()}
    names = {element.tag for element in document.iter() if isinstance(element.tag, str)}
    check(not names & {"img", "link", "iframe", "object", "base"}, f"html: {names}")
    scripts = list(document.iter("script"))
    policy = next(element.get("content") for element in document.iter("meta") if element.get("http-equiv"))
    hashes = ["sha256-" + base64.b64encode(hashlib.sha256(script.text.encode()).digest()).decode() for script in scripts]
    check(len(hashes) == 1 and f"script-src '{hashes[0]}';" in policy,
          f"html: HTMLScript.hash is not that of its text: {hashes}")
    articles = [item for item in document.iter("details")
                if "finding" in item.get("class", "").split() and item.get("data-status") == "new"]
    check(len(articles) == causes, f"html: {len(articles)} of {causes} causes")
    ids = [element.get("id") for element in document.iter() if element.get("id")]
    check(len(set(ids)) == len(ids), "html: an id stands twice")
    targets = {link.get("href") for link in document.iter("a")}
    filters = re.compile(r"#(rule|layer|feature|declaration|folder|topic|decision)=[^&#\"<>]*(&status=[a-z]+)?")
    targets = {target for target in targets if not filters.fullmatch(target)}
    check(targets <= {f"#{name}" for name in ids}, f"html: a link that leads nowhere or away: {targets}")
    attributes = {name for element in document.iter() if isinstance(element.tag, str) and element not in drawn
                  for name in element.attrib}
    known = {"id", "class", "href", "lang", "charset", "name", "content", "http-equiv", "open", "tabindex", "role", "hidden",
             "type", "value", "autocomplete"}
    check(all(name in known or name.startswith(("data-", "aria-")) for name in attributes), f"html: {attributes - known}")


def read_all(folder, target, repository, prefix):
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        found = reports(scratch, target)
        findings, causes = read_json(found["json"], repository)
        # What has one cause in several files is told once where people read.
        read_text("text", found["text"], causes)
        read_summary(found["summary"], len(findings))
        counts = json.loads(found["statistics"])
        check(counts["findings"] == len(findings) == sum(rule["findings"] for rule in counts["rules"]), "statistics")
        read_text("xcode", found["xcode"], len(findings))
        read_github(found["github"], findings)
        read_sarif(found["sarif"], findings, repository, scratch)
        read_junit(found["junit"], findings, prefix, scratch)
        read_checkstyle(found["checkstyle"], findings, prefix)
        read_gitlab(found["gitlab"], findings, prefix)
        read_markdown(found["markdown"], causes)
        read_html(found["html"], causes)
        return len(findings)


with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder).resolve()
    app = hostile_codebase(folder)
    hostile = read_all(folder, app, folder, "My App/")
    check(hostile >= 2 * len(NAMES), f"the hostile codebase has only {hostile} findings")
    ordinary = read_all(folder, root / "Examples" / "Shell", root, "Examples/Shell/")
    check(ordinary > 20, f"the example app has only {ordinary} findings")

print(f"{len(FORMATS)} formats, {hostile} hostile and {ordinary} ordinary findings, {checks} checks")
