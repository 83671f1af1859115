/// Searches, filters and groups the findings of a page. What is asked for is in the address, so that it can be sent
/// to somebody.
enum HTMLScript {
  /// Of `text`, as the page's policy wants it: no other script runs there.
  static let hash = "sha256-FyuyjmD0Z0souyRuQAJd1jvQgnPb3KwCKSOAyTuQC30="

  static let text = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const groups = document.getElementById("groups");
      const shown = document.getElementById("shown");
      const others = document.getElementById("others");
      const fold = document.getElementById("fold");
      const most = 20;
      const items = [...groups.querySelectorAll(".finding")];
      const homes = items.map(item => item.parentElement);
      const texts = items.map(item => item.textContent.toLowerCase());
      const size = item => Number(item.dataset.count || 1);
      const fields = [...form.querySelectorAll("select:not([name=by])")].map(list => list.name);
      const sum = list => list.reduce((sum, item) => sum + size(item), 0);
      const plural = (count, noun) => count + " " + noun + (count === 1 ? "" : "s");
      const all = sum(items);
      const usual = items.some(item => item.dataset.status === "new") ? "new" : "";

      for (const field of fields) {
        const counts = new Map();
        for (const item of items) {
          const value = item.dataset[field];
          if (value !== undefined) counts.set(value, (counts.get(value) || 0) + size(item));
        }
        for (const [value, count] of [...counts].sort((one, other) => other[1] - one[1])) {
          form.elements[field].append(new Option(value + " (" + count + ")", value));
        }
      }

      // The address

      const read = () => {
        const asked = new Map();
        for (const pair of location.hash.slice(1).split("&")) {
          const at = pair.indexOf("=");
          if (at < 1) continue;
          try { asked.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))); } catch { }
        }
        return asked;
      };
      const write = asked => {
        const pairs = [...asked].map(([field, value]) => field + "=" + encodeURIComponent(value));
        history.replaceState(null, "", pairs.length ? "#" + pairs.join("&") : location.pathname + location.search);
        show(asked);
      };
      const asked = () => {
        const wanted = new Map();
        for (const field of ["q", ...fields, "by"]) {
          const value = form.elements[field].value;
          const isUsual = field === "status" ? value === usual : field === "by" ? value === "rule" : value === "";
          if (!isUsual) wanted.set(field, value);
        }
        for (const button of others.children) wanted.set(button.dataset.field, button.dataset.value);
        return wanted;
      };

      // The findings

      const matches = (item, text, words, wanted) => {
        for (const [field, value] of wanted) {
          if (field === "folder" ? !item.dataset.file.startsWith(value) : item.dataset[field] !== value) return false;
        }
        return words.every(word => text.includes(word));
      };
      const group = (by, visible) => {
        for (const made of groups.querySelectorAll(":scope > .made")) made.remove();
        for (const part of groups.children) part.hidden = by !== "rule";
        if (by === "rule") {
          items.forEach((item, index) => homes[index].append(item));
          for (const part of groups.querySelectorAll("details:not(.finding)")) {
            const inside = [...part.querySelectorAll(".finding:not([hidden])")];
            part.hidden = inside.length === 0;
            part.open = inside.length > 0 && visible.length <= most;
            const count = part.querySelector(":scope > summary > span");
            if (count) count.textContent = plural(sum(inside), "finding");
          }
          return;
        }
        const found = new Map();
        for (const item of visible) {
          const value = item.dataset[by] || "none";
          if (!found.has(value)) found.set(value, []);
          found.get(value).push(item);
        }
        for (const [value, inside] of [...found].sort((one, other) => sum(other[1]) - sum(one[1]))) {
          const part = document.createElement("details");
          part.className = "group made";
          part.open = visible.length <= most;
          const title = document.createElement("h3");
          title.append(Object.assign(document.createElement("code"), { textContent: value }));
          const count = Object.assign(document.createElement("span"), { textContent: plural(sum(inside), "finding") });
          const summary = document.createElement("summary");
          summary.append(title, " ", count);
          part.append(summary, ...inside);
          groups.append(part);
        }
      };
      const show = asked => {
        form.elements.q.value = asked.get("q") || "";
        form.elements.by.value = asked.get("by") || "rule";
        for (const field of fields) {
          form.elements[field].value = asked.get(field) ?? (field === "status" ? usual : "");
        }
        others.replaceChildren();
        const wanted = new Map();
        for (const field of fields) if (form.elements[field].value) wanted.set(field, form.elements[field].value);
        for (const [field, value] of asked) {
          if (fields.includes(field) || field === "q" || field === "by") continue;
          wanted.set(field, value);
          const button = document.createElement("button");
          Object.assign(button, { type: "button", textContent: field + ": " + value + " ×" });
          button.setAttribute("aria-label", "no longer only " + field + " " + value);
          Object.assign(button.dataset, { field, value });
          others.append(button);
        }
        const words = form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
        const visible = items.filter((item, index) => {
          item.hidden = !matches(item, texts[index], words, wanted);
          return !item.hidden;
        });
        for (const item of items) item.open = !item.hidden && visible.length <= most;
        group(form.elements.by.value, visible);
        const count = sum(visible);
        shown.textContent = (count === all ? "all " : count + " of ") + plural(all, "finding");
        label();
      };

      // What opens and closes

      const visibleParts = () => [...groups.querySelectorAll("details")].filter(part => !part.closest("[hidden]"));
      const label = () => {
        fold.textContent = visibleParts().some(part => part.open) ? "fold all" : "open all";
      };
      fold.addEventListener("click", () => {
        const opens = fold.textContent === "open all";
        for (const part of visibleParts()) part.open = opens;
        label();
      });
      const reveal = target => {
        for (let part = target; part; part = part.parentElement) if (part.localName === "details") part.open = true;
        target.scrollIntoView();
      };
      const follow = () => {
        const asked = read();
        const target = asked.size ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target && !target.closest("[hidden]")) return reveal(target);
        if (target && target.classList.contains("finding")) {
          show(new Map([["status", target.dataset.status]]));
          return reveal(target);
        }
        show(asked);
        if (asked.size) document.getElementById("findings").scrollIntoView();
      };

      let waiting = 0;
      form.addEventListener("input", event => {
        clearTimeout(waiting);
        waiting = setTimeout(() => write(asked()), event.target.name === "q" ? 150 : 0);
      });
      form.addEventListener("submit", event => event.preventDefault());
      form.addEventListener("reset", event => {
        event.preventDefault();
        write(new Map(usual ? [["status", ""]] : []));
      });
      others.addEventListener("click", event => {
        if (!event.target.dataset.field) return;
        event.target.remove();
        write(asked());
        form.elements.q.focus();
      });
      document.addEventListener("keydown", event => {
        const isTyping = event.target.matches("input, select, textarea");
        if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        form.elements.q.focus();
      });
      let folded = [];
      addEventListener("beforeprint", () => {
        folded = visibleParts().filter(part => !part.open);
        for (const part of folded) part.open = true;
      });
      addEventListener("afterprint", () => { for (const part of folded) part.open = false; });
      addEventListener("hashchange", follow);
      form.hidden = false;
      show(read());
      if (location.hash.length > 1) follow();
    })();
    """#
}
