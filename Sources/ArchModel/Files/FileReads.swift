/// Which files somebody looks at who judges one file after the other.
///
/// One thread uses it. What was made on the way and still holds code of it may be asked by others afterwards: nothing is
/// noted then, and nothing here changes.
@usableFromInline
package final class FileReads: @unchecked Sendable {
  // No lock guards what follows: one thread alone changes it, before others can hold it. With a lock, and with code and
  // what rules know of it made anew for each file, it took all rules of 'layered' a tenth longer to look at
  // home-assistant again after a change of a declaration.
  private var own: Int?
  private var others = Looks()

  package init() {}

  /// What is looked at for the sake of one file, besides the file itself.
  ///
  /// - Parameter known: what was looked at for it before.
  package func noting<Result>(
    for file: FileID, known: Looks = Looks(), _ look: () -> Result
  ) -> (result: Result, reads: Looks) {
    own = file.tableIndex
    others = known
    let result = look()
    let reads = others
    own = nil
    others = Looks()
    return (result, reads)
  }

  @usableFromInline
  func note(_ index: Int) {
    if let own, index != own { others.files.insert(index) }
  }

  /// What is asked of all files at once differs with any of them.
  func noteAll() { if own != nil { others.files.insertAll() } }

  /// Who uses a type differs with any file that begins or ceases to.
  func noteUsers(of type: SymbolID) { if own != nil { others.users.insert(type.tableIndex) } }
}
