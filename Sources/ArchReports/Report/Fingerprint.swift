import ArchFacts
import ArchRules

/// What a finding is across runs: the rule, the file and what it is about, no line and no words. Edits elsewhere in
/// the file and better messages leave it as it is; one that stands for more places than before is another.
enum Fingerprint {
  /// One for each finding, in their order; several that are about the same are numbered.
  static func all(of findings: [Finding]) -> [String] {
    var seen: [[String]: Int] = [:]
    return findings.map { finding in
      // The same file may be spelt in two ways on two machines.
      let others = finding.further.map { CanonicalText.of($0.subject.text(at: $0.path)) }.sorted {
        $0.precedes($1)
      }
      let identity =
        [finding.rule, CanonicalText.of(finding.path), CanonicalText.of(finding.symbol)] + others
      seen[identity, default: 0] += 1
      return hash(identity + [String(seen[identity, default: 0])])
    }
  }

  /// FNV-1a over 64 bits: the same on every machine, unlike Swift's `Hasher`.
  private static func hash(_ parts: [String]) -> String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      // A byte that is never in UTF-8 ends each part, so that `ab`, `c` and `a`, `bc` differ.
      value = (value ^ 0xFF) &* 0x0000_0100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
