"""The table of what was planted and found, on the terminal and in `docs/planted.md`."""

import collections
import pathlib

HOME = pathlib.Path(__file__).resolve().parent
LEAST_OF_ALL = 98
LEAST_OF_A_KIND = 95
#: Of all that was planted.
MOST_ELSEWHERE = 0.5
#: A kind that was planted less often says little in percent.
ENOUGH = 10


def told(outcome):
    """One planting that failed, for people."""
    if outcome.is_break and not outcome.found:
        what = "MISSED"
    else:
        what = "ELSEWHERE" if outcome.is_break else "FALSE ALARM"
    lines = [
        f"--- {what} {outcome.kind.rule} · {outcome.kind.name} · number {outcome.number} · "
        f"{outcome.planting.codebase.name} · {outcome.planting.spelling}", outcome.planting.shown()]
    for sign, findings in (("found", outcome.found), ("new", outcome.extra), ("gone", outcome.gone)):
        lines += [f"  {sign}: {each['path']}:{each['line']} {each['rule']}: {each['message']}" for each in findings]
    return "\n".join(lines)


def explained():
    """The kinds whose misses or false alarms have a reason that is written down."""
    file = HOME / "explained.txt"
    lines = file.read_text().splitlines() if file.is_file() else []
    return dict(line.split("\t", 1) for line in lines if line and not line.startswith("#"))


def share(part, whole):
    return 100 * part / whole if whole else 100.0


def rows(outcomes, kinds):
    by_kind = collections.defaultdict(list)
    for outcome in outcomes:
        by_kind[outcome.kind.name, outcome.is_break].append(outcome)
    names = {(kind.rule, kind.name) for kind in kinds}
    result = []
    for rule, name in sorted(names):
        breaks, alike = by_kind[name, True], by_kind[name, False]
        if breaks or alike:
            result.append((
                rule, name, len(breaks), sum(bool(each.found) for each in breaks),
                sum(bool(each.extra or each.gone) for each in breaks), len(alike),
                sum(not each.is_right for each in alike)))
    return result


def table(found):
    lines = ["| rule | kind | planted | found | recall | elsewhere | look-alikes | reported |",
             "|---|---|---:|---:|---:|---:|---:|---:|"]

    def line(rule, name, planted, right, elsewhere, alike, reported):
        recall = f"{share(right, planted):.1f} %" if planted else ""
        breaks = [f"{planted:,}", f"{right:,}", recall, str(elsewhere)] if planted else [""] * 4
        likes = [f"{alike:,}", str(reported)] if alike else [""] * 2
        return "| " + " | ".join([rule, name, *breaks, *likes]) + " |"

    lines += [line(*row) for row in found]
    totals = [sum(row[column] for row in found) for column in range(2, 7)]
    return lines + [line("all", "", *totals)], totals


def of_all(found, reasons):
    """What was planted and found of the kinds that are to be found."""
    judged = [row for row in found if row[1] not in reasons]
    return sum(row[2] for row in judged), sum(row[3] for row in judged)


def problems_in(found, reasons):
    problems = []
    planted, right = of_all(found, reasons)
    elsewhere = sum(row[4] for row in found)
    if share(right, planted) < LEAST_OF_ALL:
        problems.append(f"less than {LEAST_OF_ALL} % were found")
    if share(elsewhere, planted) > MOST_ELSEWHERE and planted >= ENOUGH:
        problems.append(f"more than {MOST_ELSEWHERE} % changed something elsewhere")
    for _, name, planted, right, _, _, reported in found:
        if name in reasons:
            continue
        if planted >= ENOUGH and share(right, planted) < LEAST_OF_A_KIND:
            problems.append(f"less than {LEAST_OF_A_KIND} % were found of '{name}'")
        if reported:
            problems.append(f"the look-alike '{name}' was reported")
    return problems


def write(outcomes, without, bases, options, kinds):
    found = rows(outcomes, kinds)
    lines, totals = table(found)
    reasons = explained()
    print("\n".join(lines))
    for name, count in sorted(without.items()):
        print(f"no place for '{name}' {count} times")
    planted = [name for _, name, *_ in found]
    spellings = len({(each.kind.name, each.planting.spelling) for each in outcomes})
    summary = (
        f"{totals[0]:,} breaks of {sum(1 for row in found if row[2])} kinds and {totals[3]:,} look-alikes of "
        f"{sum(1 for row in found if row[5])} kinds, in {spellings:,} spellings, planted into "
        f"{len({each.planting.codebase.name for each in outcomes})} codebases with seed {options.seed}: "
        f"{share(totals[1], totals[0]):.1f} % found, {totals[2]} changed something elsewhere, {totals[4]} look-alikes reported.")
    if any(name in reasons for name in planted):
        judged, right = of_all(found, reasons)
        summary += f" Without the kinds explained below, {right:,} of {judged:,} were found: {share(right, judged):.1f} %."
    print("\n" + summary)
    if options.markdown:
        text = (HOME / "planted.md.in").read_text()
        why = "\n".join(f"- **{name}:** {reason}" for name, reason in sorted(reasons.items()) if name in planted)
        why = why or "Nothing at present: every kind that is planted is found."
        names = ", ".join(base.name for base in bases)
        for mark, value in (("SUMMARY", summary), ("TABLE", "\n".join(lines)), ("REASONS", why), ("CODEBASES", names)):
            text = text.replace(f"<!-- {mark} -->", value)
        (HOME.parent.parent / "docs" / "planted.md").write_text(text)
    return problems_in(found, reasons)
