/// Keeps what an app reports of its arrivals, for commands and tests that read it later. Call ``observe(_:)`` with the
/// app's services before you make the app.
@MainActor
public final class ArrivalLog {
    /// The results of the callbacks, in order.
    public private(set) var arrivals: [ArrivalResult] = []
    /// The payloads that were settled, in order.
    public private(set) var settled: [SettledLaunch] = []

    public init() {}

    /// Keeps the reports of an app that is made with these services afterwards.
    public func observe(_ services: inout AppServices) {
        services.didArrive = { self.arrivals.append($0) }
        services.didSettle = { self.settled.append($0) }
    }
}
