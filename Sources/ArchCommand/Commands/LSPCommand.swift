import ArchEditor
import ArchSystem

/// `archcheck lsp`: a language server, over standard input and output, until the client says 'exit' or goes away.
enum LSPCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var reader = MessageReader()
    var server = LanguageServer(arguments)
    while true {
      let piece: [UInt8]
      do throws(SystemError) {
        piece = try SystemCalls.readNext()
      } catch {
        throw .path("-", error)
      }
      // Whoever goes away without a word has no use for an answer.
      if piece.isEmpty { return server.exitCode ?? .findings }
      reader.append(piece)
      while server.exitCode == nil, let event = reader.next() { server.handle(event) }
      // Of several changes in a row only the last one is worth a check.
      if server.exitCode == nil, server.isStale, !SystemCalls.isInputWaiting() { server.publish() }
      let bytes = server.takeOutbox()
      if !bytes.isEmpty, try !Output.standard.answer(bytes) { return .findings }
      server.letGo()
      if let code = server.exitCode { return code }
    }
  }
}
