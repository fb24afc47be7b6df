import Notifications

/// The pushes that are listed, the oldest first. However many there are, one more costs the same.
struct ListedPushes {
    /// How many there are at most.
    let limit: Int
    // A slice loses its first elements without moving the others.
    private(set) var all: ArraySlice<DeliveredNotification> = []
    private var requestIDs: Set<String> = []

    init(limit: Int) {
        self.limit = limit
    }

    func contains(_ requestID: String) -> Bool { requestIDs.contains(requestID) }

    /// - Parameter push: one whose request is not listed.
    mutating func append(_ push: DeliveredNotification) {
        all.append(push)
        requestIDs.insert(push.requestID)
    }

    /// - Returns: whether it was listed.
    @discardableResult
    mutating func remove(_ requestID: String) -> Bool {
        guard requestIDs.remove(requestID) != nil else { return false }
        all.removeAll { $0.requestID == requestID }
        return true
    }

    /// - Returns: whether there were more than the limit.
    mutating func dropOldest() -> Bool {
        guard all.count > limit else { return false }
        for push in all.dropLast(limit) { requestIDs.remove(push.requestID) }
        all = all.suffix(limit)
        return true
    }

    mutating func removeAll() {
        self = ListedPushes(limit: limit)
    }
}
