import SwiftUI

struct MailView: View {
  @StateObject var viewModel: MailViewModel

  var body: some View {
    List(viewModel.letters) { letter in
      if letter.isSealed && letter.isSigned {  // expect: view-decides-nothing
        Text("Ready")
      }
    }
    ForEach(viewModel.rows.reversed(), id: \.id) { row in
      if row.isSealed || row.isSigned { Text("Nearly") }  // expect: view-decides-nothing
      if row.id == viewModel.rows.last?.id, row.isSealed { Text("Last") }
    }
    ForEach($viewModel.rows) { $row in
      if row.isSealed && !row.isSigned { Text("Sign it") }  // expect: view-decides-nothing
    }
    Picker(viewModel.letters) { letter in
      if letter.pages > 3 { Text("Heavy") }  // expect: view-decides-nothing
    }
    line(viewModel.rows[0])
    // Numbers of lines, and names that a closure gives for something else.
    ForEach(0..<3) { row in
      if row > 1 { Text("\(row)") }
    }
    if viewModel.pages > 20 { Text("A parcel") }
  }

  private func line(_ row: LetterRow) -> some View {
    VStack {
      if row.pages > 1 { Text("\(row.pages) pages") }  // expect: view-decides-nothing
      if row.isSealed { Text("Sealed") }
    }
  }
}

struct EnvelopeView: View {
  let envelope: Envelope
  let ribbon: Ribbon

  var body: some View {
    if envelope.isOpen && envelope.stamps > 0 { Text("Open") }  // expect: view-decides-nothing
    if ribbon.isRed && ribbon.isWide { Text("Nice") }
  }
}
