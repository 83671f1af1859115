#Preview { ContentView(model: .preview).environment(\.colorScheme, .dark) }
#Preview("Named", traits: .landscapeLeft, body: { Other.view() })
@available(iOS 17, *) #Preview("With availability") { @Previewable @State var on = true; Toggle("x", isOn: $on) }
struct Previews: PreviewProvider { static var previews: some View { Group { ContentView() ; Text("a") }.previewDevice("iPhone \(number())") } }
@Suite("Suite", .serialized, .tags(.a)) struct Tests { @Test("name }", .enabled(if: Flags.on && x), arguments: zip([1, 2], Foo.all)) func go(i: Int) async throws { #expect(throws: E.self) { try run() } ; let x = try #require(await y()) ; #expect(x == 1, "message \(z())") } }
final class Old: XCTestCase { override func setUp() { super.setUp() ; sut = .init(a: MockA.shared) } ; func testIt() throws { XCTAssertEqual(try sut.go(), .ok(1)) ; let e = expectation(description: "e {") ; wait(for: [e], timeout: 1) } }
