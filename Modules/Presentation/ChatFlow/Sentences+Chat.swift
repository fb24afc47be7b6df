public import AppFlow

extension Sentences {
    /// The sentences of this feature's screens and notifications.
    public static let chatFlow = Sentences(in: .module)
}
