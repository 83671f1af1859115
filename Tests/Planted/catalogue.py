"""The kinds of breaks and look-alikes; each is a function that draws a planting for a codebase."""

import dataclasses


@dataclasses.dataclass
class Kind:
    name: str
    rule: str
    #: Rules that may say the same break at its place as well, or in its place.
    alternatives: set
    #: Rules that may speak at the planted lines beside.
    beside: set
    #: Rules that may speak anywhere, such as of the cycle that an edge closes.
    anywhere: set
    draw: object

    @property
    def is_of_all(self):
        """Whether one break is told only once in a codebase, so that all of it has to be clean."""
        return self.rule == "dependency-cycle"


#: Instead of one rule.
EVERY_RULE = "every rule"
BREAKS = {}
LOOK_ALIKES = {}


def breaks(rule, name, alternatives=(), beside=(), anywhere=("dependency-cycle",)):
    def noted(function):
        assert name not in BREAKS, name
        BREAKS[name] = Kind(name, rule, set(alternatives), set(beside), set(anywhere), function)
        return function

    return noted


def resembles(rule, name):
    """Correct code that looks like the break of a rule; nothing at all may speak of it."""
    def noted(function):
        assert name not in LOOK_ALIKES, name
        LOOK_ALIKES[name] = Kind(name, rule, set(), set(), set(), function)
        return function

    return noted
