import Foundation
public import Items
import StoreErrors
public import TestSupport
import Testing

/// What every item repository does.
public enum ItemRepositoryContract {
    public static let rules: [ContractRule<any ItemRepository>] = [
        ContractRule("what was saved is found by its id, as it was saved") { items async throws in
            #expect(try await items.isEmpty())
            #expect(try await items.save([item(1), item(2)]) == StoreChanges(added: 2))
            #expect(try await items.item(id: 1, of: "a") == item(1))
            #expect(try await items.isEmpty() == false)
        },
        ContractRule("what nobody saved is not there, and cannot be marked") { items async throws in
            for id in [Int64.min, -1, 0, .max] {
                #expect(try await items.item(id: id, of: "a") == nil)
                #expect(try await items.mark(id, as: .done, of: "a", key: "k", at: date(1)) == nil)
            }
        },
        ContractRule("items are listed from the newest on, of equal dates by falling id") { items async throws in
            _ = try await items.save([item(1), item(2), item(3, at: 5), item(4, at: -5)])
            #expect(try await items.items(of: "a", limit: 9).map(\.id) == [3, 2, 1, 4])
            #expect(try await items.items(of: "a", limit: 2).map(\.id) == [3, 2])
            #expect(try await items.items(of: "a", limit: -1) == [])
        },
        ContractRule("what is equal is skipped, what differs under its id replaced") { items async throws in
            _ = try await items.save([item(1), item(2)])
            #expect(try await items.save([item(1), item(2, at: 1)]) == StoreChanges(replaced: 1, skipped: 1))
            #expect(try await items.item(id: 2, of: "a") == item(2, at: 1))
        },
        ContractRule("what a push brings replaces its account's own item, if it is newer by its date") {
            items async throws in
            #expect(try await items.receive(item(1, of: "a", at: 5)))
            for date: TimeInterval in [4, 5] {
                #expect(try await items.receive(item(1, of: "a", at: date, text: "Other")) == false)
            }
            #expect(try await items.item(id: 1, of: "a") == item(1, of: "a", at: 5))
            #expect(try await items.receive(item(1, of: "a", at: 6, text: "Other")))
            #expect(try await items.item(id: 1, of: "a") == item(1, of: "a", at: 6, text: "Other"))
        },
        ContractRule("P4: what a push brings takes no item from another account, nor from all") { items async throws in
            _ = try await items.save([item(1), item(2, of: "a")])
            for id: Item.ID in [1, 2] {
                #expect(try await items.receive(item(id, of: "b", at: 9, text: "Other")) == false)
            }
            try await items.removeAccount()
            #expect(try await items.items(of: "b", limit: 9) == [item(1)])
        },
        ContractRule("a mark outlasts what a push brings") { items async throws in
            _ = try await items.receive(item(1, of: "a"))
            _ = try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))
            #expect(try await items.receive(item(1, of: "a", at: 5)))
            #expect(try await items.item(id: 1, of: "a")?.marks[.done] == date(1))
        },
        ContractRule("P4: what has an account is seen by that one alone, by every byte") { items async throws in
            for account in Awkward.texts {
                _ = try await items.save([item(1, of: account)])
                for other in Awkward.texts where !other.utf8.elementsEqual(account.utf8) {
                    #expect(try await items.item(id: 1, of: other) == nil)
                    #expect(try await items.items(of: other, limit: 9) == [])
                    #expect(try await items.mark(1, as: .done, of: other, key: "k", at: date(1)) == nil)
                }
                #expect(try await items.item(id: 1, of: account) == item(1, of: account))
            }
        },
        ContractRule("P6: a mark stands once, however often it is made under its key") { items async throws in
            _ = try await items.save([item(1), item(2)])
            #expect(try await items.mark(1, as: .done, of: "a", key: "k", at: date(2))?.marks[.done] == date(2))
            #expect(try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))?.marks[.done] == date(2))
            #expect(try await items.item(id: 2, of: "a")?.marks[.done] == nil)
        },
        ContractRule("of several marks the earliest shows") { items async throws in
            _ = try await items.save([item(1)])
            _ = try await items.mark(1, as: .done, of: "a", key: "k", at: date(2))
            #expect(try await items.mark(1, as: .done, of: "a", key: "K", at: date(3))?.marks[.done] == date(2))
            #expect(try await items.mark(1, as: .done, of: "a", key: "l", at: date(1))?.marks[.done] == date(1))
        },
        ContractRule("each kind of mark has a date of its own") { items async throws in
            _ = try await items.save([item(1)])
            var marks: [Item.Mark: Date] = [:]
            for mark in Item.Mark.allCases {
                let date = date(TimeInterval(marks.count))
                marks[mark] = date
                #expect(try await items.mark(1, as: mark, of: "a", key: mark.rawValue, at: date)?.marks == marks)
            }
        },
        ContractRule("P4: a mark is its account's alone") { items async throws in
            _ = try await items.save([item(1)])
            _ = try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))
            #expect(try await items.item(id: 1, of: "b")?.marks[.done] == nil)
        },
        ContractRule("a mark outlasts a change of its item") { items async throws in
            _ = try await items.save([item(1)])
            _ = try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))
            _ = try await items.save([item(1, at: 5)])
            #expect(try await items.item(id: 1, of: "a")?.marks[.done] == date(1))
        },
        ContractRule("P4: a sign-out deletes what one account saw, and all marks") { items async throws in
            _ = try await items.save([item(1), item(2, of: "a")])
            _ = try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))
            try await items.removeAccount()
            #expect(try await items.items(of: "a", limit: 9) == [item(1)])
        },
        ContractRule("any text is kept, and a key to itself alone") { items async throws in
            for (id, text) in zip(Int64(0)..., Awkward.texts) {
                let item = Item(id: id, title: text, text: text, date: date(0))
                #expect(try await items.save([item]) == StoreChanges(added: 1))
                #expect(try await items.save([item]) == StoreChanges(skipped: 1))
                let stored = try #require(try await items.mark(id, as: .done, of: "a", key: text, at: date(1)))
                #expect(stored.title.isSameText(as: text) && stored.text.isSameText(as: text))
                #expect(stored.marks[.done] == date(1))
            }
        },
        ContractRule("dates are kept to the millisecond") { items async throws in
            for (id, date) in zip(Int64(0)..., Awkward.dates) {
                _ = try await items.save([Item(id: id, title: "", text: "", date: date + 0.0002)])
                let stored = try await items.mark(id, as: .done, of: "a", key: "\(id)", at: date - 0.0002)
                #expect(stored?.date == date && stored?.marks[.done] == date)
            }
        },
        ContractRule("who follows items is told of each change") { items async throws in
            var list = items.itemUpdates(of: "a", limit: 9).makeAsyncIterator()
            var page = items.itemUpdates(id: 1, of: "a").makeAsyncIterator()
            #expect(await list.next() == .success([]))
            #expect(await page.next() == .success(nil))
            _ = try await items.save([item(1)])
            #expect(await list.next() == .success([item(1)]))
            #expect(await page.next() == .success(item(1)))
            let done = try await items.mark(1, as: .done, of: "a", key: "k", at: date(1))
            #expect(await list.next() == .success([done].compactMap(\.self)))
            #expect(await page.next() == .success(done))
        },
    ]

    private static func item(
        _ id: Item.ID, of account: String? = nil, at seconds: TimeInterval = 0, text: String = "Text"
    ) -> Item {
        Item(id: id, account: account, title: "Title \(id)", text: text, date: date(seconds))
    }

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
