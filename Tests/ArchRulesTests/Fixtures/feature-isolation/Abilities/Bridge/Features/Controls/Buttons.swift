// What a library can do: nothing here is shown, so these are no parts of an app.
public enum Buttons { case up, down }
