enum RocketLaunchState {
  case presentToPublic
  case scheduled
}
