public import AppFlow

extension Sentences {
    /// What Campus says beside its features.
    public static let campusApp = Sentences(in: .module)
}
