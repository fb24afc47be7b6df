/// How one arrival ended. Each ends in exactly one of these.
public enum Outcome: String, Sendable, CaseIterable {
    /// Its screen's first frame was on the display; before an app's own router, what opens it returned.
    case shown
    /// Its effect is stored.
    case performed
    /// It failed for the reason that its code gives.
    case failed
    /// It was not shown or performed before it expired.
    case expired
    /// A newer one was shown instead.
    case superseded
    /// It belonged to another account, or the user signed out before it was shown or performed.
    case discarded
    /// It crashed the app twice.
    case quarantined
    /// There was nothing to do: the user dismissed it, no feature declares its action, or the browser opens it, since
    /// no route takes the link.
    case ignored
}

/// An outcome with what explains it.
public struct Settlement: Hashable, Sendable {
    public var outcome: Outcome
    /// The stable code of the failure or reason; nil where the outcome says it all.
    public var code: String?
    /// The pattern of the route taken, where it came that far.
    public var route: String?

    public init(_ outcome: Outcome, code: String? = nil, route: String? = nil) {
        self.outcome = outcome
        self.code = code
        self.route = route
    }
}

/// How one payload is to end, and the steps that this adds to its trace.
public struct PendingSettlement: Equatable, Sendable {
    public var id: LaunchRecord.ID
    public var settlement: Settlement
    public var trace: [TraceEntry]

    public init(_ id: LaunchRecord.ID, as settlement: Settlement, trace: [TraceEntry]) {
        self.id = id
        self.settlement = settlement
        self.trace = trace
    }
}

/// Why a payload was discarded.
public enum DiscardReason: String, Sendable, CaseIterable {
    case loggedOut
    case otherAccount
}
