import ArchFacts
import ArchRules

/// Findings as one page that needs nothing else and asks for nothing from elsewhere: it works from a mail or a build's
/// artifacts, in the dark, on a phone and on paper. All of it is there without its script, which only searches, filters
/// and groups.
package struct HTMLReport {
  private let report: Report
  private let code: CheckedCode?
  private let version: String
  private let findings: HTMLFindings

  /// - Parameter code: what was checked; `nil` where nobody knows.
  package static func render(_ report: Report, of code: CheckedCode?, version: String) -> [UInt8] {
    let page = HTMLReport(report: report, code: code, version: version, findings: HTMLFindings(report))
    var output = Array(page.head.utf8)
    output += HTMLOverview(report, page.findings, code).html.utf8
    output += page.findings.html.utf8
    output += HTMLDecisions(report, page.findings, code?.records ?? []).html.utf8
    output += page.foot.utf8
    return output
  }

  private var head: String {
    let title = report.summary.words
    let policy =
      "default-src 'none'; style-src 'unsafe-inline'; script-src '\(HTMLScript.hash)'; base-uri 'none'; "
      + "form-action 'none'"
    let name = code.map { "\(HTMLText.escaped($0.name)): " } ?? ""
    var html = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)\(title) · archcheck</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#findings">To the findings</a>
      <header>
      <h1>\(name)\(title)</h1>
      <p>Checked \(HTMLText.escaped(report.summary.coverage.words))\(when).</p>

      """
    if let warning = report.summary.coverage.blindness {
      html += "<p class=\"error\"><b>error</b> \(HTMLText.escaped(warning))</p>\n"
    }
    html += report.summary.coverage.omissions.map { "<p>\(HTMLText.prose($0))</p>\n" }.joined()
    if let words = report.summary.baselineWords { html += "<p>\(HTMLText.prose(words))</p>\n" }
    return html + "</header>\n<main>\n"
  }

  /// ` on 2026-11-26, at commit 56f11cfd of 2026-11-25 with changes`
  private var when: String {
    guard let code else { return "" }
    guard let commit = code.commit else { return " on \(code.day)" }
    let changes = commit.isChanged ? " and what is not committed yet" : ""
    return " on \(code.day), commit <code>\(HTMLText.escaped(commit.id))</code> of \(commit.day)\(changes)"
  }

  private var foot: String {
    let found = Set(report.newFindings.map(\.rule))
    let clean = report.mentionedRules.filter { !found.contains($0.about.id) }
    var html = ""
    if !clean.isEmpty {
      html += "<details>\n<summary>\(counted(clean.count, "rule")) that found nothing new</summary>\n<ul>\n"
      for rule in clean {
        html += "<li><code>\(HTMLText.escaped(rule.about.id))</code> \(HTMLText.prose(rule.about.summary))\n"
      }
      html += "</ul>\n</details>\n"
    }
    return html + "</main>\n<footer>archcheck \(HTMLText.escaped(version))</footer>\n"
      + "<script>\(HTMLScript.text)</script>\n</body>\n</html>\n"
  }
}
