/// The look of the page: the reader's own fonts, light or dark as the reader has it.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --ground: #fff; --card: #f6f8fa;
      --line: #d1d9e0; --error: #c21f2f; --warning: #8a5a00; --note: #0757ba; --mark: #ffe3a3; }
    @media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --quiet: #9198a1; --ground: #0d1117;
      --card: #161b22; --line: #3d444d; --error: #ff8078; --warning: #d9a02b; --note: #62acff; --mark: #6b4a00; } }
    body { margin: 0 auto; padding: 1.5rem; max-width: 72rem; color: var(--text); background: var(--ground);
      font: 1rem/1.5 system-ui, sans-serif; }
    [hidden] { display: none !important; }
    .skip { position: absolute; left: -100vw; } .skip:focus { position: static; }
    h1 { font-size: 1.6rem; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
    h3 { font-size: 1rem; margin: .5rem 0 0; }
    p { margin: .4rem 0; }
    a { color: inherit; }
    ul { padding-left: 1.25rem; }
    li { overflow-wrap: anywhere; }
    code, pre, .place { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
    code { background: var(--card); padding: .1em .3em; border-radius: .3em; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
    th { text-align: left; }
    th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    .number { text-align: right; }
    .wide { overflow-x: auto; } .wide svg { display: block; max-width: none; margin: auto; }
    figure { margin: 0; }
    .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 2rem; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; padding: .75rem 0; }
    label { display: flex; flex-direction: column; font-size: .8rem; color: var(--quiet); max-width: 100%; }
    label.search { flex: 1 1 16rem; }
    input, select, button { font: inherit; font-size: .9rem; color: var(--text); background: var(--card);
      border: 1px solid var(--quiet); border-radius: .3rem; padding: .3rem .5rem; min-height: 2rem; box-sizing: border-box; }
    select { max-width: min(16rem, 100%); } label.search input { width: 100%; }
    #others button { margin-right: .5rem; overflow-wrap: anywhere; } #others:empty { display: none; }
    output { flex: 1 0 100%; color: var(--quiet); }
    :focus-visible { outline: 2px solid var(--note); outline-offset: 2px; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    .group > summary, .known > summary, .suppressed > summary { padding: .4rem 0; }
    .group > summary h3 { display: inline; } .group > summary span { color: var(--quiet); }
    .group { border-bottom: 1px solid var(--line); }
    .why { white-space: pre-line; max-width: 50rem; }
    .place, .label, header p, footer { color: var(--quiet); }
    .place { overflow-wrap: anywhere; }
    .finding { margin: .5rem 0; padding: .4rem .75rem; border: 1px solid var(--line); border-left-width: 4px;
      border-radius: .4rem; content-visibility: auto; contain-intrinsic-size: auto 2.5rem; }
    .finding:target { outline: 2px solid var(--note); }
    .finding > summary b { font-size: .8rem; text-transform: uppercase; letter-spacing: .03em; }
    .finding.error { border-left-color: var(--error); } .error > summary b, p.error b { color: var(--error); }
    .finding.warning { border-left-color: var(--warning); } .warning > summary b { color: var(--warning); }
    .finding.note { border-left-color: var(--note); } .note > summary b { color: var(--note); }
    pre { margin: .5rem 0 0; padding: .5rem; overflow-x: auto; background: var(--card); border-radius: .3rem;
      tab-size: 4; }
    pre i { display: inline-block; width: 4ch; margin-right: 2ch; text-align: right; font-style: normal;
      color: var(--quiet); user-select: none; }
    mark { background: var(--mark); color: inherit; border-radius: .2em; }
    footer { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: .875rem; }
    @media (max-width: 40rem) { body { padding: 1rem; } td:last-child:not(.number), th:last-child:not(.number) { display: none; } }
    @media print { body { max-width: none; padding: 0; } form { display: none; } .finding { break-inside: avoid; }
      details::details-content { content-visibility: visible; block-size: auto; } }
    """
}
