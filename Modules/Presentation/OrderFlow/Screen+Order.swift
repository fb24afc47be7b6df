public import Navigation
public import Orders

extension Screen {
    /// - Parameter id: as its link has it, which may be no order's.
    public static func order(_ id: String) -> Screen { Screen(orderName, id: id) }

    static let orderName = "order"
}

extension RouteError {
    /// A store that cannot be asked, in the words of routing.
    public init(_ error: OrderRepositoryError) {
        switch error {
        case .unavailable(let reason): self = .databaseUnavailable(reason: reason)
        case .refused(let reason): self = .databaseRefused(reason: reason)
        }
    }
}
