public import AppFlow

extension Sentences {
    /// What the program says beside its features.
    public static let starterApp = Sentences(in: .module)
}
