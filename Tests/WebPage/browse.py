"""The HTML report in a real browser: no error, nothing wider than the screen, nothing that axe calls serious, and how
long it takes to open, to search and to group.

    python3 Tests/WebPage/browse.py PAGE.html [FOLDER-FOR-PICTURES]

Needs the packages of requirements.txt from PyPI, and Debian's chromium.
"""

import pathlib
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

page = pathlib.Path(sys.argv[1]).resolve()
pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
# A phone and a laptop.
WIDTHS = [390, 1280]
# How long it takes until the count of what is shown is on the screen.
CHANGED = """([selector, value]) => new Promise(done => {
  const input = document.querySelector(selector), shown = document.getElementById("shown"), start = performance.now();
  const told = () => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
  new MutationObserver(told).observe(shown, { childList: true, characterData: true, subtree: true });
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
})"""


def look(browser, width, scheme):
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    tab = context.new_page()
    errors = []
    tab.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    tab.on("pageerror", lambda error: errors.append(str(error)))
    start = time.time()
    tab.goto(page.as_uri())
    opened = (time.time() - start) * 1000
    wider = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if pictures:
        tab.screenshot(path=pictures / f"{page.stem}-{width}-{scheme}.png")
    times = [f"open {opened:.0f} ms"]
    if tab.query_selector("#filters"):
        times.append(f"search {tab.evaluate(CHANGED, ['#filters input', 'view']):.0f} ms")
        times.append(f"group {tab.evaluate(CHANGED, ['#filters [name=by]', 'file']):.0f} ms")
    context.close()
    print(f"{width} {scheme}: {', '.join(times)}")
    return [f"{width} {scheme}: {error}" for error in errors] + ([f"{width}: {wider} pixels too wide"] if wider > 0 else [])


def assess(browser, scheme):
    # The engine is a script that the page's policy would refuse.
    context = browser.new_context(color_scheme=scheme, bypass_csp=True)
    tab = context.new_page()
    tab.goto(page.as_uri())
    violations = Axe().run(tab).response["violations"]
    context.close()
    return [f"{scheme}: {found['impact']} {found['id']}: {found['nodes'][0]['html'][:200]}" for found in violations]


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    faults = [fault for width in WIDTHS for scheme in ("light", "dark") for fault in look(browser, width, scheme)]
    faults += [fault for scheme in ("light", "dark") for fault in assess(browser, scheme)]
    browser.close()
print("\n".join(faults) if faults else "no error, nothing too wide, nothing that axe objects to")
sys.exit(1 if faults else 0)
