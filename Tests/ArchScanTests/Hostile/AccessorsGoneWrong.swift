struct A { var b: C { get set { d() } ; var e: F { get async throws } ; var g: H { set( { } didSet } ; subscript { get } }
class After { func a() { b() } }
