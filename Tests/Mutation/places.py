"""Where a Swift file can be made wrong by one change, and what it says instead.

A place is only taken where a look at a few tokens is certain; what does not compile is left out later.
"""

import re
from dataclasses import dataclass

#: In the order they are printed. `name`, an entry of a list of names, is only planted when asked for.
KINDS = [
    "and", "or", "equal", "unequal", "less", "most", "more", "least", "not", "guard", "if", "where", "literal",
    "one", "end", "extreme", "empty", "contains", "leave", "name",
]
SWAPPED = {
    "&&": ("and", "||"), "||": ("or", "&&"), "==": ("equal", "!="), "!=": ("unequal", "=="), "<": ("less", "<="),
    "<=": ("most", "<"), ">": ("more", ">="), ">=": ("least", ">"),
}
OTHER_END = {"first": "last", "last": "first", "min": "max", "max": "min"}
DECLARING = {
    "func", "extension", "struct", "protocol", "class", "enum", "init", "typealias", "subscript", "associatedtype",
}
#: What a condition may begin with that is not a value of type Bool.
BINDING = {"let", "var", "case", "try", "await", "_", "if", "switch"}
PAIRS = {")": "(", "]": "[", "}": "{"}

TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<comment>//[^\n]*)|(?P<word>[A-Za-z_$][A-Za-z_0-9]*|`[^`]+`)"
    r"|(?P<number>[0-9][0-9A-Za-z_]*(?:\.[0-9]+)?)|(?P<operator>[-+*/%=<>!&|^~?.]+)|(?P<sign>[^\s])")


@dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int

    @property
    def end(self):
        return self.start + len(self.text)


@dataclass(frozen=True)
class Place:
    """One fault that can be planted: `before` is at `offset` and is rewritten."""

    path: str
    line: int
    kind: str
    offset: int
    before: str
    source: str
    change: str
    #: The how manieth of its kind in the line.
    nth: int

    @property
    def key(self):
        """By which it is known when lines have moved."""
        return f"{self.path}\t{self.kind}{'' if self.nth == 1 else f' {self.nth}'}\t{self.source}"


def string_end(text, start):
    """The offset after the string literal that begins at `start`, interpolations and all."""
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    quotes = '"""' if text.startswith('"""', start + hashes) else '"'
    close = quotes + "#" * hashes
    escape = "\\" + "#" * hashes
    index = start + hashes + len(quotes)
    while index < len(text):
        if text.startswith(close, index):
            return index + len(close)
        if text.startswith(escape + "(", index):
            index = interpolation_end(text, index + len(escape))
        elif text.startswith(escape, index):
            index += len(escape) + 1
        else:
            index += 1
    return index


def interpolation_end(text, start):
    depth = 0
    index = start
    while index < len(text):
        if text[index] == '"':
            index = string_end(text, index)
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            return index
    return index


def tokens(text):
    """Without space, comments and lines such as `#if`; a string is one token."""
    found = []
    index = 0
    while index < len(text):
        if text[index] == '"' or re.match(r'#+"', text[index:index + 8]):
            end = string_end(text, index)
            found.append(Token("string", text[index:end], index))
            index = end
            continue
        if text.startswith("/*", index):
            index = comment_end(text, index)
            continue
        if re.compile(r"#(if|elseif|else|endif|sourceLocation)\b").match(text, index):
            index = text.find("\n", index) % (len(text) + 1)
            continue
        match = TOKEN.match(text, index)
        if match.lastgroup == "operator" and "//" in match.group():
            match = TOKEN.match(text[:index + match.group().index("//")], index)
        if match.lastgroup not in ("space", "comment"):
            found.append(Token(match.lastgroup, match.group(), index))
        index = match.end()
    return found


def comment_end(text, start):
    depth = 0
    index = start
    while index < len(text):
        if text.startswith("/*", index):
            depth, index = depth + 1, index + 2
        elif text.startswith("*/", index):
            depth, index = depth - 1, index + 2
            if depth == 0:
                break
        else:
            index += 1
    return index


class Reader:
    """The places of one file."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.tokens = tokens(text)
        self.places = []
        self.partner = self.partners()

    def partners(self):
        partner, open_brackets = {}, []
        for index, token in enumerate(self.tokens):
            if token.text in PAIRS.values():
                open_brackets.append(index)
            elif token.text in PAIRS and open_brackets:
                partner[index] = open_brackets.pop()
                partner[partner[index]] = index
        return partner

    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def spaced(self, token):
        around = self.text[token.start - 1:token.start] + self.text[token.end:token.end + 1]
        return len(around) == 2 and around.isspace()

    def add(self, kind, index, change, before=None):
        token = self.tokens[index]
        line = self.text.count("\n", 0, token.start) + 1
        source = " ".join(self.text.split("\n")[line - 1].split())
        before = token.text if before is None else before
        nth = 1 + sum(place.line == line and place.kind == kind for place in self.places)
        self.places.append(Place(self.path, line, kind, token.start, before, source, change, nth))

    def read(self):
        for index, token in enumerate(self.tokens):
            if token.kind == "operator":
                self.operator(index, token)
            elif token.kind == "word":
                self.keyword(index, token)
                self.member(index, token)
            elif token.kind == "string":
                self.entry(index)
            # `!` before a bracket, a word or a point is read together with neither.
        return self.places

    def operator(self, index, token):
        after = self.word(index + 1)
        if token.text in SWAPPED and self.spaced(token) and self.word(index - 1) != "func" and after not in (")", ","):
            kind, other = SWAPPED[token.text]
            self.add(kind, index, f"`{other}` for `{token.text}`")
        elif token.text in ("+", "-") and self.spaced(token) and after == "1":
            self.add("one", index, f"without `{token.text} 1`")
        elif token.text == "!" and not self.text[token.end].isspace():
            before = self.text[token.start - 1]
            if before.isspace() or before in "([{,:":
                self.add("not", index, "without `!`")

    def keyword(self, index, token):
        if self.word(index - 1) == "." or self.word(index + 1) == ":":
            return
        if token.text in ("guard", "if"):
            for start in self.conditions(index):
                self.add(token.text, start, f"the condition of `{token.text}` turned round", before="")
        elif token.text == "where" and self.is_condition(index) and self.word(index + 1) not in BINDING:
            self.add("where", index + 1, "the condition of `where` turned round", before="")
        elif token.text in ("true", "false"):
            self.add("literal", index, f"`{'false' if token.text == 'true' else 'true'}` for `{token.text}`")
        elif token.text in ("continue", "return") and self.leaves(index):
            self.add("leave", index, f"without `{token.text}`")

    def conditions(self, index):
        """Where the conditions of an `if` or `guard` begin that are values."""
        starts, at = [], index + 1
        begins = True
        while at < len(self.tokens):
            word = self.word(at)
            if begins and word not in BINDING and word != "#":
                starts.append(at)
            begins = word == ","
            if word in ("{", "else", "}", ")"):
                return starts
            at = self.partner.get(at, at) + 1 if word in ("(", "[") else at + 1
        return []

    def is_condition(self, index):
        """Whether a `where` filters values rather than types."""
        at = index - 1
        while at >= 0:
            word = self.word(at)
            if word in ("for", "case", "catch"):
                return True
            if word in DECLARING or word in ("{", ";", "("):
                return False
            at = self.partner.get(at, at) - 1 if word in (")", "]", "}") else at - 1
        return False

    def leaves(self, index):
        """Whether a `continue` or bare `return` is where code may go on."""
        after = self.tokens[index + 1] if index + 1 < len(self.tokens) else None
        if after is None or (after.text != "}" and "\n" not in self.text[self.tokens[index].end:after.start]):
            return False
        at = index - 1
        while at >= 0 and self.word(at) != "{":
            at = self.partner.get(at, at) - 1 if self.word(at) in (")", "]", "}") else at - 1
        return self.word(at - 1) != "else"

    def member(self, index, token):
        before = self.word(index - 1)
        reached = before in (".", "?.", "!.")
        after = self.text[token.end:token.end + 1]
        if reached and token.text in ("first", "last"):
            if after not in "({" and self.word(index + 1) not in ("{", "="):
                self.add("end", index, f"`.{OTHER_END[token.text]}` for `.{token.text}`")
            elif self.text.startswith("(where:", token.end):
                self.add("end", index, f"`.{OTHER_END[token.text]}` for `.{token.text}`")
        elif reached and token.text == "isEmpty" and after != "(":
            self.add("empty", index, "`!isEmpty` for `isEmpty`")
        elif reached and token.text == "contains" and after == "(":
            self.add("contains", index, "`!contains` for `contains`")
        elif token.text in ("min", "max") and after == "(" and not reached and before != "func":
            self.add("extreme", index, f"`{OTHER_END[token.text]}` for `{token.text}`")

    def entry(self, index):
        token = self.tokens[index]
        if '"""' in token.text or "\\" in token.text:
            return
        before, after = self.word(index - 1), self.word(index + 1)
        if before in ("[", ",") and after in (",", "]", ":") and self.within_list(index):
            self.add("name", index, f"without {token.text}")

    def within_list(self, index):
        at = index - 1
        while at >= 0:
            word = self.word(at)
            if word in ("(", "{"):
                return False
            if word == "[":
                return True
            at = self.partner.get(at, at) - 1 if word in (")", "]", "}") else at - 1
        return False


def places(path, text):
    return Reader(path, text).read()
