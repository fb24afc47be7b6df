public import AppFlow
public import Navigation
import StoreErrors

/// A store of effects that outlives the process and keeps each unique by its key.
@MainActor
public final class Effects {
    public var isReachable = true
    /// What it throws while it is not reachable.
    public var unreachable = RouteError.store(.unavailable(reason: "test"))
    /// Whether its disk takes nothing.
    public var refusesByDisk = false
    public private(set) var standing: [ActionRequest] = []

    public init() {}

    public func take(_ action: ActionRequest) {
        if !standing.contains(where: { $0.key == action.key }) { standing.append(action) }
    }

    /// As a sign-out wants it.
    public func removeAll() {
        standing = []
    }
}
