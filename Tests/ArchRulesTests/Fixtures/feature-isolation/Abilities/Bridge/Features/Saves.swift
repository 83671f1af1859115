public protocol Saves { var buttons: [Buttons] { get } }
