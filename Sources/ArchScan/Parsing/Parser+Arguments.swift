import ArchFacts

/// Links the arguments of one call while they are read.
struct ArgumentPlaces {
  /// Into `calls`; none if its arguments are not to be noted.
  let call: Int32
  /// The last argument so far; into `arguments`.
  var last = FileFacts.none
}

extension Parser {
  /// What is between the brackets of a subscript, an interpolation or a tuple.
  mutating func parseArgumentList(pattern: PatternKind = .none) {
    var list = ArgumentPlaces(call: FileFacts.none)
    parseArgumentList(call: FileFacts.none, pattern: pattern, noting: &list)
  }

  /// The arguments of a call, up to the closing bracket.
  mutating func parseArgumentList(call: Int32, pattern: PatternKind, noting list: inout ArgumentPlaces) {
    var index: Int32 = 0
    while current.startsArgument {
      var label = ByteRange.none
      if current.isLabel, next.kind == .colon {
        label = current.range
        advance()
        advance()
      } else if kind == .colon {
        advance()
      }
      let start = current.start
      let argument = addArgument(label, of: &list)
      if kind == .binaryOperator, next.kind == .comma || next.kind == .rightParen || next.kind == .rightSquare
      {
        advance()
      } else {
        if kind == .period, call >= 0 {
          argumentPlace = ArgumentPlace(call: call, label: label, index: index)
        }
        parseExpression(.basic, pattern: pattern)
      }
      let end = max(start, cursor.previousEnd)
      let goesOn = consume(.comma)
      if argument >= 0 {
        let next = goesOn && current.startsArgument ? Int32(facts.arguments.count) : FileFacts.none
        facts.arguments[argument].finish(at: end, next: next)
      }
      index += 1
      guard goesOn else { return }
    }
  }

  mutating func parseTrailingClosures() {
    var list = ArgumentPlaces(call: FileFacts.none)
    parseTrailingClosures(noting: &list)
  }

  mutating func parseTrailingClosures(noting list: inout ArgumentPlaces) {
    parseTrailingClosure(.none, of: &list)
    while current.isLabel, word != .default, next.kind == .colon,
      cursor.token(at: cursor.index + 2).kind == .leftBrace
    {
      let label = current.range
      advance()
      advance()
      parseTrailingClosure(label, of: &list)
    }
  }

  private mutating func parseTrailingClosure(_ label: ByteRange, of list: inout ArgumentPlaces) {
    let start = current.start
    let before = list.last
    let argument = addArgument(label, of: &list, isTrailingClosure: true)
    if argument >= 0 {
      if before >= 0 {
        facts.arguments[Int(before)].next = Int32(argument)
      } else {
        facts.calls[Int(list.call)].firstArgument = Int32(argument)
      }
    }
    parseClosure()
    if argument >= 0 {
      facts.arguments[argument].finish(at: max(start, cursor.previousEnd), next: FileFacts.none)
    }
  }

  /// Notes an argument whose value starts here; answers its place in `arguments`. The code that reads the value ends it.
  private mutating func addArgument(
    _ label: ByteRange, of list: inout ArgumentPlaces, isTrailingClosure: Bool = false
  ) -> Int {
    guard list.call >= 0 else { return -1 }
    let index = facts.arguments.count
    facts.arguments.append(
      Argument(
        label: label, value: ByteRange(start: current.start, end: current.start),
        isTrailingClosure: isTrailingClosure))
    list.last = Int32(index)
    return index
  }
}

extension Argument {
  fileprivate mutating func finish(at end: Int32, next: Int32) {
    value.end = end
    self.next = next
  }
}
