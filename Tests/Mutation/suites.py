"""Which tests run for a fault, and whether they notice it.

The built tests are started directly: `swift test` would let one run wait for the other, and cannot stop at the first
failure. The tests that go with a folder come in stages, the quickest and likeliest first.
"""

import os
import pathlib
import re
import subprocess
import threading
import time

from schemata import ENVIRONMENT

#: What takes long and is about size, damage, or this repository's own sources, which are not ours in the copy.
LEFT_OUT = "LargeInputTests|HostileInputTests|FuzzTests|NestingTests|RepositoryTests|NamesOutsideTests|KnowledgeTableTests"
MODEL, RULES = r"^ArchModelTests\.", r"^ArchRulesTests\."
MARKS = r"^ArchRulesTests\.FixtureTests/.*every mark has its finding"
KEYS = r"^ArchRulesTests\.FixtureTests/.*(is known by what its keys say|says what is recorded)"
OTHER_RULES = r"^ArchRulesTests\.(?!FixtureTests/)"
ADOPTION, DECISIONS = r"^ArchAdoptionTests\.", r"^ArchDecisionsTests\."
REPORTS, COMMAND = r"^ArchReportsTests\.", r"^ArchCommandTests\."
#: What makes a config weaker is tested on repositories, and slowly.
LOOSENING = r"^ArchCommandTests\.(JudgeByBaseTests|LooseningTests|NeutralEditTests)/"

#: By the longest beginning of the path.
STAGES = {
    "Sources/ArchRules": [MARKS, KEYS, MODEL, OTHER_RULES, ADOPTION],
    "Sources/ArchModel": [MODEL, MARKS, KEYS, OTHER_RULES],
    "Sources/ArchConfig": [MODEL, MARKS, KEYS, OTHER_RULES, ADOPTION],
    "Sources/ArchProposal": [MODEL, COMMAND],
    "Sources/ArchAdoption": [ADOPTION, REPORTS],
    "Sources/ArchAdoption/Loosening": [ADOPTION, LOOSENING],
    "Sources/ArchDecisions": [DECISIONS, OTHER_RULES],
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
                if failure := self.failure(stage, None, 1200):
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
        process = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--no-parallel", "--filter", stage, "--skip",
             LEFT_OUT],
            cwd=self.package, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, errors="replace")
        hung = threading.Event()

        def stop():
            hung.set()
            process.kill()

        timer = threading.Timer(seconds, stop)
        timer.start()
        try:
            said, last = None, ""
            for line in process.stdout:
                line = COLOUR.sub("", line)
                last = line.strip() or last
                if match := FAILED.match(line):
                    said = match.group(1)
                    process.kill()
                    break
            process.stdout.close()
            code = process.wait()
        finally:
            timer.cancel()
        if said:
            return said
        if hung.is_set():
            return f"hangs in {stage}"
        return None if code == 0 else f"exit {code}: {last}"
