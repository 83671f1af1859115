"""Which tests run for a fault, and whether they notice it.

The built tests are started directly: `swift test` would let one run wait for the other, and cannot stop at the first
failure. The tests that go with a folder come in stages, the quickest and likeliest first.
"""

import os
import pathlib
import re
import subprocess
import tempfile
import threading
import time

from schemata import ENVIRONMENT

#: What takes long and is about size, damage, or this repository's own sources, which are not ours in the copy.
LEFT_OUT = (
    "LargeInputTests|HostileInputTests|FuzzTests|NestingTests|RepositoryTests|NamesOutsideTests|KnowledgeTableTests"
    "|RulePageTests")
MODEL, RULES = r"^ArchModelTests\.", r"^ArchRulesTests\."
MARKS = r"^ArchRulesTests\.FixtureTests/.*every mark has its finding"
KEYS = r"^ArchRulesTests\.FixtureTests/.*(is known by what its keys say|says what is recorded)"
OTHER_RULES = r"^ArchRulesTests\.(?!FixtureTests(/|$))"
#: The fixtures with comments, strings and other line ends around them.
DISGUISED = (
    r"^ArchRulesTests\.FixtureTests/.*"
    r"(in a block comment|in a raw string|change no line|shifts a finding|around every line)")
ADOPTION, DECISIONS = r"^ArchAdoptionTests\.", r"^ArchDecisionsTests\."
REPORTS, COMMAND = r"^ArchReportsTests\.", r"^ArchCommandTests\."
#: What a change makes weaker is tested on repositories, and slowly; only faults in what compares wait for it.
WEAKER, NEUTRAL, JUDGED, HIDDEN = (
    rf"^ArchCommandTests\.{suite}/" for suite in (
        "LooseningTests", "NeutralEditTests", "JudgeByBaseTests", "HiddenChangeTests"))
QUICK_COMMAND = r"^ArchCommandTests\.(?!(LooseningTests|NeutralEditTests|JudgeByBaseTests|HiddenChangeTests)(/|$))"

#: By the longest beginning of the path.
STAGES = {
    "Sources/ArchRules": [MARKS, KEYS, MODEL, OTHER_RULES, ADOPTION, DISGUISED, REPORTS, QUICK_COMMAND],
    "Sources/ArchModel": [MODEL, MARKS, KEYS, OTHER_RULES, ADOPTION, DISGUISED, REPORTS, QUICK_COMMAND],
    "Sources/ArchConfig": [MODEL, MARKS, KEYS, OTHER_RULES, ADOPTION, DISGUISED, REPORTS, QUICK_COMMAND],
    "Sources/ArchProposal": [MODEL, QUICK_COMMAND],
    "Sources/ArchAdoption": [ADOPTION, REPORTS, QUICK_COMMAND],
    "Sources/ArchAdoption/Loosening": [ADOPTION, WEAKER, NEUTRAL, JUDGED, HIDDEN],
    "Sources/ArchDecisions": [DECISIONS, OTHER_RULES, QUICK_COMMAND],
    "Sources/ArchReports": [REPORTS, COMMAND],
    "Sources/ArchCommand": [COMMAND],
    "Sources/ArchSystem": [COMMAND],
}
#: Where faults are planted unless told otherwise.
FOLDERS = [
    "Sources/ArchRules", "Sources/ArchModel", "Sources/ArchConfig", "Sources/ArchProposal", "Sources/ArchAdoption",
    "Sources/ArchDecisions",
]

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
FAILED = re.compile(r"^\S+ Test (.*?) (?:recorded an issue|failed after)")
TIMES_AS_LONG = 5
SECONDS_AT_LEAST = 20
#: Each test and each of its cases prints a line when it begins; one that goes on for so long hangs.
SECONDS_OF_SILENCE = 60
SECONDS_WITHOUT_FAULT = 1200
#: In memory where that is a folder: thousands of small repositories are made and thrown away.
MEMORY = pathlib.Path("/dev/shm")


def folder_of(path):
    return "/".join(path.split("/")[:2])


def stages_of(path):
    return STAGES[max((start for start in STAGES if path.startswith(start + "/")), key=len)]


class Tests:
    def __init__(self, package, jobs):
        self.package = package
        self.program = package / ".build" / "debug" / "archcheckPackageTests.xctest"
        self.limits = {}
        self.jobs = jobs
        # One for each stage: while one is measured, faults that need another go on.
        self.locks = {stage: threading.Lock() for stages in STAGES.values() for stage in stages}

    def limit(self, stage):
        """How long a stage may take. It is run once without a fault: what fails then says nothing about any."""
        with self.locks[stage]:
            if stage not in self.limits:
                started = time.monotonic()
                if failure := self.failure(stage, None, SECONDS_WITHOUT_FAULT):
                    raise SystemExit(f"without any fault, {stage} says: {failure}")
                seconds = time.monotonic() - started
                self.limits[stage] = max(SECONDS_AT_LEAST, TIMES_AS_LONG * self.jobs * seconds)
                print(f"  {seconds:5.1f} s  {stage}", flush=True)
            return self.limits[stage]

    def notice(self, path, number):
        """What noticed the fault; None when all the tests passed."""
        for stage in stages_of(path):
            if failure := self.failure(stage, number, self.limit(stage)):
                return failure
        return None

    def failure(self, stage, number, seconds):
        environment = dict(os.environ)
        environment.pop(ENVIRONMENT, None)
        # A fault that crashes is noticed; to find out where takes longer than all of its tests.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if number is not None:
            environment[ENVIRONMENT] = str(number)
        # What a test that is stopped leaves there goes with it.
        with tempfile.TemporaryDirectory(
                prefix="archcheck-faults-", dir=MEMORY if MEMORY.is_dir() else None,
                ignore_cleanup_errors=True) as scratch:
            environment["TMPDIR"] = scratch
            return self.first_failure(stage, environment, seconds)

    def first_failure(self, stage, environment, seconds):
        process = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--no-parallel", "--filter", stage, "--skip",
             LEFT_OUT],
            cwd=self.package, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace")
        started = heard = time.monotonic()
        finished, hung = threading.Event(), threading.Event()

        def watch():
            while not finished.wait(1):
                now = time.monotonic()
                if now - started > seconds or now - heard > SECONDS_OF_SILENCE:
                    hung.set()
                    process.kill()
                    return

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            said, last = None, ""
            for line in process.stdout:
                heard = time.monotonic()
                line = COLOUR.sub("", line)
                last = line.strip() or last
                if match := FAILED.match(line):
                    said = match.group(1)
                    process.kill()
                    break
            process.stdout.close()
            code = process.wait()
        finally:
            finished.set()
            watcher.join()
        if said:
            return said
        if hung.is_set():
            return f"hangs in {stage}"
        return None if code == 0 else f"exit {code}: {last}"
