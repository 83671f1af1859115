import Testing

@testable import ArchCommand

@Test(arguments: CompletedShell.allCases)
func `completions offer every command and every option`(shell: CompletedShell) {
  let script = Completions.script(for: shell)
  for command in Command.allCases { #expect(script.contains(command.rawValue)) }
  for flag in Flag.all {
    let name = flag.name.rawValue
    #expect(script.contains(shell == .fish ? "-l \(name.dropFirst(2)) " : name), "\(name)")
  }
}

@Test func `bash takes the completions and offers what fits`() throws {
  let folder = try TemporaryFolder()
  try folder.write(
    Completions.script(for: .bash) + """
      COMP_WORDS=(archcheck check --fail-on w); COMP_CWORD=3; _archcheck; echo "${COMPREPLY[@]}"
      COMP_WORDS=(archcheck base); COMP_CWORD=1; _archcheck; echo "${COMPREPLY[@]}"
      COMP_WORDS=(archcheck baseline pr); COMP_CWORD=2; _archcheck; echo "${COMPREPLY[@]}"

      """, to: "complete.sh")
  let outcome = try Binary.run(program: "/bin/bash", "complete.sh", in: folder)
  #expect(outcome.output == "warning\nbaseline\nprune\n", "\(outcome.error)")
}
