"""Writes docs/cookbook.md from docs/cookbook.json, whose rules archcheck tries on their own examples.

    python3 Tests/Pages/cookbook.py            writes it
    python3 Tests/Pages/cookbook.py --check    fails if it would write something else
"""

import json
import pathlib
import re
import sys

root = pathlib.Path(__file__).parent.parent.parent
source = (root / "docs/cookbook.json").read_text()
target = root / "docs/cookbook.md"

head = """# Cookbook of own rules

Rules by intent, each with code that breaks it and code that keeps it. They are in
[cookbook.json](cookbook.json), where `archcheck rules --config docs/cookbook.json` tries each
on its own examples. Every word is in [rules of your own](own-rules.md).

These definitions stand beside them:

```json
%s
```
"""

definitions = re.search(r'^  ("define": \{.*?^  \}),$', source, re.M | re.S).group(1)
page = head % re.sub(r"^  ", "", definitions, flags=re.M)
for block in re.findall(r"^    \{\n(.*?)^    \},?$", source, re.M | re.S):
    lines = block.splitlines()
    group = next((re.search(r'"x-group": "(.*)"', line).group(1) for line in lines if '"x-group"' in line), None)
    if group:
        page += f"\n## {group}\n"
    intent = next(re.search(r'"//": "(.*)"', line).group(1) for line in lines if '"//"' in line)
    apart = ('"//":', '"x-group":', '"breaks":', '"keeps":')
    rule = [re.sub(r"^    ", "", line) for line in lines if not line.strip().startswith(apart)]
    rule[-1] = rule[-1].removesuffix(",")
    page += f"\n**{intent}**\n\n```json\n{{\n" + "\n".join(rule) + "\n}\n```\n"
    value = json.loads("{" + "\n".join(lines) + "}")
    for key in ("breaks", "keeps"):
        page += f"\n{key.capitalize()} it:\n\n```swift\n{value[key]}\n```\n"

if "--check" in sys.argv:
    if target.read_text() != page:
        sys.exit("docs/cookbook.md is not what Tests/Pages/cookbook.py writes")
else:
    target.write_text(page)
