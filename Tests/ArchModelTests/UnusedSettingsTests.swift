import ArchConfig
import ArchJSON
import ArchModel
import ArchProposal
import Testing

private func problems(_ config: String, _ files: KeyValuePairs<String, String>) -> [String] {
  let reading = Architecture.reading(Array(config.utf8), rules: [KnownRule(id: "no-singletons")])
  let code = codebase(files, reading.architecture)
  return UnusedSettings(in: code, walkedPaths: files.map(\.key)).problems.map {
    "\($0.location.line):\($0.location.column) \($0.message) | \($0.suggestion ?? "")"
  }
}

@Test func `layers, patterns and names without effect are reported with their places`() {
  let config = """
    {
      "exclude": ["Gone/**"], "extends": "layered",
      "features": ["Parts/{feature}/**"],
      "layers": {
        "domain": { "files": ["Domain/**"] },
        "data": { "files": ["Dat/**"] }
      },
      "compositionRoot": { "types": ["SceneDelegat"], "files": ["Root/**"], "modules": ["Main"] },
      "rules": {
        "no-singletons": { "allow": ["CrashReportr"], "severity": { "Legacy/**": "note" } }
      }
    }
    """
  let found = problems(
    config,
    [
      "Domain/A.swift": "class SceneDelegate {}\nclass CrashReporter {}"
    ])
  #expect(
    found == [
      "2:15 'Gone/**' in 'exclude' matches no file | correct or remove it",
      "3:16 'Parts/{feature}/**' in 'features' matches no file | correct or remove it",
      "6:25 'Dat/**' of layer 'data' matches no file, so the layer is empty"
        + " | correct it, write null for the layer to do without it, or add \"optional\": true",
      "8:34 no type is named 'SceneDelegat' | did you mean 'SceneDelegate'?",
      "8:61 'Root/**' in 'compositionRoot' matches no file | correct or remove it",
      "8:85 no file belongs to module 'Main' | correct or remove it",
      "10:34 nothing is named 'CrashReportr', which rule 'no-singletons' should allow"
        + " | did you mean 'CrashReporter'?",
      "10:65 'Legacy/**' in 'severity' of rule 'no-singletons' matches no file | correct or remove it",
    ])
}

@Test func `a layer or source folder that guards nothing is an error that names what is there`() {
  let config = """
    {
      "sources": ["App", "Ap2"],
      "exclude": ["App/Dommain/Old.swift"],
      "layers": {
        "presentation": { "files": ["App/Presentaton/**"] },
        "domain": { "files": ["App/Domain/**", "**/Domian/**"] },
        "gone": { "files": ["Qqqq/**", "Wwww/**"], "modules": ["Xxxx"] },
        "late": { "files": ["App/Domain/Old/**"] },
        "data": { "files": ["App/Data/**"] }
      }
    }
    """
  let reading = Architecture.reading(Array(config.utf8), rules: [])
  let files: KeyValuePairs = [
    "App/Presentation/A.swift": "", "App/Domain/B.swift": "", "App/Domain/Old/C.swift": "",
    "App/Store/D.swift": "struct D {}", "App/Store/E.swift": "struct E {}", "Zoo/F.swift": "struct F {}",
    "Zoo/G.swift": "struct G {}", "Zoo/H.swift": "struct H {}",
  ]
  let unused = UnusedSettings(in: codebase(files, reading.architecture), walkedPaths: files.map(\.key))
  #expect(
    unused.problems.map { "\($0.severity) \($0.location.line) \($0.message) | \($0.suggestion ?? "")" } == [
      "error 2 'Ap2' in 'sources' matches no file | 5 files are in 'App/'. Did you mean that?",
      "warning 3 'App/Dommain/Old.swift' in 'exclude' matches no file | correct or remove it",
      "error 5 'App/Presentaton/**' of layer 'presentation' matches no file, so the layer is empty"
        + " | 1 file is in 'App/Presentation/'. Did you mean that?",
      "error 6 '**/Domian/**' of layer 'domain' matches no file | 2 files match '**/Domain/**'. Did you mean that?",
      "error 7 'Qqqq/**' of layer 'gone' matches no file"
        + " | 3 files in 'App/' belong to no layer. Did you mean that folder?",
      "error 7 'Wwww/**' of layer 'gone' matches no file"
        + " | 3 files in 'App/' belong to no layer. Did you mean that folder?",
      "error 7 'Xxxx' of layer 'gone' is not the module of any file"
        + " | correct or remove it, or add \"optional\": true",
      "error 8 layer 'late' is empty: layer 'domain' claims its files first"
        + " | move it above 'domain', or correct the patterns",
      "error 9 'App/Data/**' of layer 'data' matches no file, so the layer is empty"
        + " | 2 files in 'App/Store/' belong to no layer. Did you mean that folder?",
    ])
}

@Test func `a layer of a preset may be missing, and so may one that says so itself`() {
  #expect(
    problems(#"{ "extends": "layered", "layers": { "data": { "mayUse": [] } } }"#, ["a.swift": ""]) == [])
  #expect(
    problems(#"{ "extends": "layered", "layers": { "data": { "files": ["Dta"] } } }"#, ["a.swift": ""]).count
      == 1)
}

@Test func `a map that has to be whole makes every file without a layer an error`() {
  func level(_ config: String) -> (RuleLevel?, [String]) {
    let reading = Architecture.reading(Array(config.utf8), rules: [KnownRule(id: "unmapped-file")])
    let architecture = reading.architecture
    return (
      architecture.turnsOn("unmapped-file") ? architecture.setting(of: "unmapped-file")?.level : nil,
      reading.problems.map(\.message)
    )
  }
  #expect(level(#"{ "exhaustive": true }"#) == (.error, []))
  #expect(
    level(#"{ "exhaustive": true, "extends": [], "layers": { "a": { "files": ["A"] } } }"#) == (.error, []))
  #expect(level(#"{ "exhaustive": false }"#).0 == nil)
  let torn = level(#"{ "exhaustive": true, "rules": { "unmapped-file": "off" } }"#).1
  #expect(
    torn == ["'exhaustive' makes a file without a layer an error, but rule 'unmapped-file' is set to 'off'"])
}

@Test func `what has an effect is not mentioned`() {
  let config = """
    {
      "exclude": ["Gone/**"],
      "layers": { "domain": { "files": ["Domain/**"] }, "maybe": { "files": ["No/**"], "optional": true } },
      "compositionRoot": { "types": ["*Delegate", "Outer.Inner"] },
      "rules": { "no-singletons": { "allow": ["URLSession", "Crash*", "domain", "Domain/*"] } }
    }
    """
  let found = problems(
    config,
    [
      "Domain/A.swift": "class SceneDelegate { let s = URLSession.shared }\nclass CrashReporter {}",
      "Domain/B.swift": "enum Outer { class Inner {} }",
      "Gone/C.swift": "",
    ])
  #expect(found == [])
}
