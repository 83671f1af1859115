import ArchFacts

/// Whether a record tells what its decision makes better, and what worse.
package struct TradeOffs: Sendable {
  /// Said under a title, at the head of an item or by a mark such as `+`.
  package var hasPositive = false
  package var hasNegative = false
  /// Words of prose such as "however" or "drawback" that speak of a price.
  package var admitsPrice = false
}

extension DecisionRecord {
  package var tradeOffs: TradeOffs {
    var result = TradeOffs()
    for (index, section) in sections.enumerated() where isAboutDecision(index) {
      switch section.kind {
      case .positive where !isEmpty(section): result.hasPositive = true
      case .negative where !isEmpty(section): result.hasNegative = true
      case .positive, .negative, .neutral, .status, .date, .context, .decision, .consequences,
        .alternatives, .amendment, nil:
        break
      }
    }
    for section in sections where section.kind == .consequences || section.kind == .decision {
      for line in document.lines(in: section.body)
      where line.range.start >= section.body.start && line.range.end <= section.body.end {
        guard line.kind == .text || line.kind == .table else { continue }
        result.read(document, line.range, isConsequence: section.kind == .consequences)
      }
    }
    for section in sections where section.kind == .positive || section.kind == .neutral {
      result.readPrice(document.proseWords(section.body).map(\.text))
    }
    return result
  }

  /// Not about an alternative or about what came later.
  private func isAboutDecision(_ index: Int) -> Bool {
    var parent = sections[index].parent
    while let current = parent {
      switch sections[current].kind {
      case .alternatives, .amendment, .context: return false
      case .status, .date, .decision, .consequences, .positive, .negative, .neutral, nil: break
      }
      parent = sections[current].parent
    }
    return true
  }

  /// Whether nothing is below the title but other titles.
  package func isEmpty(_ section: RecordSection) -> Bool {
    !document.lines(in: section.body).contains { line in
      let part = ByteRange(
        start: max(line.range.start, section.body.start), end: min(line.range.end, section.body.end))
      switch line.kind {
      case .text, .table, .code: return !document.trimmed(part).isEmpty
      case .blank, .heading, .underline, .comment, .frontMatter, .rule: return false
      }
    }
  }
}

extension TradeOffs {
  fileprivate mutating func read(_ document: MarkdownDocument, _ line: ByteRange, isConsequence: Bool) {
    let content = document.trimmed(line)
    guard !content.isEmpty else { return }
    let words = document.proseWords(content).map(\.text)
    let isItem =
      LabelledLine(document, line)?.isItem ?? false || document.bytes[Int(content.start)].isItemMark
    if let first = words.first, isItem || LabelledLine(document, line)?.isBold ?? false || words.count < 4 {
      if Self.goodWords.contains(first) { hasPositive = true }
      if Self.badWords.contains(first) { hasNegative = true }
    }
    guard isConsequence else { return }
    let text = document.text(content)
    for mark in ["✅", "👍", "(+)", "➕", "✔"] where text.utf8Contains(mark) { hasPositive = true }
    for mark in ["❌", "👎", "(-)", "➖", "⚠", "✖"] where text.utf8Contains(mark) { hasNegative = true }
    readPrice(words)
  }

  fileprivate mutating func readPrice(_ words: [String]) {
    if words.contains(where: Self.priceWords.contains) { admitsPrice = true }
  }

  private static let goodWords: Set<String> = [
    "good", "positive", "positives", "pro", "pros", "benefit", "benefits", "advantage", "advantages",
    "easier",
    "ventaja", "ventajas", "beneficio", "beneficios", "positivo", "positiva", "positivas", "positivos",
    "bueno",
    "bien",
  ]
  private static let badWords: Set<String> = [
    "bad", "negative", "negatives", "con", "cons", "drawback", "drawbacks", "disadvantage", "disadvantages",
    "risk", "risks", "cost", "costs", "trade-off", "trade-offs", "tradeoff", "tradeoffs", "downside",
    "downsides", "harder", "limitation", "limitations", "desventaja", "desventajas", "negativo", "negativa",
    "negativas", "negativos", "riesgo", "riesgos", "coste", "costo", "contra", "contras", "malo", "mal",
  ]
  private static let priceWords: Set<String> = badWords.subtracting(["con", "contra", "mal"]).union([
    "however", "but", "though", "although", "unfortunately", "overhead", "complexity", "must", "slower",
    "more", "additional", "extra", "lose", "requires", "need", "needs", "pero", "aunque", "requiere",
    "mas", "sin", "complejidad",
  ])
}

extension UInt8 {
  fileprivate var isItemMark: Bool {
    self == UInt8(ascii: "-") || self == UInt8(ascii: "*") || self == UInt8(ascii: "+")
  }
}

extension String {
  fileprivate func utf8Contains(_ part: String) -> Bool {
    let bytes = Array(utf8)
    return bytes.find(part, from: 0, before: Int32(bytes.count)) != nil
  }
}
