final class PlayerModel {
  private let player: Player
  init(player: Player) { self.player = player }  // expect: depend-on-protocols
}
