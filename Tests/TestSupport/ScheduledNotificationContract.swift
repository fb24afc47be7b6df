import Foundation
public import Notifications
import Testing

/// What every store of a device's local notifications does.
public enum ScheduledNotificationContract {
    public static let rules: [ContractRule<any ScheduledNotificationRepository>] = [
        ContractRule("nobody was asked before the user said something, and what they said last counts") { store in
            #expect(try store.authorization() == .notDetermined)
            for status in NotificationAuthorization.allCases {
                try store.save(status)
                #expect(try store.authorization() == status)
            }
        },
        ContractRule("S4.6: one under the same id takes the place of the other") { store in
            try store.save(notification("a", at: 1))
            try store.save(notification("a", at: 2))
            #expect(try store.scheduled() == [notification("a", at: 2)])
        },
        ContractRule("those that are due first come first, of equal dates by rising id") { store in
            for (id, seconds) in [("a", 3.0), ("c", 1), ("b", 1), ("Z", 1), ("d", 2)] {
                try store.save(notification(id, at: seconds))
            }
            #expect(try store.scheduled().map(\.id) == ["Z", "b", "c", "d", "a"])
        },
        ContractRule("what is removed is not scheduled any more, and what is not there needs no removing") { store in
            for id in ["a", "b", "c"] { try store.save(notification(id)) }
            try store.remove(["a", "c", "never"])
            try store.remove([])
            #expect(try store.scheduled().map(\.id) == ["b"])
            #expect(try store.delivered().isEmpty)
        },
        ContractRule("what is fired is listed at its date, in the order of firing, and scheduled no more") { store in
            for (id, seconds) in [("a", 2.0), ("b", 1)] { try store.save(notification(id, at: seconds)) }
            for id in ["a", "b", "never"] { try store.fire(id) }
            #expect(try store.scheduled().isEmpty)
            #expect(try store.delivered() == [notification("a", at: 2).delivered, notification("b", at: 1).delivered])
            #expect(try store.delivered().allSatisfy(\.isLocal))
        },
        ContractRule("a listed one and a scheduled one of one id stand beside each other until that fires") { store in
            try store.save(notification("a", at: 1))
            try store.fire("a")
            try store.save(notification("b", at: 2))
            try store.fire("b")
            try store.save(notification("a", at: 3))
            #expect(try store.delivered().map(\.requestID) == ["a", "b"])
            try store.remove(["b"])
            try store.fire("a")
            #expect(try store.delivered() == [notification("b", at: 2).delivered, notification("a", at: 3).delivered])
        },
        ContractRule("a push is listed as it came, in the place of one under its id") { store in
            for id in ["a", "b"] {
                try store.save(notification(id))
                try store.fire(id)
            }
            let push = DeliveredNotification(requestID: "a", deliveredAt: date(5), userInfo: Data([0xff, 0]))
            try store.list([push])
            #expect(try store.delivered() == [notification("b").delivered, push])
            try store.removeDelivered(["a"])
            #expect(try store.delivered().map(\.requestID) == ["b"])
        },
        ContractRule("what is taken off the list leaves the others and what is scheduled") { store in
            for id in ["a", "b", "c"] {
                try store.save(notification(id))
                try store.fire(id)
            }
            try store.save(notification("a"))
            try store.removeDelivered(["a", "c", "never"])
            #expect(try store.delivered().map(\.requestID) == ["b"])
            #expect(try store.scheduled().map(\.id) == ["a"])
        },
        ContractRule("any text comes back as it went in, an id too") { store in
            for text in Awkward.texts {
                let content = LocalNotificationContent(
                    title: text, body: text, sound: text, thread: text, custom: [text: text])
                try store.save(ScheduledNotification(id: text, category: text, content: content, firesAt: date(1)))
                let found = try #require(try store.scheduled().first)
                let texts: [String?] = [
                    found.id, found.category, found.content.title, found.content.body, found.content.sound,
                    found.content.thread, found.content.custom.keys.first, found.content.custom.values.first,
                ]
                for field in texts { #expect(text.isSameText(as: field), "\(text.prefix(20))") }
                try store.fire(text)
                #expect(text.isSameText(as: try store.delivered().first?.requestID), "\(text.prefix(20))")
                try store.removeDelivered([text])
            }
        },
        ContractRule("dates are kept to the millisecond") { store in
            for date in Awkward.dates {
                var saved = notification("a")
                saved.firesAt = date + 0.0002
                try store.save(saved)
                #expect(try store.scheduled().first?.firesAt == date)
                try store.fire("a")
                #expect(try store.delivered().first?.deliveredAt == date)
            }
        },
    ]

    private static func notification(_ id: String, at seconds: TimeInterval = 0) -> ScheduledNotification {
        ScheduledNotification(
            id: id, category: nil,
            content: LocalNotificationContent(title: "Title \(id)", body: "Body", custom: ["deepLink": "a/b"]),
            firesAt: date(seconds))
    }

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
