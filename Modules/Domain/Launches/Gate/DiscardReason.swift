/// Why a payload was discarded.
public enum DiscardReason: String, Sendable, CaseIterable {
    case loggedOut
    case otherAccount
}
