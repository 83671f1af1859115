import ArchRules
import Testing

@Suite struct SuppressionReachTests {
  @Test(arguments: [
    "// archcheck:disable:next no-singletons - old server\nSINGLETON\nSINGLETON",
    "//archcheck:disable:next no-singletons - old server\nSINGLETON\nSINGLETON",
    "//\tarchcheck:disable:next\tno-singletons\t-\told server\nSINGLETON\nSINGLETON",
    "/* archcheck:disable:next no-singletons - old server */\nSINGLETON\nSINGLETON",
    "/*archcheck:disable:next no-singletons - old server*/\nSINGLETON\nSINGLETON",
    "func a() {}  // archcheck:disable:next no-singletons - old server\nSINGLETON\nSINGLETON",
  ])
  func `the next line and no other is silenced`(source: String) throws {
    let code = try CheckedCode(source)
    #expect(code.silenced == [2])
    #expect(code.open == [3])
    #expect(code.complaints == [])
  }

  @Test(arguments: [
    ("- old server ", "old server"), ("-- old – server", "old – server"), ("—  größer", "größer"),
    ("until 2027-01-01 - see #12, - soon", "see #12, - soon"), ("-x", "x"),
  ])
  func `the reason goes with what is silenced`(end: String, reason: String) throws {
    for (comment, close) in [("//", ""), ("/*", "*/")] {
      let code = try CheckedCode(
        "\(comment) archcheck:disable:next no-singletons \(end)\(close)\r\nSINGLETON")
      #expect(code.findings.filter { $0.status == .suppressed }.map(\.reason) == [reason])
    }
    #expect(try CheckedCode("SINGLETON").findings.first?.reason == nil)
  }

  @Test func `CRLF and a byte order mark change nothing`() throws {
    let code = try CheckedCode(
      "\u{FEFF}// archcheck:disable:next no-singletons - old server\r\n\r\nSINGLETON\r\nSINGLETON\r\n"
        + "SINGLETON // archcheck:disable:this no-singletons until 2027-01-01 - b\r\n"
        + "// archcheck:disable no-singletons\r\nSINGLETON\r\n// archcheck:enable no-singletons\r\n")
    #expect(code.silenced == [3, 5, 7])
    #expect(code.open == [4])
    #expect(code.complaints == ["6: the suppression of 'no-singletons' gives no reason"])
  }

  @Test func `what begins with the line after is not meant`() throws {
    let config = """
      {"own": [{"id": "no-shell", "because": "A.", "in": {"files": ["**"]}, "forbid": {"calls": ["shell"]}}]}
      """
    let code = try CheckedCode(
      "// archcheck:disable:next no-shell - old server\nshell()\nshell()\n"
        + "shell() // archcheck:disable:this no-shell - old server\nshell()", config: config)
    #expect(code.silenced == [2, 4])
    #expect(code.open == [3, 5])
  }

  @Test func `comments and blank lines between are stepped over`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable:next no-singletons - old server
      // as agreed in May

      /* of 2026,
         until the new one */
      /// The session.
      SINGLETON
      """)
    #expect(code.silenced == [7])
    #expect(code.open == [])
  }

  @Test func `attributes are stepped over, and the declaration below them is meant`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable:next no-singletons - old server
      @MainActor
      @available(
        iOS, deprecated: 17, message: "gone) with @this",
        renamed: "T" // )
      )
      // a word
      @Wrapped<Set<Int>>("a") @objc
      SINGLETON
      SINGLETON
      """)
    #expect(code.silenced == [9])
    #expect(code.open == [10])
    #expect(code.complaints == [])
  }

  @Test func `an attribute that is a finding itself is silenced with its declaration`() throws {
    let code = try CheckedCode(
      """
      final class Session {
        // archcheck:disable:next no-singletons - old server
        @MainActor
        static let shared = Session()
        func save() {}
      }
      """)
    #expect(code.silenced == [4])
    #expect(code.complaints == [])
  }

  @Test func `code on the line of a block comment is not the next line`() throws {
    let code = try CheckedCode(
      "/* archcheck:disable:next no-singletons - old server */ SINGLETON\nSINGLETON")
    #expect(code.silenced == [2])
    #expect(code.open == [1])
  }

  @Test func `nothing follows a comment at the end of the file`() throws {
    for ending in ["", "\n", "\n\n// the end\n", " /* */ func a() {}"] {
      let code = try CheckedCode(
        "SINGLETON\n/* archcheck:disable:next no-singletons - old server */\(ending)")
      #expect(code.open == [1])
      #expect(code.complaints == ["2: the suppression of 'no-singletons' silences nothing"])
      #expect(code.labels == ["there is no code below"])
    }
  }

  @Test func `this line is the one that the comment is on`() throws {
    let code = try CheckedCode(
      """
      SINGLETON
      SINGLETON  // archcheck:disable:this no-singletons - old server
      /* archcheck:disable:this no-singletons - old server */ SINGLETON
      SINGLETON
      """)
    #expect(code.silenced == [2, 3])
    #expect(code.open == [1, 4])
  }

  @Test func `a region reaches from the comment to the one that ends it`() throws {
    let code = try CheckedCode(
      """
      SINGLETON
      SINGLETON  // archcheck:disable no-singletons - old server
      SINGLETON
      /* archcheck:enable no-singletons */ SINGLETON
      """)
    #expect(code.silenced == [3])
    #expect(code.open == [1, 2, 4])
    #expect(code.complaints == [])
  }

  @Test func `a region that nothing ends reaches to the end of the file`() throws {
    let code = try CheckedCode(
      "SINGLETON\n/* archcheck:disable no-singletons - old server */\nSINGLETON\nSINGLETON")
    #expect(code.silenced == [3, 4])
    #expect(code.open == [1])
  }

  @Test func `a region of two rules is ended for each by itself`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable no-singletons, no-shell - old server
      import Shell
      SINGLETON
      // archcheck:enable no-singletons
      SINGLETON
      import Shell
      // archcheck:enable no-shell
      import Shell
      """, config: CheckedCode.configForbiddingShell)
    #expect(code.silenced == [2, 3, 6])
    #expect(code.open == [5, 8])
    #expect(code.complaints == [])
  }

  @Test func `the smallest reach counts as used, and the other silences nothing`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable no-singletons - all of it
      // archcheck:disable:next no-singletons - this one
      SINGLETON
      """)
    #expect(code.silenced == [3])
    #expect(code.complaints == ["1: the suppression of 'no-singletons' silences nothing"])
    #expect(code.labels == ["another comment already silences what 'no-singletons' finds"])
  }

  @Test func `what is in strings and doc comments silences nothing`() throws {
    let code = try CheckedCode(
      #"""
      let a = "// archcheck:disable no-singletons - a"; SINGLETON
      let b = """
        // archcheck:disable no-singletons - b
        """; SINGLETON
      let c = #"/* archcheck:disable no-singletons - c */"#
      /// archcheck:disable no-singletons - d
      /** archcheck:disable no-singletons - e */
      SINGLETON
      // Write `archcheck:disable no-singletons - f` to silence it.
      // /* archcheck:disable no-singletons - g */
      SINGLETON
      """#)
    #expect(code.open == [1, 4, 8, 11])
    #expect(code.silenced == [])
    #expect(code.complaints == [])
  }

  @Test func `a comment within an interpolation is one`() throws {
    let code = try CheckedCode(
      #"let a = "\(1 /* archcheck:disable:this no-singletons - a */)"; SINGLETON"#)
    #expect(code.silenced == [1])
  }

  @Test func `an unterminated comment is read to its end`() throws {
    let code = try CheckedCode("SINGLETON /* archcheck:disable:this no-singletons - a")
    #expect(code.silenced == [1])
    #expect(code.complaints == [])
    for cut in [
      "/*archcheck:", "/*archcheck:*", "//archcheck:", "/*archcheck:disable", "//archcheck:disable:this ,",
    ] {
      #expect(try CheckedCode("SINGLETON \(cut)").open == [1], "\(cut)")
    }
  }

  @Test func `each of several comments above the same code reaches it`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable:next no-shell - a
      // archcheck:disable:next no-singletons - b
      @MainActor // archcheck:disable:next no-shell - c
      @objc /* archcheck:disable:next no-shell - d */ /* archcheck:disable:next no-shell - e */
      SINGLETON; import Shell
      // archcheck:disable:next no-shell - f
      import Shell
      """, config: CheckedCode.configForbiddingShell)
    #expect(code.silenced == [5, 5, 7])
    #expect(
      code.complaints.map { $0.prefix { $0 != ":" } } == ["1", "3", "4"],
      "only the comment right above the code counts as used")
  }

  @Test func `a second region of a rule goes on where the first one was`() throws {
    let code = try CheckedCode(
      """
      // archcheck:disable no-singletons - a
      SINGLETON
      // archcheck:disable no-singletons until 2020-01-01 - gone
      SINGLETON
      // archcheck:disable no-singletons - b
      // archcheck:enable no-singletons
      SINGLETON
      """)
    #expect(code.silenced == [2, 4])
    #expect(code.open == [7])
    #expect(
      code.complaints == [
        "3: the suppression of 'no-singletons' ended on 2020-01-01",
        "5: the suppression of 'no-singletons' silences nothing",
      ])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "// archcheck:disable:next no-singletons - a\n", "/* archcheck:disable:next no-singletons - a */ ",
      "@objc // archcheck:disable:next no-singletons - a\n", "// archcheck:disable no-singletons - a\n",
      "/* archcheck:disable:this no-singletons - a */ ", "/* archcheck:enable no-singletons */ ",
      "// archcheck:disable no-singletons until 2020-01-01 - a\n",
    ])
  func `many comments take no longer than their number says`(comment: String) throws {
    let code = try CheckedCode(
      String(repeating: comment, count: 10_000) + "\nSINGLETON " + String(repeating: ";SINGLETON", count: 50))
    #expect(code.silenced.count + code.open.count == 51)
    #expect(code.complaints.count >= 9_999)
  }
}

extension SuppressionReachTests {
  @Test func `a comment whose first place another one silences is told so`() throws {
    let config = """
      {
        "extends": "layered",
        "own": [
          { "id": "no-shell", "because": "A.", "in": { "files": ["**"] }, "forbid": { "calls": ["shell"] } }
        ]
      }
      """
    let code = try CheckedCode(
      "// archcheck:disable:next no-shell - a\nshell()  // archcheck:disable:this no-shell - b",
      config: config)
    #expect(code.silenced == [2])
    #expect(code.complaints == ["1: the suppression of 'no-shell' silences nothing"])
    #expect(code.labels == ["another comment already silences what 'no-shell' finds"])
  }
}
