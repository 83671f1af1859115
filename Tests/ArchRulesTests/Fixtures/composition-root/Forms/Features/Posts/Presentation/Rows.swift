import SwiftUI

// What a row shows and what to tell of it is a value, whatever it is called.
struct PostRowViewModel {
  let title: String
  let author: String?
  let onTap: () -> Void
  let onDelete: ((Int) -> ())?
}

struct PostErrorViewModel {
  let message: String
  var retry: @MainActor () -> Void = {}
}

// Functions that answer or wait are work.
struct PostCountViewModel {
  let title: String
  let count: () -> Int
  let total: () -> Int
}

struct PostLoadingViewModel {
  let title: String
  let load: () async -> Void
  let reload: () async -> Void
}

struct PostList: View {
  let posts: [String]

  var body: some View {
    VStack {
      ForEach(posts, id: \.self) { post in
        PostRow(viewModel: PostRowViewModel(title: post, author: nil, onTap: {}, onDelete: nil))
      }
      PostError(viewModel: PostErrorViewModel(message: "No posts"))
      PostCount(viewModel: PostCountViewModel(title: "All", count: { 1 }, total: { 2 })) // expect: composition-root
      PostLoading(viewModel: PostLoadingViewModel(title: "All", load: {}, reload: {})) // expect: composition-root
    }
  }
}

struct PostRow: View {
  let viewModel: PostRowViewModel
  var body: some View { Button(viewModel.title, action: viewModel.onTap) }
}

struct PostError: View {
  let viewModel: PostErrorViewModel
  var body: some View { Button(viewModel.message, action: viewModel.retry) }
}

struct PostCount: View {
  let viewModel: PostCountViewModel
  var body: some View { Text(viewModel.title) }
}

struct PostLoading: View {
  let viewModel: PostLoadingViewModel
  var body: some View { Text(viewModel.title) }
}
