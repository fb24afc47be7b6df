public import Navigation

extension Screen {
    /// - Parameter id: as its link has it, which may be no order's.
    public static func order(_ id: String) -> Screen { Screen(orderName, id: id) }

    static let orderName = "order"
}
