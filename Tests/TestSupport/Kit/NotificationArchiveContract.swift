import Foundation
public import Notifications
import Testing

/// What every archive of received notifications does.
public enum NotificationArchiveContract {
    public static let rules: [ContractRule<any NotificationArchive>] = [
        ContractRule("a saved notification is found by its id") { archive in
            let bare = ArchivedNotification(id: "bare", title: nil, body: nil, category: nil, receivedAt: date(1))
            try await archive.save(notification("a"))
            try await archive.save(bare)
            #expect(try await archive.notification(id: "a") == notification("a"))
            #expect(try await archive.notification(id: "bare") == bare)
            #expect(try await archive.notification(id: "A") == nil)
        },
        ContractRule("one of the same id is replaced") { archive in
            try await archive.save(notification("a", at: 1))
            try await archive.save(notification("a", at: 2))
            #expect(try await archive.notifications(limit: 9) == [notification("a", at: 2)])
        },
        ContractRule("the newest come first, of equal dates by falling id") { archive in
            for (id, seconds) in [("a", 1.0), ("b", 3), ("c", 3), ("Z", 3), ("d", 2)] {
                try await archive.save(notification(id, at: seconds))
            }
            #expect(try await archive.notifications(limit: 9).map(\.id) == ["c", "b", "Z", "d", "a"])
            #expect(try await archive.notifications(limit: 2).map(\.id) == ["c", "b"])
            #expect(try await archive.notifications(limit: 0).isEmpty)
            #expect(try await archive.notifications(limit: -1).isEmpty)
        },
        ContractRule("who follows the newest is told of them at once, and of each change once") { archive in
            var lists = archive.notificationUpdates(limit: 2).makeAsyncIterator()
            #expect(await lists.next() == .success([]))
            try await archive.save(notification("a", at: 1))
            #expect(await lists.next() == .success([notification("a", at: 1)]))
            try await archive.save(notification("a", at: 1))
            try await archive.save(notification("b", at: 2))
            #expect(await lists.next() == .success([notification("b", at: 2), notification("a", at: 1)]))
            try await archive.save(notification("older", at: 0))
            try await archive.save(notification("a", at: 3))
            #expect(await lists.next() == .success([notification("a", at: 3), notification("b", at: 2)]))
            try await archive.removeAll()
            #expect(await lists.next() == .success([]))
        },
        ContractRule("nothing is left after everything was dropped") { archive in
            try await archive.removeAll()
            try await archive.save(notification("a"))
            try await archive.removeAll()
            #expect(try await archive.notifications(limit: 9).isEmpty)
            #expect(try await archive.notification(id: "a") == nil)
        },
        ContractRule("any text comes back as it went in, an id too") { archive in
            for (index, text) in (Awkward.texts + [Awkward.longText]).enumerated() {
                let saved = ArchivedNotification(
                    id: text, title: text, body: text, category: text, receivedAt: date(Double(index)))
                try await archive.save(saved)
                let found = try await archive.notification(id: text)
                for field in [found?.id, found?.title, found?.body, found?.category] {
                    #expect(text.isSameText(as: field), "\(text.prefix(20))")
                }
            }
            #expect(try await archive.notifications(limit: 99).count == Awkward.texts.count + 1)
        },
        ContractRule("dates are kept to the millisecond") { archive in
            for date in Awkward.dates {
                var saved = notification("a")
                saved.receivedAt = date + 0.0002
                try await archive.save(saved)
                #expect(try await archive.notification(id: "a")?.receivedAt == date)
            }
        },
    ]

    private static func notification(_ id: String, at seconds: TimeInterval = 0) -> ArchivedNotification {
        ArchivedNotification(
            id: id, title: "Title \(id)", body: "Body", category: "NOTICE", receivedAt: date(seconds))
    }

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
