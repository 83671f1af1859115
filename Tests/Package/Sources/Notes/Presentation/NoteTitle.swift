struct NoteTitle {
  let note: Note

  var text: String { String(note.text.prefix(40)) }
}
