/// Keeps what an app reports of its arrivals, for commands and tests that read it later. Call ``observe(_:)`` with the
/// app's services before you make the app.
@MainActor
public final class ArrivalLog {
    /// The results of the callbacks, in order.
    public private(set) var arrivals: [ArrivalResult] = []
    /// The payloads that were settled, in order.
    public private(set) var settled: [SettledLaunch] = []

    public init() {}

    /// Keeps the reports of an app that is made with these services afterwards; they go on to whom they went before.
    public func observe(_ services: inout AppServices) {
        services.didArrive = { [didArrive = services.didArrive] result in
            self.arrivals.append(result)
            didArrive(result)
        }
        services.didSettle = { [didSettle = services.didSettle] launch in
            self.settled.append(launch)
            didSettle(launch)
        }
    }
}
