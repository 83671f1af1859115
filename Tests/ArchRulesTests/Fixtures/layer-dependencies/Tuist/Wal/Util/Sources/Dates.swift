public enum DateFormat { case day }
