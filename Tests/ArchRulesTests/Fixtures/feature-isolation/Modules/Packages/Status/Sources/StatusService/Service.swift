// A part of the same feature, though its pattern captures none.
final class StatusService {
  let repository = StatusRepository()
}
