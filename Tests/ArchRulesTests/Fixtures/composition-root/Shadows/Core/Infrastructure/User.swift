final class Caller {
  let twice = Twice()
  let loader = Loader()
  let qualified = Core.Base()  // expect: composition-root "'Base'"
}
