final class Coordinator {
  let a: A? = nil
  let order: Order? = nil
}
