public import AppFlow

extension Sentences {
    /// What the screens and notifications of this feature say.
    public static let itemFlow = Sentences(in: .module)
}
