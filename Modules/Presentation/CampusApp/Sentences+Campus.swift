public import AppFlow

extension Sentences {
    /// The own sentences of Campus, besides those of its features.
    public static let campusApp = Sentences(in: .module)
}
