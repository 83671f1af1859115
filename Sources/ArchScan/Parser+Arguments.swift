import ArchFacts

/// Links the arguments of one call while they are read.
struct ArgumentPlaces {
  /// Into `calls`; none if its arguments are not to be noted.
  let call: Int32
  /// The last argument so far; into `arguments`.
  var last = FileFacts.none
}

extension Parser {
  /// What stands between the brackets of a subscript, an interpolation or a tuple.
  mutating func parseArgumentList(pattern: PatternKind = .none) {
    var list = ArgumentPlaces(call: FileFacts.none)
    parseArgumentList(call: FileFacts.none, pattern: pattern, noting: &list)
  }

  /// The arguments of a call, up to the closing bracket.
  mutating func parseArgumentList(call: Int32, pattern: PatternKind, noting list: inout ArgumentPlaces) {
    var index: Int32 = 0
    while !kind.isClosing, kind != .endOfFile {
      var label = ByteRange.none
      if current.isLabel, next.kind == .colon {
        label = current.range
        advance()
        advance()
      } else if kind == .colon {
        advance()
      }
      let argument = beginArgument(label, of: &list)
      if kind == .binaryOperator, next.kind == .comma || next.kind == .rightParen || next.kind == .rightSquare
      {
        advance()
      } else {
        if kind == .period, call >= 0 {
          argumentPlace = ArgumentPlace(call: call, label: label, index: index)
        }
        parseExpression(.basic, pattern: pattern)
      }
      endArgument(argument)
      index += 1
      guard consume(.comma) else { return }
    }
  }

  mutating func parseTrailingClosures() {
    var list = ArgumentPlaces(call: FileFacts.none)
    parseTrailingClosures(noting: &list)
  }

  mutating func parseTrailingClosures(noting list: inout ArgumentPlaces) {
    let first = beginArgument(.none, of: &list, isTrailingClosure: true)
    parseClosure()
    endArgument(first)
    while current.isLabel, word != .default, next.kind == .colon,
      cursor.token(at: cursor.index + 2).kind == .leftBrace
    {
      let label = current.range
      advance()
      advance()
      let argument = beginArgument(label, of: &list, isTrailingClosure: true)
      parseClosure()
      endArgument(argument)
    }
  }

  /// Notes an argument whose value starts here; answers its place in `arguments`.
  private mutating func beginArgument(
    _ label: ByteRange, of list: inout ArgumentPlaces, isTrailingClosure: Bool = false
  ) -> Int {
    guard list.call >= 0 else { return -1 }
    let index = facts.arguments.count
    facts.arguments.append(
      Argument(
        call: list.call, label: label, value: ByteRange(start: current.start, end: current.start),
        isTrailingClosure: isTrailingClosure))
    if list.last >= 0 {
      facts.arguments[Int(list.last)].next = Int32(index)
    } else {
      facts.calls[Int(list.call)].firstArgument = Int32(index)
    }
    list.last = Int32(index)
    return index
  }

  private mutating func endArgument(_ argument: Int) {
    guard argument >= 0 else { return }
    facts.arguments[argument].value.end = max(facts.arguments[argument].value.start, cursor.previousEnd)
  }
}
