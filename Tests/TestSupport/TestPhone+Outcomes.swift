public import Launches

extension TestPhone {
    /// How everything in the inbox ended so far, oldest first; nil while it is pending.
    public func outcomes() throws -> [Outcome?] { try inbox.history().map { $0.settlement?.outcome } }

    /// The codes of everything that ended with one.
    public func codes() throws -> [String] { try inbox.history().compactMap { $0.settlement?.code } }
}
