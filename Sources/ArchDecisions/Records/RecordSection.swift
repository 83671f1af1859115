package import ArchFacts

/// A part of a record below a heading or a bold label, with what it is about.
package struct RecordSection: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case status, date, context, decision, consequences, positive, negative, neutral, alternatives
    /// Notes, links, what was added later: not part of the decision as it was made.
    case amendment
  }

  /// `nil` when the title says nothing known.
  package let kind: Kind?
  /// The text of the heading or label.
  package let title: ByteRange
  package let level: Int
  /// From after the title to the next section that is not below this one.
  package internal(set) var body: ByteRange
  /// Up to the next section of any level.
  package internal(set) var ownBody: ByteRange
  /// The section that this one is below; into the same list.
  package internal(set) var parent: Int?
}

extension RecordSection.Kind {
  /// What a title in English or Spanish is about, by its words.
  init?(titleWords: [String]) {
    let words = Array(titleWords.drop { $0.utf8.allSatisfy(\.isDigit) })
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    let all = Set(words)
    if let kind = Self.wholeTitles[words.joined(separator: " ")] {
      self = kind
    } else if !all.isDisjoint(with: Self.optionWords) || first == "rejected" || first == "discarded"
      || Self.asksWhyNot(words)
    {
      self = .alternatives
    } else if !all.isDisjoint(with: Self.consequenceWords) {
      self =
        !all.isDisjoint(with: Self.positiveWords)
        ? .positive : !all.isDisjoint(with: Self.negativeWords) ? .negative : .consequences
    } else if Self.positiveWords.contains(first), rest.count < 3 {
      self = all.isDisjoint(with: Self.negativeWords) ? .positive : .consequences
    } else if Self.negativeWords.contains(first), rest.count < 3 {
      self = .negative
    } else if Self.neutralWords.contains(first), rest.count < 2 {
      self = .neutral
    } else if Self.contextWords.contains(first), rest.first.map(Self.contextEndings.contains) ?? true {
      self = .context
    } else if Self.amendmentWords.contains(first) {
      self = .amendment
    } else if Self.decisionWords.contains(first), all.isDisjoint(with: Self.notADecisionWords) {
      self = .decision
    } else if rest.count == 1, let last = rest.first, Self.decisionWords.contains(last),
      Self.decisionQualifiers.contains(first)
    {
      self = .decision
    } else {
      return nil
    }
  }

  private static let wholeTitles: [String: Self] = [
    "status": .status, "estado": .status, "current status": .status, "adr status": .status,
    "decision status": .status, "estado actual": .status, "estatus": .status,
    "date": .date, "fecha": .date, "decision date": .date, "date decided": .date, "last updated": .date,
    "fecha de decision": .date, "fecha de la decision": .date,
    "outcome": .decision, "chosen option": .decision, "resolution": .decision, "solution": .decision,
    "proposed solution": .decision, "solucion": .decision, "propuesta": .decision, "proposal": .decision,
    "solucion propuesta": .decision, "what we decided": .decision, "opcion elegida": .decision,
    "the problem": .context, "el problema": .context, "pros and cons": .consequences,
    "trade-offs": .consequences, "tradeoffs": .consequences, "trade offs": .consequences,
    "what becomes easier": .positive, "what becomes harder": .negative,
    "what becomes more difficult": .negative, "easier": .positive, "harder": .negative,
    "see also": .amendment, "more information": .amendment, "mas informacion": .amendment,
    "further reading": .amendment, "related decisions": .amendment, "related adrs": .amendment,
  ]

  private static let optionWords: Set<String> = [
    "alternative", "alternatives", "options", "alternativas", "alternativa", "opciones",
  ]
  private static let consequenceWords: Set<String> = [
    "consequences", "consequence", "consecuencias", "consecuencia", "implications", "implicaciones",
    "impact", "impacts", "impacto", "impactos",
  ]
  private static let positiveWords: Set<String> = [
    "positive", "positives", "pros", "pro", "benefits", "benefit", "advantages", "upsides", "good", "gains",
    "positivas", "positivos", "positiva", "ventajas", "beneficios",
  ]
  private static let negativeWords: Set<String> = [
    "negative", "negatives", "cons", "con", "drawbacks", "drawback", "disadvantages", "downsides", "bad",
    "costs", "risks", "risk", "limitations", "trade-offs", "tradeoffs", "negativas", "negativos",
    "negativa", "desventajas", "inconvenientes", "riesgos", "costes", "costos", "limitaciones", "contras",
  ]
  private static let neutralWords: Set<String> = ["neutral", "neutrals", "neutrales", "neutras", "neutro"]
  private static let contextWords: Set<String> = [
    "context", "contexto", "background", "problem", "motivation", "issue", "antecedentes", "problema",
    "motivacion", "situation", "situacion", "forces",
  ]
  private static let contextEndings: Set<String> = [
    "and", "y", "statement", "description", "information", "of", "del", "de", "for",
  ]
  private static let amendmentWords: Set<String> = [
    "update", "updates", "updated", "amendment", "amendments", "amended", "addendum", "note", "notes",
    "notas", "nota", "changelog", "history", "historial", "revision", "revisions", "actualizacion",
    "actualizaciones", "errata", "erratum", "postscript", "references", "referencias", "links", "enlaces",
    "related", "relacionado", "follow-up", "follow-ups",
  ]
  private static let decisionWords: Set<String> = ["decision", "decisions", "decisiones"]
  private static let decisionQualifiers: Set<String> = [
    "the", "our", "proposed", "final", "architecture", "architectural", "la",
  ]
  private static let notADecisionWords: Set<String> = [
    "drivers", "driver", "maker", "makers", "criteria", "log", "history", "matrix", "deciders", "tree",
    "owner", "owners", "process", "id", "number", "rationale", "factores", "criterios", "related",
    "summary", "points", "type",
  ]

  /// "Why Not Direct API Models", "Why Factories Over Direct Instantiation".
  private static func asksWhyNot(_ words: [String]) -> Bool {
    guard words.count > 2 else { return false }
    if words[0] == "why" {
      return words[1] == "not" || words.contains("over") || words.contains("instead") || words.contains("vs")
    }
    return words.starts(with: ["por", "que", "no"])
  }
}
