"""archcheck lsp in Neovim, set up by the lines of docs/editors.md.

    Tests/Editor/neovim.py NVIM ARCHCHECK
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
page = here.parent.parent / "docs" / "editors.md"
shop = {
    "Domain/Total.swift": "struct Total { let view: CartView }\n",
    "UI/CartView.swift": "struct CartView {}\n",
    "architecture.json":
        '{ "layers": { "domain": { "files": "Domain/**", "mayUse": [] }, "ui": { "files": "UI/**" } },\n'
        '  "rules": { "layer-dependencies": "error" } }\n',
}


def main():
    nvim, archcheck = (os.path.abspath(path) for path in sys.argv[1:3])
    lines = re.search(r"```lua\n(.*?)```", page.read_text(), re.DOTALL)
    if not lines:
        sys.exit("Tests/Editor: docs/editors.md has no lines for Neovim")
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch).resolve()
        for name, text in shop.items():
            path = scratch / "shop" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        (scratch / "bin").mkdir()
        (scratch / "bin" / "archcheck").symlink_to(archcheck)
        (scratch / "init.lua").write_text(lines[1])
        environment = {
            "PATH": f"{scratch / 'bin'}:{os.environ['PATH']}", "HOME": str(scratch), "LANG": "C.UTF-8"}
        done = subprocess.run(
            [nvim, "--headless", "-n", "-u", scratch / "init.lua", "-S", here / "neovim.lua"],
            cwd=scratch / "shop", env=environment, timeout=300, stdin=subprocess.DEVNULL,
            capture_output=True, text=True)
        if done.returncode or "Error" in done.stderr:
            sys.exit(done.stderr or f"Tests/Editor: Neovim ended with {done.returncode}")
    print("Tests/Editor: Neovim is served with the lines of docs/editors.md")


main()
