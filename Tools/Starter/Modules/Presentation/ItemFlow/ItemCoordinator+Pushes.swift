public import AppFlow
import Items
import Launches
public import Navigation
public import Notifications
import Timestamps

extension ItemCoordinator {
    public nonisolated static let categories = [
        NotificationCategory("item", actions: [NotificationAction("done", .perform)])
    ]

    /// Marks the item that a tap would open, as the action is called.
    public func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let id = action.target?.itemID, let mark = Item.Mark(rawValue: action.action) else {
            throw .contentNotFound
        }
        let item = try await askStore(
            await dependencies.items.mark(
                id, as: mark, of: action.account.description, key: action.key.description, at: action.date))
        if item == nil { throw .contentNotFound }
    }

    /// Stores the item in a push's content, unless the stored one is as new.
    public func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        let account = try await askStore(try dependencies.account())
        guard let account, let item = Item(push, of: account.description) else { return false }
        return try await askStore(await dependencies.items.receive(item))
    }

    /// Deletes the items of the account's pushes, and its marks.
    public func removeAccount() async throws(RouteError) {
        try await askStore(await dependencies.items.removeAccount())
    }
}

extension Item {
    /// The item that a tap would open, with the texts under the push's keys `title` and `text`; nil if
    /// one is missing. Its date is under `date` (RFC 3339), else when the push was delivered.
    /// - Parameters:
    ///   - push: a push that reached the app.
    ///   - account: who is signed in, and alone sees the item.
    init?(_ push: ReceivedPush, of account: String) {
        guard let id = push.target?.itemID, let title = push.payload.text("title"),
            let text = push.payload.text("text")
        else { return nil }
        let date = push.payload.text("date").flatMap { RFC3339.date(from: $0) } ?? push.deliveredAt
        self.init(id: id, account: account, title: title, text: text, date: date)
    }
}
