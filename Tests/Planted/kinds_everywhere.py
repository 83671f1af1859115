"""Every break again where it is none: in a comment, and in code that no user ever gets."""

from catalogue import BREAKS, EVERY_RULE, resembles
from planting import NoPlace

#: What these are about is comments, records, files as a whole or imports.
OTHERS = ("suppressions", "adr-", "unmapped-file", "feature-shape", "domain-imports")


def single(draw):
    """A planting of any kind that is one piece of code in a real file."""
    kind = draw.one(
        kind for kind in BREAKS.values()
        if kind.rule in draw.codebase.rules_on and not kind.rule.startswith(OTHERS) and "import" not in kind.name)
    planting = kind.draw(draw)
    pieces = [piece for piece in planting.inserted if not piece[3]]
    if len(pieces) != 1 or any(not given for _, _, given in planting.files):
        raise NoPlace
    planting.spelling = kind.name
    return planting


def changed(planting, change):
    planting.inserted = [
        piece if piece[3] else (piece[0], piece[1], change(piece[2]), piece[3]) for piece in planting.inserted]
    return planting


def around(before, after):
    """The code with something around it, on lines of their own."""
    def change(text):
        start, end = len(text) - len(text.lstrip("\n")), len(text.rstrip())
        return f"{text[:start]}{before}\n{text[start:end]}\n{after}{text[end:] or chr(10)}"

    return change


@resembles(EVERY_RULE, "everywhere: in a comment")
def comment(draw):
    planting = single(draw)
    if draw.random() < 0.5:
        return changed(planting, around("/*", "*/"))
    return changed(planting, lambda text: "\n".join(
        f"// {line}" if line.strip() else line for line in text.split("\n")) + "\n")


@resembles(EVERY_RULE, "everywhere: in debug code")
def debug(draw):
    return changed(single(draw), around("#if DEBUG", "#endif"))
