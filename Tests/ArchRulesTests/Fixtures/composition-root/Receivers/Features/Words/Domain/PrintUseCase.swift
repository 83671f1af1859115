final class PrintUseCase {
  private let printing = FirstPrinting()  // expect: composition-root
  func execute() async -> String { await printing.write() }
}
