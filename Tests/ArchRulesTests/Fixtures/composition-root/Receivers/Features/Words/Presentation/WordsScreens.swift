import UIKit

final class WordsPresenter {
  private let words: Words
  init(words: Words) { self.words = words }
  func load() async { _ = await words.words() }
}

protocol WordsHandling { func load() async }

/// A screen of an app in which screens have presenters leaves its work to one.
final class PlainScreen: UIViewController {
  private let words: Words = RemoteWords()  // expect: composition-root
}

final class HandledScreen: UIViewController {
  var interactor: WordsHandling?
  private let words: Words = RemoteWords()  // expect: composition-root
}

/// Nobody hands it anything in `init`.
final class WordCell: UITableViewCell {
  private let words: Words = RemoteWords()  // expect: composition-root
}
