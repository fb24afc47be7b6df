/// Keeps what an app reports of its arrivals, for commands and tests that ask for it later. Call ``observe(_:)`` with the
/// app's services before the app is made.
@MainActor
public final class ArrivalLog {
    /// The results of the callbacks, in order.
    public private(set) var arrivals: [ArrivalResult] = []
    /// The payloads that were settled, in order.
    public private(set) var settled: [SettledLaunch] = []

    public init() {}

    /// Keeps what an app reports that is made of these services from now on.
    public func observe(_ services: inout AppServices) {
        services.didArrive = { self.arrivals.append($0) }
        services.didSettle = { self.settled.append($0) }
    }
}
