import Foundation
import Testing

/// A shape of source text that repeats: `prefix`, `opening` many times, `middle`, `closing` as many
/// times, `suffix`.
struct LargeInput: CustomTestStringConvertible, Sendable {
  let name: String
  let prefix: String
  let opening: String
  let middle: String
  let closing: String
  let suffix: String

  init(
    _ name: String, _ prefix: String = "", _ opening: String, _ middle: String = "", _ closing: String = "",
    _ suffix: String = "\nfunc after() { done() }\n"
  ) {
    self.name = name
    self.prefix = prefix
    self.opening = opening
    self.middle = middle
    self.closing = closing
    self.suffix = suffix
  }

  var testDescription: String { name }

  func bytes(count: Int, isClosed: Bool = true) -> [UInt8] {
    var bytes = Array(prefix.utf8)
    for _ in 0..<count { bytes += opening.utf8 }
    bytes += middle.utf8
    if isClosed { for _ in 0..<count { bytes += closing.utf8 } }
    bytes += suffix.utf8
    return bytes
  }

  /// Set for a run that takes its time.
  private static let isThorough = ProcessInfo.processInfo.environment["ARCHCHECK_FUZZ_SECONDS"] != nil

  /// Each twice the one before. Twenty thousand levels already need more stack than there is, if they are
  /// followed; a hundred thousand take a build for debugging too long for every day.
  static let counts = isThorough ? [26, 1_000, 50_000, 100_000] : [26, 1_000, 6_000]
  static let bytesOfOneLine = isThorough ? 10_000_000 : 60_000
}

extension LargeInput {
  static let nested: [LargeInput] = [
    .init("parentheses", "let a = ", "(", "b", ")"),
    .init("calls", "let a = ", "b(", "c", ")"),
    .init("labelled calls", "let a = ", "b(c: ", "d", ")"),
    .init("subscripts", "let a = ", "b[", "c", "]"),
    .init("arrays", "let a = ", "[", "b", "]"),
    .init("dictionaries", "let a = ", "[b: ", "c", "]"),
    .init("braces", "{", "{", "a", "}", "}"),
    .init("closures", "let a = ", "{ b in ", "c", " }"),
    .init("closures with captures", "let a = ", "{ [b = ", "c", "] in d }"),
    .init("trailing closures", "func a() {", "b { ", "c()", " }", "}"),
    .init("labelled trailing closures", "func a() {", "b { } c: { ", "d()", " }", "}"),
    .init("interpolations", "let a = ", "\"\\(", "b", ")\""),
    .init("multi-line interpolations", "let a = ", "\"\"\"\n\\(", "b", ")\n\"\"\""),
    .init("raw interpolations", "let a = ", "#\"\\#(", "b", ")\"#"),
    .init("comments", "", "/*", " a ", "*/"),
    .init("generic arguments", "let a: ", "A<", "B", ">"),
    .init("generic arguments in expressions", "let a = ", "A<", "B", ">", ".c()"),
    .init("less-than signs", "let a = ", "<", "b", ">"),
    .init("comparisons", "func a() { ", "b < ", "c", " > (d)", " }"),
    .init("array types", "let a: ", "[", "B", "]"),
    .init("dictionary types", "let a: ", "[B: ", "C", "]"),
    .init("tuple types", "let a: ", "(", "B", ")"),
    .init("function types", "let a: ", "(B, ", "C", ") -> D"),
    .init("inline array types", "let a: ", "[3 of ", "B", "]"),
    .init("array types or literals", "let a = ", "[", "B", "]", "()"),
    .init("tuple types or expressions", "let a = b as ", "(", "C", ")", " ?? d"),
    .init("if statements", "func a() {", "if true {", "b()", "}", "}"),
    .init("else branches", "func a() {", "if b { } else { ", "c()", "}", "}"),
    .init("if expressions", "let a = ", "if b { 1 } else { ", "2", " }"),
    .init("conditions", "func a() { ", "if b { ", "c", " } { }", "}"),
    .init("guard statements", "func a() {", "guard b else {", "return", "}", "}"),
    .init("switch statements", "func a() {", "switch b { case .c: ", "d()", "}", "}"),
    .init("loops", "func a() {", "for b in c {", "d()", "}", "}"),
    .init("while loops", "func a() {", "while b {", "d()", "}", "}"),
    .init("repeat loops", "func a() {", "repeat {", "b()", "} while c", "}"),
    .init("do blocks", "func a() {", "do {", "b()", "} catch { }", "}"),
    .init("functions", "", "func a() {", "b()", "}"),
    .init("types", "", "struct A {", "let b = c()", "}"),
    .init("types in functions", "", "struct A { func b() {", "c()", "} }"),
    .init("accessors", "", "var a: B { get {", "c()", "} }"),
    .init("default arguments", "", "func a(b: C = { ", "d()", " }()) { }"),
    .init("conditional compilation", "", "#if A\n", "import B\n", "#endif\n"),
    .init("conditional members", "struct A {\n", "#if B\n", "let c = d\n", "#endif\n", "}\n"),
    .init("conditional postfixes", "let a = b\n", "#if C\n.d()\n", ".e()\n", "#endif\n"),
    .init("attributes", "", "@A(", "b", ") ", "func c() {}"),
    .init("attribute arguments", "@A", "(b: ", "c", ")", " func d() {}"),
    .init("macros", "let a = ", "#b(", "c", ")"),
    .init("macros with closures", "", "#a { ", "b()", " }"),
    .init("enum patterns", "func a() { switch b { case ", ".c(", "let d", ")", ": e() } }"),
    .init("tuple patterns", "let ", "(a, ", "b", ")", " = c"),
    .init("for patterns", "func a() { for case ", ".b(", "let c", ")", " in d { } }"),
    .init("ternaries in the middle", "let a = ", "b ? ", "c", " : d"),
    .init("key paths", "let a = ", "\\B.c[", "d", "]"),
    .init("mixed brackets", "let a = ", "([{ b(", "c", ") }])"),
    .init("mixed statements", "", "class A { func b() { if c { d { ", "e()", " } } } }"),
    .init("enum payloads", "enum A { case b", "(C, ", "D", ")", " }"),
    .init("casts", "let a = ", "(", "b", " as C)"),
    .init("tries", "let a = ", "try (", "b", ")"),
  ]

  static let chained: [LargeInput] = [
    .init("member names", "let a = b", ".c"),
    .init("upper-case member names", "let a = B", ".C"),
    .init("method calls", "let a = b", ".c()"),
    .init("method calls with closures", "let a = b", ".c { $0 }"),
    .init("calls of results", "let a = b", "()"),
    .init("subscripts of results", "let a = b", "[0]"),
    .init("optional chaining", "let a = b", "?.c"),
    .init("question marks", "let a = b", "?"),
    .init("exclamation marks", "let a = b", "!"),
    .init("periods", "let a = b", "."),
    .init("sums", "let a = b", " + c"),
    .init("products without blanks", "let a = b", "/c"),
    .init("slashes", "let a = b ", "/"),
    .init("slashes with blanks", "let a = b", " / "),
    .init("slashes that could begin a regex", "func a() { b(", "/c, ", "d", "", ") }"),
    .init("lines that could begin a regex", "", "a(/b)\n"),
    .init("less-than comparisons", "let a = b", " < c"),
    .init("possible generic arguments", "func a() { ", "b<c, "),
    .init("prefix operators", "let a = ", "- "),
    .init("prefix negations", "let a = ", "!"),
    .init("prefix tries", "let a = ", "try "),
    .init("prefix awaits", "let a = ", "await "),
    .init("ampersands", "let a = ", "& "),
    .init("ternaries", "let a = b", " ? c : d"),
    .init("ternaries without colon", "let a = b", " ? c"),
    .init("ternaries in an array", "let a = [", "b ? c : d, ", "e", "", "]"),
    .init("conjunctions", "func a() { if b", " && c", " { }", "", "}"),
    .init("coalescings", "let a = b", " ?? c"),
    .init("conditions", "func a() { if b", ", let c = d", " { }", "", "}"),
    .init("else if", "func a() { if b { }", " else if c { }", "", "", "}"),
    .init("switch cases", "func a() { switch b {", " case .c(let d): e()\n", "", "", "} }"),
    .init("patterns of a case", "func a() { switch b { case .c", ", .d(let e)", ": f() } }"),
    .init("catch clauses", "func a() { do { }", " catch B.c { }", "", "", "}"),
    .init("trailing closures", "func a() { b { }", " c: { }", "", "", "}"),
    .init("casts", "let a = b", " as C"),
    .init("inherited types", "class A: B", ", C", " { }"),
    .init("compositions", "let a: B", " & C"),
    .init("arrows", "let a: B", " -> C"),
    .init("curried function types", "let a: ", "(B) -> ", "C"),
    .init("optional types", "let a: B", "?"),
    .init("nested type names", "let a: B", ".C"),
    .init("extended type names", "extension A", ".B", " { }"),
    .init("import paths", "import A", ".B"),
    .init("enum elements", "enum A { case b", ", c", " }"),
    .init("enum cases", "enum A {", " case b(C, d: E = .f);", " }"),
    .init("bindings", "let a = b", ", c: D = e()"),
    .init("arguments", "a(b", ", c: d", ")"),
    .init("array elements", "let a = [b", ", c()", "]"),
    .init("dictionary elements", "let a = [b: c", ", d: e()", "]"),
    .init("parameters", "func a(b: C", ", d e: F = g()", ") { }"),
    .init("generic parameters", "func a<B", ", C: D", ">() { }"),
    .init("requirements", "func a<B>() where B: C", ", B.D == E", " { }"),
    .init("statements", "", "a(b); "),
    .init("semicolons", "", ";"),
    .init("imports", "", "import A; "),
    .init("functions", "", "func a() { b() }\n"),
    .init("types", "", "struct A { let b = c() }\n"),
    .init("attributes on one declaration", "", "@A ", "func b() { }"),
    .init("attributes without a declaration", "", "@A(b) "),
    .init("modifiers", "", "public ", "func a() { }"),
    .init("macros", "", "#a\n"),
    .init("strings", "let a = b", " + \"c\\(d)\""),
    .init("interpolations in one string", "let a = \"", "\\(b) ", "", "", "\"\n"),
    .init("unclosed interpolations", "", "\"\\(a\n"),
    .init("unclosed strings", "", "\"a\n"),
    .init("unclosed multi-line strings", "", "\"\"\"a "),
    .init("unclosed raw strings", "", "#\"a "),
    .init("unclosed regexes", "", "a = /b(\n"),
    .init("unclosed extended regexes", "", "#/a "),
    .init("unclosed multi-line regexes", "", "#/\na "),
    .init("unclosed backticks", "", "`a\n"),
    .init("backticks", "", "` "),
    .init("hashes", "", "#"),
    .init("hashes before a quote", "let a = ", "#", "\"b\""),
    .init("backslashes", "let a = \"", "\\"),
    .init("key path components", "let a = \\B", ".c[d]?"),
    .init("backslashes outside of strings", "", "\\"),
    .init("line comments", "", "// a /*\n"),
    .init("block comments", "", "/* a */"),
    .init("stars", "/", "*"),
    .init("dollars", "", "$"),
    .init("digits", "let a = ", "1"),
    .init("digits and periods", "let a = ", "1."),
    .init("one name", "let a = ", "b"),
    .init("one name outside of ASCII", "let a = ", "é"),
    .init("one operator", "let a = b ", "+", " c"),
    .init("else branches of a directive", "#if A\n", "#else\n", "#endif\n"),
    .init("directive ends", "", "#endif\n"),
    .init("conflict markers", "", "<<<<<<< a\n=======\n"),
    .init("placeholders", "", "<#a#>"),
    .init("unclosed placeholders", "", "<#"),
    .init("opening and closing braces", "", "}{"),
    .init("closing braces", "", "}"),
    .init("closing parentheses", "", ")"),
    .init("closing brackets", "", "]"),
    .init("closing angles", "", ">"),
    .init("commas", "", ","),
    .init("colons", "", ":"),
    .init("question marks and colons", "", "?:"),
    .init("NUL bytes", "", "\0"),
    .init("blanks", "", " "),
    .init("line ends", "", "\n"),
    .init("carriage returns", "", "\r"),
    .init("byte order marks", "", "\u{FEFF}"),
    .init("closures called at once", "", "{ a }()\n"),
    .init("closures in a row", "a ", "{ b } "),
    .init("possible closure signatures", "let a = { ", "(b, "),
    .init("capture lists", "let a = { ", "[b] "),
    .init("labels", "", "a: "),
    .init("if without bodies", "", "if "),
    .init("cases without a switch", "", "case "),
    .init("functions without bodies", "", "func "),
    .init("types without bodies", "", "class "),
    .init("wheres", "", "where "),
    .init("accessors", "var a: B { ", "get { c } ", "", "", "}"),
    .init("equals signs", "", "= "),
    .init("in", "let a = { ", "in "),
  ]
}
