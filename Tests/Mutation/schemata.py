"""Writes faults into a copy of the package, all of them at once, so that it is built only once.

Each place calls something of its own that does what it did, unless the environment says that this fault is active.
An operator is replaced by an operator of its own with the same precedence, so that nobody has to know where its
operands begin and end. The condition of an `if` gets an operator below all others, with nothing to its left.
No line moves, so what the compiler says about a line is about the fault in it.
"""

ENVIRONMENT = "ARCHCHECK_FAULT"
#: One in each target that has faults.
FILE = "PlantedFaults.swift"
OPERANDS = {"and": "LogicalConjunction", "or": "LogicalDisjunction", "one": "Addition"}
COMPARISONS = ("equal", "unequal", "less", "most", "more", "least")
OTHER = {
    "and": "||", "or": "&&", "equal": "!=", "unequal": "==", "less": "<=", "most": "<", "more": ">=", "least": ">",
}
OTHER_END = {"first": "last", "last": "first", "min": "max", "max": "min"}


def operator(number):
    """Signs that Swift takes for an operator and that nobody writes."""
    return "⊛" + chr(0x2801 + number // 200) + chr(0x2801 + number % 200)


def replacement(place, number):
    """What is in the file instead of `place.before`."""
    if place.kind in OPERANDS or place.kind in COMPARISONS:
        return operator(number)
    if place.kind == "not":
        return operator(number)
    if place.kind == "literal":
        return operator(number) + place.before
    if place.kind in ("guard", "if", "where"):
        return f"0 {operator(number)} "
    if place.kind in ("end", "extreme", "empty", "contains"):
        return f"planted{number}"
    if place.kind == "leave":
        return f"if !isPlanted({number}) {{ {place.before} }}"
    return f"plantedName({number}, {place.before})"


def infix(number, precedence, signature, fault, sound):
    return (
        f"infix operator {operator(number)}: {precedence}Precedence\n"
        f"package func {operator(number)} {signature} {{ isPlanted({number}) ? {fault} : {sound} }}")


def prefix(number, fault, sound):
    return (
        f"prefix operator {operator(number)}\n"
        f"package prefix func {operator(number)} (value: Bool) -> Bool {{ isPlanted({number}) ? {fault} : {sound} }}")


def definition(place, number, text):
    """What `replacement` calls."""
    kind, name = place.kind, f"planted{number}"
    if kind in ("and", "or"):
        return infix(
            number, OPERANDS[kind], "(left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool",
            f"try left {OTHER[kind]} right()", f"try left {place.before} right()").replace("{ is", "{ try is")
    if kind == "one":
        return infix(
            number, "Addition", "<T: AdditiveArithmetic>(left: T, right: T) -> T", "left", f"left {place.before} right")
    if kind in ("equal", "unequal"):
        if text[place.offset + len(place.before):].lstrip().startswith("nil"):
            signature = "<T>(left: T?, right: _OptionalNilComparisonType) -> Bool"
        else:
            signature = "<T: Equatable>(left: T, right: T) -> Bool"
        return infix(number, "Comparison", signature, f"left {OTHER[kind]} right", f"left {place.before} right")
    if kind in COMPARISONS:
        return infix(
            number, "Comparison", "<T: Comparable>(left: T, right: T) -> Bool", f"left {OTHER[kind]} right",
            f"left {place.before} right")
    if kind in ("guard", "if", "where"):
        return infix(number, "Fault", "(left: Int, right: Bool) -> Bool", "!right", "right")
    if kind == "not":
        return prefix(number, "value", "!value")
    if kind == "literal":
        return prefix(number, "!value", "value")
    if kind == "end":
        other = OTHER_END[place.before]
        return (
            f"extension BidirectionalCollection {{\n"
            f"  package var {name}: Element? {{ isPlanted({number}) ? {other} : {place.before} }}\n"
            f"  package func {name}(where isWanted: (Element) throws -> Bool) rethrows -> Element? {{\n"
            f"    isPlanted({number}) ? try {other}(where: isWanted) : try {place.before}(where: isWanted)\n  }}\n}}")
    if kind == "empty":
        return f"extension Collection {{ package var {name}: Bool {{ isPlanted({number}) != isEmpty }} }}"
    if kind == "contains":
        return (
            f"extension Sequence {{\n"
            f"  package func {name}(where isWanted: (Element) throws -> Bool) rethrows -> Bool {{\n"
            f"    try isPlanted({number}) != contains(where: isWanted)\n  }}\n}}\n"
            f"extension Sequence where Element: Equatable {{\n"
            f"  package func {name}(_ element: Element) -> Bool {{ isPlanted({number}) != contains(element) }}\n}}")
    if kind == "extreme":
        return (
            f"package func {name}<T: Comparable>(_ left: T, _ right: T) -> T {{\n"
            f"  isPlanted({number}) ? {OTHER_END[place.before]}(left, right) : {place.before}(left, right)\n}}")
    return ""


PRELUDE = f"""
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

precedencegroup FaultPrecedence {{ higherThan: AssignmentPrecedence lowerThan: TernaryPrecedence }}

package let activeFault = getenv("{ENVIRONMENT}").flatMap {{ Int(String(cString: $0)) }} ?? -1
package func isPlanted(_ number: Int) -> Bool {{ activeFault == number }}
/// An entry of a list that nothing is called.
package func plantedName(_ number: Int, _ name: String) -> String {{ isPlanted(number) ? "\\u{{1}}\\(number)" : name }}
"""


def rewritten(text, numbered):
    """The text of a file with its faults, given as pairs of place and number."""
    # From the end, so that no offset moves; what a token becomes goes before what is put in front of it.
    for place, number in sorted(numbered, key=lambda pair: (pair[0].offset, len(pair[0].before)), reverse=True):
        rest = text[place.offset + len(place.before):]
        text = text[:place.offset] + replacement(place, number) + rest
    return text
