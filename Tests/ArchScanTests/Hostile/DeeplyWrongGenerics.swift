struct A<B<C>: D<E>> where F< { }
func g<<<<<h>() {}
let i: J<K<L = m<n<o>>>>>>p
extension <Q> {}
