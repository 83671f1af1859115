// What a protocol inherits it asks for as well.
protocol HasSession { var session: any SessionService { get } }
protocol HasProfiles { var profiles: any ProfileRepository { get } }
protocol HasTracking { var tracking: any Tracking { get } }
protocol HasClock { var clock: any Clock { get } }
protocol HasPlayer { var player: any PlayerService { get } }
protocol HasLetters { var letters: any LetterRepository { get } }
protocol PlayerService { func play() }
protocol LetterRepository { func send() }
final class LoudPlayer: PlayerService { func play() {} }
final class StoredLetters: LetterRepository { func send() {} }

protocol Everything: HasSession, HasProfiles, HasTracking, HasClock, HasPlayer, HasLetters {}
struct AllOfIt: Everything {
  let session: any SessionService
  let profiles: any ProfileRepository
  let tracking: any Tracking
  let clock: any Clock
  let player: any PlayerService
  let letters: any LetterRepository
}
