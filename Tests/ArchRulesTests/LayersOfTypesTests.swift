import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import Testing

/// Layers that are made of types rather than of places.
@Suite struct LayersOfTypesTests {
  private static let code = """
    // App/Cart.swift
    @Model final class Cart {}
    // App/CartRow.swift
    struct CartRow: Row {}
    extension Cart {}
    // App/Row.swift
    protocol Row {}
    // App/Cart+Row.swift
    extension Cart {}
    // App/Item.swift
    @Model final class Item {}
    enum Kind { case a }
    // App/Store/Stored.swift
    @Model final class Stored {}
    """

  private func layers(_ layers: String, define: String = "") -> [String] {
    let config = "{ \"layers\": { \(layers) }\(define.isEmpty ? "" : ", \"define\": { \(define) }") }"
    let result = OwnRuleCase(config: config, Self.code)
    #expect(result.mistakes.map(\.message) == [])
    return result.codebase.files.map { $0.layer?.name ?? "-" }
  }

  @Test func `a file belongs to the layer that all of its types are what it is made of`() {
    #expect(
      layers(
        #""model": { "types": { "attributed": "Model" } }, "rows": { "types": { "conformingTo": "Row" } }"#)
        == ["model", "rows", "-", "-", "-", "model"])
  }

  @Test func `a definition or a name says what a layer is made of`() {
    #expect(
      layers(#""model": { "types": "models" }"#, define: #""models": { "attributed": "Model" }"#)
        == ["model", "-", "-", "-", "-", "model"])
    #expect(layers(#""rows": { "types": "*Row" }"#) == ["-", "rows", "rows", "-", "-", "-"])
    #expect(
      layers(#""model": { "types": [{ "attributed": "Model" }, "Kind"] }"#)
        == ["model", "-", "-", "-", "model", "model"])
  }

  @Test func `the first layer claims what two would have`() {
    let types = #""model": { "types": { "attributed": "Model" } }"#
    let files = #""store": { "files": ["App/Store/**"] }"#
    #expect(layers("\(types), \(files)").last == "model")
    #expect(layers("\(files), \(types)").last == "store")
    #expect(
      layers(#""rest": { "otherwise": ["App/**"] }, \#(types)"#) == [
        "model", "rest", "rest", "rest", "rest", "model",
      ])
    #expect(
      layers(#""model": { "types": { "attributed": "Model" }, "except": ["App/Store/**"] }"#).last == "-")
  }

  @Test(arguments: [
    (
      #"{ "layers": { "a": { "types": { "layer": "b" } }, "b": { "files": ["App/**"] } } }"#,
      "'types' of layer 'a' rests on layers"
    ),
    (
      #"{ "layers": { "a": { "types": "{x}Row" } } }"#,
      "'{x}Row' has a name in braces, which stands for nothing in 'types' of layer 'a'"
    ),
    (
      #"{ "layers": { "a": { "types": { "conformsTo": "Row" } } } }"#,
      "unknown key 'conformsTo' in 'types' of layer 'a'"
    ),
    (#"{ "layers": { "a": { "types": "no-such" } } }"#, "there is no definition 'no-such'"),
  ])
  func `a mistake is told where it is`(config: String, message: String) {
    #expect(OwnRuleCase(config: config, Self.code).mistakes.map(\.message) == [message])
  }

  @Test(arguments: [
    (
      #""types": { "attributed": "Nothing" }"#, "no type is what layer 'a' is made of",
      ConfigProblem.Severity.error
    ),
    (
      #""types": { "attributed": "Model" }"#,
      "a file declares other types besides those of layer 'a', and is left to other layers: 'App/Item.swift' declares 'Kind'",
      .warning
    ),
    (
      #""types": "Item""#,
      "a file declares other types besides those of layer 'a', and is left to other layers: 'App/Item.swift' declares 'Kind'",
      .error
    ),
  ])
  func `a layer that holds less than it says is told`(
    layer: String, message: String, severity: ConfigProblem.Severity
  ) {
    let result = OwnRuleCase(config: "{ \"layers\": { \"a\": { \(layer) } } }", Self.code)
    let problems = UnusedSettings(in: result.codebase, walkedPaths: result.codebase.files.map(\.path))
      .problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.severity) == [severity])
  }

  private static let store = """
    // App/Data/CartStore.swift
    protocol CartStore {}
    struct FileCartStore: CartStore {
      struct Row {}
    }
    enum CartStores { struct Options {} }
    // App/View/CartView.swift
    struct CartView {
      let store: any CartStore
      let file: FileCartStore
      let row: FileCartStore.Row
      let options: CartStores.Options
    }
    // App/View/Preview.swift
    struct Other { let view: CartView }
    """

  @Test(arguments: [
    (#""CartStore""#, [3, 4, 5]),
    (#"["CartStore", "CartStores"]"#, [3, 4]),
    (#"{ "declaredAs": "protocol" }"#, [3, 4, 5]),
    (#""open-types""#, [5]),
    (#"["CartStore", "FileCartStore.Row", "CartStores.Options"]"#, [3]),
  ])
  func `what a layer does not show is private to it`(shown: String, lines: [Int]) {
    let config = """
      { "layers": { "view": { "files": ["App/View/**"], "mayUse": ["data"] },
          "data": { "files": ["App/Data/**"], "mayUse": [], "public": \(shown) } },
        "define": { "open-types": { "named": ["CartStore", "FileCartStore"] } } }
      """
    let result = OwnRuleCase(config: config, Self.store)
    let findings = RuleRun(result.reading.architecture).findings(in: result.codebase)
    #expect(findings.flatMap(\.occurrences).map(\.range.start.line).sorted() == lines)
    #expect(findings.allSatisfy { $0.rule == "layer-dependencies" })
  }

  @Test func `a use of what is private says what the layer shows`() {
    let config = """
      { "layers": { "view": { "files": ["App/View/**"], "mayUse": ["data"] },
          "data": { "files": ["App/Data/**"], "mayUse": [], "public": ["CartStore", "CartStores"] } } }
      """
    let result = OwnRuleCase(config: config, Self.store)
    let finding = RuleRun(result.reading.architecture).findings(in: result.codebase).first
    #expect(finding?.message == "layer 'view' uses 'FileCartStore', which is private to layer 'data'")
    #expect(finding?.label == #"'data' shows others ["CartStore","CartStores"]"#)
  }

  @Test func `a name that no type has is told, in what a layer shows and in what it is made of`() {
    let config = """
      { "layers": { "view": { "files": ["App/View/**"], "mayUse": ["*"] },
          "data": { "files": ["App/Data/**"], "mayUse": ["*"], "public": ["CartStore", "CartStor"] },
          "rest": { "types": ["Gone*", "Other"], "mayUse": ["*"] } } }
      """
    let result = OwnRuleCase(config: config, Self.store)
    let paths = result.codebase.files.map(\.path)
    let problems = UnusedSettings(in: result.codebase, walkedPaths: paths).problems
    #expect(
      problems.map(\.message).filter { $0.hasPrefix("no type is named") } == [
        "no type is named 'CartStor'", "no type is named 'Gone*'",
      ])
    #expect(problems.first?.suggestion == "did you mean 'CartStore'?")
  }

  @Test(arguments: [
    (
      #""view": { "files": ["App/View/**"], "mayUse": ["data"] }, "data": { "files": ["App/Data/**"], "mayUse": [] }"#,
      []
    ),
    (
      #""view": { "files": ["App/View/**"], "mayUse": ["data"] }, "data": { "files": ["App/Data/**"], "mayUse": ["view"] }"#,
      ["layer 'data' uses nothing of layer 'view', which it may use"]
    ),
    (
      #""view": { "files": ["App/View/**"], "mayUse": ["data"] }, "data": { "files": ["App/Data/**"], "mayUse": [], "public": "*View" }"#,
      ["layer 'data' has no type that is what its 'public' says"]
    ),
  ])
  func `a permission that nobody needs is told where it is to be exact`(layers: String, messages: [String]) {
    for isExact in [true, false] {
      let config = "{ \"exact\": \(isExact), \"layers\": { \(layers) } }"
      let result = OwnRuleCase(config: config, Self.store)
      let problems = UnusedSettings(in: result.codebase, walkedPaths: result.codebase.files.map(\.path))
        .problems
      #expect(problems.map(\.message) == messages.filter { isExact || !$0.contains("may use") })
    }
  }

  @Test func `a type within a function does not say what a file is made of`() {
    let code = """
      // App/Cart.swift
      func row() -> Any {
        struct Local: Row {}
        return Local()
      }
      // App/CartRow.swift
      func step() -> Any {
        enum Step { case first }
        return Step.first
      }
      struct CartRow: Row {}
      // App/Row.swift
      protocol Row {}
      """
    let config = #"{ "layers": { "rows": { "types": { "conformingTo": "Row" } } } }"#
    let result = OwnRuleCase(config: config, code)
    #expect(result.codebase.files.map { $0.layer?.name ?? "-" } == ["-", "rows", "-"])
  }
}
