import SwiftUI

struct StopView: View {
  let stop: Stop
  let spacing: Spacing

  var body: some View {
    // What is coded or has an identity is a model, whatever layer a team keeps it in.
    if stop.isOpen && stop.isFree { Text("Free") }  // expect: view-decides-nothing "from 'stop.isOpen' and 'stop.isFree'"
    if isFree(stop), stop.isOpen { Text("Open") }  // expect: view-decides-nothing

    // One question, and a value of layout.
    if stop.isOpen { Text("Open") }
    if let note = stop.note, !note.isEmpty { Text(note) }
    if spacing.isWide && spacing.isDense { Text("Dense") }
  }

  private func isFree(_ stop: Stop) -> Bool { stop.isFree }
}
