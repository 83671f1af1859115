final class Keeper {
  func keep<Model: AnyObject>(_ model: inout Model?, make: () -> Model) -> Model {
    let kept = model ?? make()
    model = kept
    return kept
  }

  func all<Model, Other>(_ model: Model, make: () -> Other) -> Model { model }
}
