public struct Volume { let buttons: Buttons }
