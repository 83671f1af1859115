import SwiftUI

// Says how a value is shown.
protocol Captioning { func caption(for name: String) -> String }
struct CaptionFormatter: Captioning { func caption(for name: String) -> String { name } }
struct PlainCaption: Captioning, Equatable { func caption(for name: String) -> String { name } }

// A state that gives way to others.
protocol BarState { func tapped() -> any BarState }
struct EditingState: BarState { func tapped() -> any BarState { IdleState() } }
struct IdleState: BarState { func tapped() -> any BarState { EditingState() } }

protocol Titled { var title: String { get } }
struct Header: Titled { var title: String { "" } }

protocol PhotosDelegate { func didSelect() }
struct Silent: PhotosDelegate { func didSelect() {} }

private protocol Hidden { func go() }
private struct HiddenDefault: Hidden { func go() {} }

final class GridViewModel {
  private var state: any BarState = IdleState()
  private var other: any BarState
  private let hidden: any Hidden = HiddenDefault()
  init(
    caption: any Captioning = CaptionFormatter(), plain: any Captioning = PlainCaption(),
    header: any Titled = Header(), delegate: any PhotosDelegate = Silent()
  ) { other = IdleState() }
  func each(_ way: some BarState = IdleState()) {}
  func toggle() { state = EditingState() }
  // Asked for as what it is.
  func show(_ system: SystemPhotos) {}
  func make() { _ = IdleState() }
}
