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
LEFT_OUT = "LargeInputTests|HostileInputTests|FuzzTests|NestingTests|RepositoryTests"
MODEL, RULES = r"^ArchModelTests\.", r"^ArchRulesTests\."
MARKS = r"^ArchRulesTests\.FixtureTests/.*every mark has its finding"
KEYS = r"^ArchRulesTests\.FixtureTests/.*is known by what its keys say"
OTHER_RULES = r"^ArchRulesTests\.(?!FixtureTests/)"
ADOPTION, DECISIONS = r"^ArchAdoptionTests\.", r"^ArchDecisionsTests\."
REPORTS, COMMAND = r"^ArchReportsTests\.", r"^ArchCommandTests\."
#: Those of the tests of the command that are about what is left of the findings.
LEFT_OVER = (
    r"^ArchCommandTests\.(Baseline|Suppression|Fence|HiddenChange|Review|NotJudged|Explain|Config|Example|ADR)")

STAGES = {
    "Sources/ArchRules": [MARKS, OTHER_RULES, KEYS, MODEL, LEFT_OVER],
    "Sources/ArchModel": [MODEL, MARKS, OTHER_RULES, KEYS, LEFT_OVER],
    "Sources/ArchAdoption": [ADOPTION, LEFT_OVER, REPORTS],
    "Sources/ArchDecisions": [DECISIONS, OTHER_RULES, LEFT_OVER],
    "Sources/ArchReports": [REPORTS, COMMAND],
    "Sources/ArchCommand": [COMMAND],
}
#: Where faults are planted unless told otherwise.
FOLDERS = ["Sources/ArchRules", "Sources/ArchModel", "Sources/ArchAdoption", "Sources/ArchDecisions"]

FAILED = re.compile(r"^. Test (.*?) (?:with \d+ test cases? )?recorded an issue|^. Test (.*?) failed after")
TIMES_AS_LONG = 5
SECONDS_AT_LEAST = 20


def folder_of(path):
    return "/".join(path.split("/")[:2])


class Tests:
    def __init__(self, package, jobs):
        self.package = package
        self.program = package / ".build" / "debug" / "archcheckPackageTests.xctest"
        self.limits = {}
        self.jobs = jobs
        self.lock = threading.Lock()

    def learn(self, folders):
        """Runs every stage without a fault: what fails then says nothing, and how long it takes is the measure."""
        for stage in dict.fromkeys(stage for folder in sorted(folders) for stage in STAGES[folder]):
            started = time.monotonic()
            failure = self.failure(stage, None, 600)
            if failure:
                raise SystemExit(f"without any fault, {stage} says: {failure}")
            seconds = time.monotonic() - started
            self.limits[stage] = max(SECONDS_AT_LEAST, TIMES_AS_LONG * self.jobs * seconds)
            print(f"  {seconds:5.1f} s  {stage}", flush=True)

    def notice(self, path, number):
        """What noticed the fault; None when all the tests passed."""
        for stage in STAGES[folder_of(path)]:
            if failure := self.failure(stage, number, self.limits[stage]):
                return failure
        return None

    def failure(self, stage, number, seconds):
        environment = dict(os.environ)
        environment.pop(ENVIRONMENT, None)
        if number is not None:
            environment[ENVIRONMENT] = str(number)
        process = subprocess.Popen(
            [self.program, "--testing-library", "swift-testing", "--filter", stage, "--skip", LEFT_OUT],
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
                last = line.strip() or last
                if match := FAILED.match(line):
                    said = match.group(1) or match.group(2)
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
