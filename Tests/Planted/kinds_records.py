"""Breaks of decision records, and of the rules that are based on them."""

import re

from catalogue import breaks, resembles
from planting import NoPlace

GOOD = """# ADR-{number}: {title}

## Status

{status}

## Context

The catalogue has grown, and looking for a species takes seconds on old telephones.

## Decision

{decision}

## Consequences

### Positive

- A search answers at once.

### Negative

- The index has to be renewed with each release.

## Alternatives Considered

- **A search on the server:** rejected, because there is no reception at the beach.
"""


def record(draw, **changes):
    """A record of ours in a codebase that has none, so that it is the first."""
    if list(draw.codebase.folder.rglob("ADR-*.md")) or list(draw.codebase.folder.rglob("adr/*.md")):
        raise NoPlace
    word = draw.word()
    values = {"number": "001", "title": f"Index the {word}", "status": "Accepted",
              "decision": f"We keep an index of the {word.lower()} in the app."} | changes
    text = GOOD.format(**values)
    slug = re.sub(r"[^a-z0-9]+", "-", values["title"].lower()).strip("-")
    return f"docs/decisions/ADR-{values['number']}-{slug}.md", text


def marked(text, line):
    """The mark is on the line that begins with these words."""
    return re.sub(rf"^({re.escape(line)}.*)$", r"\1§", text, count=1, flags=re.MULTILINE)


@breaks("adr-sections", "record: a section is missing", beside=("adr-wording", "decision-link", "adr-status"))
def sections(draw):
    path, text = record(draw)
    gone = draw.choice(["Context", "Consequences", "Alternatives Considered", "### Negative", "### Positive"])
    if gone.startswith("###"):
        text = re.sub(rf"{gone}\n\n- .*\n\n", "", text)
        text = marked(text, "## Consequences")
    else:
        text = re.sub(rf"## {gone}\n(?:(?!^## ).*\n)*", "", text, flags=re.MULTILINE)
        text = marked(text, "# ADR-")
    return draw.planting(gone).new(path, text)


@breaks("adr-naming", "record: number and title differ", beside=("adr-sequence", "decision-link"))
def naming(draw):
    path, text = record(draw)
    text = text.replace("# ADR-001", "# ADR-002", 1)
    return draw.planting("another number").new(path, marked(text, "# ADR-002"))


@breaks("adr-sequence", "record: a number twice or left out", beside=("decision-link",), anywhere=("decision-link", "adr-sequence"))
def sequence(draw):
    path, text = record(draw)
    number = draw.choice(["001", "003", "004"])
    other, second = record(draw, number=number, title=f"Keep the {draw.word()}")
    planting = draw.planting("twice" if number == "001" else "a gap")
    planting.new(path, text, given=True)
    return planting.new(other, marked(second, "# ADR-"))


@breaks("adr-status", "record: a status that is none", beside=("decision-link",))
def status(draw):
    word = draw.choice(["Maybe", "Whatever", "Superseded by ADR-009", "Superseded"])
    path, text = record(draw, status=word)
    return draw.planting(word).new(path, marked(text, word))


@breaks("adr-wording", "record: a decision that does not commit", beside=("decision-link", "adr-sections"))
def wording(draw):
    sentence = draw.choice([
        "We might consider an index in the app.", "Maybe an index in the app would help.", "We could use an index, perhaps.",
        "Perhaps an index is worth a try."])
    path, text = record(draw, decision=sentence)
    return draw.planting(sentence).new(path, marked(text, sentence[:12]))


@breaks("adr-links", "record: a link to nowhere", beside=("decision-link",))
def links(draw):
    target = draw.choice(["ADR-009-nothing.md", "../nothing.md", "./images/none.png"])
    path, text = record(draw, decision=f"We keep an index, see [the measurements]({target}).")
    return draw.planting(target).new(path, marked(text, "We keep an index, see"))




@resembles("adr-sections", "record: whole")
def whole(draw):
    path, text = record(draw)
    return draw.planting("whole").new(path, text)
