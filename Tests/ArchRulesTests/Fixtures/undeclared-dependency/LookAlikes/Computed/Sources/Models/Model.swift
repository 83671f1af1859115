import Models
public struct Model {}
