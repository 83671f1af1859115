import SwiftUI  // expect: domain-imports

struct Letter {
  let lines: [String]
  let answer: Result<Int, Never>
}

func send(_ letter: Letter) throws { throw LetterError.lost }

enum LetterError: Error { case lost }
