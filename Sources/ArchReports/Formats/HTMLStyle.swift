/// The look of the page: the reader's own fonts, light or dark as the reader has it.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --ground: #fff; --card: #f6f8fa;
      --line: #d1d9e0; --error: #c21f2f; --warning: #8a5a00; --note: #0757ba; --mark: #ffe3a3; }
    @media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --quiet: #9198a1; --ground: #0d1117;
      --card: #161b22; --line: #3d444d; --error: #ff8078; --warning: #d9a02b; --note: #62acff; --mark: #6b4a00; } }
    body { margin: 0 auto; padding: 1.5rem; max-width: 64rem; color: var(--text); background: var(--ground);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
    h2 span { font-weight: normal; font-size: 1rem; color: var(--quiet); }
    h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    h3 b { font-size: .8rem; text-transform: uppercase; letter-spacing: .03em; }
    p { margin: .4rem 0; }
    a { color: inherit; }
    code, pre, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
    code { background: var(--card); padding: .1em .3em; border-radius: .3em; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
    th { position: sticky; top: 0; background: var(--ground); text-align: left; }
    th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    td:nth-child(-n+2) { white-space: nowrap; }
    @media (max-width: 40rem) { th:nth-child(3), td:nth-child(3) { display: none; } }
    .why { white-space: pre-line; max-width: 50rem; }
    .place, .label, header p, footer { color: var(--quiet); }
    .place { overflow-wrap: anywhere; }
    article { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-left-width: 4px;
      border-radius: .4rem; }
    article:target { outline: 2px solid var(--note); }
    article.error { border-left-color: var(--error); } .error h3 b, td.error, p.error b { color: var(--error); }
    article.warning { border-left-color: var(--warning); } .warning h3 b, td.warning { color: var(--warning); }
    article.note { border-left-color: var(--note); } .note h3 b, td.note { color: var(--note); }
    pre { margin: .5rem 0 0; padding: .5rem; overflow-x: auto; background: var(--card); border-radius: .3rem;
      tab-size: 4; }
    pre i { display: inline-block; width: 4ch; margin-right: 2ch; text-align: right; font-style: normal;
      color: var(--quiet); user-select: none; }
    mark { background: var(--mark); color: inherit; border-radius: .2em; }
    footer { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: .875rem; }
    @media print { body { max-width: none; padding: 0; } article { break-inside: avoid; } th { position: static; } }
    """
}
