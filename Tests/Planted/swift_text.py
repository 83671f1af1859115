"""As much of Swift's text as planting needs: what is code, and where a body begins and ends.

It is written apart from archcheck's scanner, so that a mistake there does not choose the places that it is tested at.
"""

import re

SPACE = re.compile(r"[^\n]")


def masked(text):
    """The text with comments and string literals blanked, each character in its place."""
    out, at, end = [], 0, len(text)
    while at < end:
        if text.startswith("//", at):
            stop = text.find("\n", at)
            stop = end if stop < 0 else stop
        elif text.startswith("/*", at):
            stop = comment_end(text, at)
        elif text[at] == '"' or text[at] == "#" and re.match(r'#+"', text[at:at + 8]):
            stop = literal_end(text, at)
        else:
            out.append(text[at])
            at += 1
            continue
        out.append(SPACE.sub(" ", text[at:stop]))
        at = stop
    return "".join(out)


def comment_end(text, at):
    depth = 0
    for match in re.finditer(r"/\*|\*/", text[at:]):
        depth += 1 if match[0] == "/*" else -1
        if depth == 0:
            return at + match.end()
    return len(text)


def literal_end(text, at):
    hashes = len(re.match(r"#*", text[at:])[0])
    quotes = '"""' if text.startswith('"""', at + hashes) else '"'
    closing = quotes + "#" * hashes
    escape = "\\" + "#" * hashes
    at += hashes + len(quotes)
    while at < len(text):
        if text.startswith(escape + "(", at):
            at = interpolation_end(text, at + len(escape))
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text.startswith(closing, at):
            return at + len(closing)
        elif text[at] == "\n" and quotes == '"':
            return at
        else:
            at += 1
    return len(text)


def interpolation_end(text, at):
    depth = 0
    while at < len(text):
        if text[at] == '"':
            at = literal_end(text, at)
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            return at
    return len(text)


def closing(code, at):
    """Where what opens at a bracket is closed again, in masked text; None where it is not."""
    depth = 0
    for place in range(at, len(code)):
        if code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place
    return None


def body(code, at):
    """The braces of the declaration whose name is at a place; None when it has none, as in a protocol."""
    while at < len(code):
        if code[at] in "([":
            at = closing(code, at)
            if at is None:
                return None
        elif code[at] == "{":
            stop = closing(code, at)
            return None if stop is None else (at, stop)
        elif code[at] in "};=":
            return None
        elif code[at] == "\n" and re.match(
                r"\s*(@\w+\s+)*((public|private|internal|fileprivate|open|static|final|mutating|lazy|override|weak|class|"
                r"nonisolated|package|convenience|required|indirect)(\(set\))?\s+)*"
                r"(func|var|let|init|struct|class|enum|extension|protocol|actor|case|deinit|subscript|typealias|associatedtype|#)\b",
                code[at + 1:at + 200]):
            return None
        at += 1
    return None


def conditional(code):
    """Ranges under `#if`: what stands there is in some builds only."""
    ranges, starts = [], []
    for match in re.finditer(r"^[ \t]*#(if|endif)\b", code, re.MULTILINE):
        if match[1] == "if":
            starts.append(match.start())
        elif starts:
            ranges.append((starts.pop(), match.end()))
    return ranges


def offset(text, line, column):
    """Of a place that archcheck tells: lines and columns begin with 1, columns are counted in UTF-8."""
    start = 0
    for _ in range(line - 1):
        start = text.find("\n", start) + 1
    stop = text.find("\n", start)
    row = text[start:len(text) if stop < 0 else stop]
    return start + len(row.encode()[:column - 1].decode(errors="ignore"))


def indent(text, at):
    """The white space that the line of a place begins with."""
    start = text.rfind("\n", 0, at) + 1
    return re.match(r"[ \t]*", text[start:])[0]
