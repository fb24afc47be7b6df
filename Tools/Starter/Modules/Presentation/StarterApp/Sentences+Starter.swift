public import AppFlow

extension Sentences {
    /// The program's own sentences, besides those of its features.
    public static let starterApp = Sentences(in: .module)
}
