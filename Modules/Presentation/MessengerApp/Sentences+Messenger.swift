public import AppFlow

extension Sentences {
    /// What Messenger says beside its features.
    public static let messengerApp = Sentences(in: .module)
}
