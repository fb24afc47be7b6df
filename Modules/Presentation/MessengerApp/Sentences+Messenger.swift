public import AppFlow

extension Sentences {
    /// Messenger's own sentences, besides those of its features.
    public static let messengerApp = Sentences(in: .module)
}
