struct Berth {
  let number: Int
  let name: String

  init(received: BerthResponseModel) {  // expect: layer-dependencies "uses 'BerthResponseModel' from layer 'data'"
    number = received.number
    name = received.name
  }

  // What a decoded value is called says nothing here; that it is decoded and becomes another value does.
  init(_ berth: HarbourBerth) {  // expect: layer-dependencies "uses 'HarbourBerth' from layer 'data'"
    number = berth.number
    name = berth.name
  }

  // A value that nobody decodes is one like others, and may move.
  init(_ slot: Slot) {  // expect: layer-dependencies "uses 'Slot' from layer 'data'"
    number = slot.number
    name = ""
  }
}
