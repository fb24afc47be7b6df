public import Foundation
public import Items
public import StoreErrors
public import TestSupport

/// Items in memory.
public actor InMemoryItemRepository: ItemRepository, Followed {
    private struct Marking {
        let itemID: Item.ID
        let mark: Item.Mark
        let account: String
        let date: Date
    }

    private var items: [Item.ID: Item] = [:]
    private var markings: [Data: Marking] = [:]
    private var followers = Followers()

    public init() {}

    public func isEmpty() async throws(StoreError) -> Bool { items.isEmpty }

    public func items(of account: String, limit: Int) async throws(StoreError) -> [Item] {
        let visible = items.values.compactMap { asSeen($0, by: account) }
        return Array(visible.sorted { ($0.date, $0.id) > ($1.date, $1.id) }.prefix(max(limit, 0)))
    }

    public nonisolated func itemUpdates(of account: String, limit: Int) -> StoreUpdates<[Item]> {
        updates(of: self) { () throws(StoreError) in try await self.items(of: account, limit: limit) }
    }

    public func item(id: Item.ID, of account: String) async throws(StoreError) -> Item? {
        items[id].flatMap { asSeen($0, by: account) }
    }

    public nonisolated func itemUpdates(id: Item.ID, of account: String) -> StoreUpdates<Item?> {
        updates(of: self) { () throws(StoreError) in try await self.item(id: id, of: account) }
    }

    public func join() -> AsyncStream<Void> { followers.join() }

    public func save(_ items: [Item]) async throws(StoreError) -> StoreChanges {
        var changes = StoreChanges()
        for var item in items {
            item.date = item.date.inMilliseconds
            item.marks = [:]
            switch self.items.updateValue(item, forKey: item.id) {
            case nil: changes.added += 1
            case let old? where old.isEqual(to: item): changes.skipped += 1
            default: changes.replaced += 1
            }
        }
        followers.tell()
        return changes
    }

    public func receive(_ item: Item) async throws(StoreError) -> Bool {
        if let old = items[item.id] {
            let isItsOwn = old.account.map { $0.isSameText(as: item.account) } ?? (item.account == nil)
            guard isItsOwn, old.date < item.date.inMilliseconds else { return false }
        }
        return try await save([item]).skipped == 0
    }

    public func mark(
        _ id: Item.ID, as mark: Item.Mark, of account: String, key: String, at date: Date
    ) async throws(StoreError) -> Item? {
        guard items[id].flatMap({ asSeen($0, by: account) }) != nil else { return nil }
        let key = Data(key.utf8)
        if markings[key] == nil {
            markings[key] = Marking(itemID: id, mark: mark, account: account, date: date.inMilliseconds)
        }
        followers.tell()
        return items[id].flatMap { asSeen($0, by: account) }
    }

    public func removeAccount() async throws(StoreError) {
        items = items.filter { $0.value.account == nil }
        markings = [:]
        followers.tell()
    }

    /// The item with the account's own marks; nil if it is another account's.
    private func asSeen(_ item: Item, by account: String) -> Item? {
        guard item.account?.isSameText(as: account) ?? true else { return nil }
        var item = item
        let own = markings.values.filter { $0.itemID == item.id && $0.account.isSameText(as: account) }
        item.marks = Dictionary(own.map { ($0.mark, $0.date) }, uniquingKeysWith: min)
        return item
    }
}

extension Item {
    /// Whether both say the same, byte for byte.
    fileprivate func isEqual(to other: Item) -> Bool {
        self == other && "\(self)".isSameText(as: "\(other)")
    }
}
