"""What the compiler needs to know of a platform: the headers of its C library and Swift's standard library for it."""

import dataclasses
import json
import pathlib
import re
import shutil
import subprocess

HOME = pathlib.Path(__file__).resolve().parent

#: Modules of the toolchain that our code uses, or that these use.
MODULES = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "_RegexParser", "Testing"]

#: Folders of headers, later ones on top of earlier ones.
HEADERS = {
    "Darwin": ["any-darwin-any"],
    "Musl": ["any-linux-any", "{linux}-linux-any", "generic-musl", "{processor}-linux-musl"],
}
#: What the kernel's headers call a processor.
LINUX = {"x86_64": "x86", "aarch64": "aarch64"}


@dataclasses.dataclass(frozen=True)
class Platform:
    triple: str
    #: The module of its C library.
    library: str

    @property
    def processor(self):
        return self.triple.split("-")[0]

    @property
    def name(self):
        """The triple as files of modules have it: without a version."""
        return re.sub(r"(mac|i|xr)os(?:x?)[\d.]+", r"\1os", self.triple)


class Unusable(Exception):
    """The headers or the toolchain are others than those that this was made for."""


class Kit:
    """What the compiler is called with for a platform, in a folder of its own."""

    def __init__(self, platform, includes, folder):
        """`includes` are the folders of C headers by platform."""
        self.platform, self.includes = platform, includes
        self.system = folder / "system"
        #: Where compiled modules are, and are put.
        self.modules = folder / "modules"
        self.toolchain = resources()
        self.flags = [
            "-target", platform.triple, "-sdk", self.system, "-resource-dir", self.swift, "-I", self.modules,
            "-module-cache-path", folder / "cache", "-plugin-path", self.toolchain / "host" / "plugins",
            "-disable-objc-interop",
        ]

    @property
    def swift(self):
        return self.system / "usr" / "lib" / "swift"

    def make(self):
        headers = self.system / "usr" / "include"
        for name in HEADERS[self.platform.library]:
            source = self.includes / name.format(
                linux=LINUX.get(self.platform.processor), processor=self.platform.processor)
            shutil.copytree(source, headers, dirs_exist_ok=True)
        shutil.copy(HOME / f"{self.platform.library}.modulemap", headers / "module.modulemap")
        # Headers of the compiler itself, which it looks for beside the standard library of the platform.
        self.swift.mkdir(parents=True)
        for name in ("clang", "shims"):
            (self.swift / name).symlink_to(self.toolchain / name)
        for name in MODULES:
            self.retarget(name)
        library = self.platform.library
        outcome = subprocess.run(
            ["swiftc", "-frontend", "-emit-module", "-o", self.modules / f"{library}.swiftmodule", "-module-name", library,
             "-import-underlying-module", "-parse-as-library", HOME / "CLibrary.swift", *self.flags],
            capture_output=True, text=True)
        if outcome.returncode:
            raise Unusable(outcome.stderr[:1000])

    def retarget(self, name):
        """Writes the interface of a module of the toolchain as if it were for the platform.

        What it says of Apple's systems stays. What is in it about this machine only is taken out.
        """
        source = next((self.toolchain / "linux" / f"{name}.swiftmodule").glob("*-linux-gnu.swiftinterface"))
        text = re.sub(
            r"-target \S+", f"-target {self.platform.triple} -disable-availability-checking", source.read_text())
        if "-xros" in self.platform.triple:
            text = re.sub(r"^(?!.*visionOS)(.*\biOS )(\d+)\.(\d+)", vision, text, flags=re.MULTILINE)
        # A body that is there for older systems is compiled for them, with what they lack.
        text = re.sub(r"@backDeployed\([^)]*\) ?", "", text)
        # Functions of C for a type that Intel's processors have and others do not.
        text = re.sub(r"self = _stdlib_(remainder|squareRoot)l\([^)]*\)", "self = 0", text)
        folder = self.modules / f"{name}.swiftmodule"
        folder.mkdir(parents=True)
        (folder / f"{self.platform.name}.swiftinterface").write_text(text)


def platforms(oldest):
    """By name; `oldest` are the oldest systems by what Package.swift calls them."""
    return {
        "macos-arm64": Platform(f"arm64-apple-macosx{oldest['macos']}", "Darwin"),
        "macos-x86_64": Platform(f"x86_64-apple-macosx{oldest['macos']}", "Darwin"),
        "ios-simulator": Platform(f"arm64-apple-ios{oldest['ios']}-simulator", "Darwin"),
        "catalyst": Platform(f"arm64-apple-ios{oldest['maccatalyst']}-macabi", "Darwin"),
        "visionos-simulator": Platform(f"arm64-apple-xros{oldest['visionos']}-simulator", "Darwin"),
        "linux-musl-x86_64": Platform("x86_64-unknown-linux-musl", "Musl"),
        "linux-musl-aarch64": Platform("aarch64-unknown-linux-musl", "Musl"),
    }


def resources():
    told = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True, text=True).stdout
    return pathlib.Path(json.loads(told)["paths"]["runtimeResourcePath"])


def vision(found):
    """The version of visionOS that came with one of iOS: for what tells none, Apple's SDK has a table."""
    before, major, minor = found[1], int(found[2]), found[3]
    version = "1.0" if major < 17 else f"{major - 16 if major < 26 else major}.{minor}"
    return f"{before}{major}.{minor}, visionOS {version}"
