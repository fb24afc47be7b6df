public import Foundation
public import StoreErrors

/// Where items are stored.
///
/// Every function throws `StoreError` if the database gives no answer.
public protocol ItemRepository: Sendable {
    /// Whether there is none of any account.
    func isEmpty() async throws(StoreError) -> Bool

    /// What an account sees, from the newest to the oldest, of equal dates by falling id.
    /// - Parameters:
    ///   - account: the account that looks at them.
    ///   - limit: how many at most.
    func items(of account: String, limit: Int) async throws(StoreError) -> [Item]

    /// The same at once, and again after each change, for one consumer.
    /// - Parameters:
    ///   - account: the account that looks at them.
    ///   - limit: how many at most.
    func itemUpdates(of account: String, limit: Int) -> StoreUpdates<[Item]>

    /// The item of that id, or nil if the account sees none.
    func item(id: Item.ID, of account: String) async throws(StoreError) -> Item?

    /// The same at once, and again after each change, for one consumer.
    func itemUpdates(id: Item.ID, of account: String) -> StoreUpdates<Item?>

    /// Stores all of them or none: an equal one is skipped, one of the same id but other content is replaced. Their
    /// marks are not stored with them: only `mark` changes those.
    func save(_ items: [Item]) async throws(StoreError) -> StoreChanges

    /// Stores what a push brought to the account that it names. If that account has one of the same id, it replaces
    /// title, text and date if its date is later; what another account sees, or every one, stays as it is.
    /// - Returns: whether it is stored now, and was not before.
    func receive(_ item: Item) async throws(StoreError) -> Bool

    /// Marks one item, unless that happened under this key before: the earliest date is the one that
    /// shows.
    /// - Parameters:
    ///   - id: the item.
    ///   - mark: what was done.
    ///   - account: the account that did it.
    ///   - key: the same for each attempt at this one action, and for no other.
    ///   - date: when it was done.
    /// - Returns: the item as it is then; nil if the account sees none.
    func mark(
        _ id: Item.ID, as mark: Item.Mark, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Item?

    /// Deletes what only one account sees, and all marks.
    func removeAccount() async throws(StoreError)
}
