public import Feeds
import Foundation
import Testing

/// What every feed repository does.
public enum FeedRepositoryContract {
    public static let rules: [ContractRule<any FeedRepository>] = [
        ContractRule("a saved feed is found by its id") { feeds in
            let saved = feed(1)
            _ = try await feeds.save([saved, feed(2)])
            #expect(try await feeds.feed(id: saved.id)?.feed == saved)
            #expect(try await feeds.contains(saved.id))
            #expect(try await feeds.feed(id: feed(3).id) == nil)
            #expect(try await !feeds.contains(feed(3).id))
        },
        ContractRule("feeds come newest first, of equal dates by falling id") { feeds in
            _ = try await feeds.save([feed(1, at: 5), feed(3, at: 9), feed(2, at: 9), feed(4, at: 1)])
            #expect(try await feeds.feeds(after: nil, limit: 10).map(number) == [3, 2, 1, 4])
        },
        ContractRule("pages join without a gap or a repeat") { feeds in
            _ = try await feeds.save((1...9).map { feed($0, at: Double($0 / 4)) })
            var pages: [[ListedFeed]] = [try await feeds.feeds(after: nil, limit: 2)]
            while let last = pages.last?.last {
                pages.append(try await feeds.feeds(after: FeedCursor(last), limit: 2))
            }
            #expect(pages.joined().map(number) == [9, 8, 7, 6, 5, 4, 3, 2, 1])
        },
        ContractRule("a cursor marks a place even when its feed is not there") { feeds in
            _ = try await feeds.save([feed(1, at: 1), feed(3, at: 3)])
            #expect(try await feeds.feeds(after: FeedCursor(ListedFeed(feed(2, at: 2))), limit: 10).map(number) == [1])
        },
        ContractRule("no limit below one gives a feed") { feeds in
            _ = try await feeds.save([feed(1)])
            #expect(try await feeds.feeds(after: nil, limit: 0).isEmpty)
            #expect(try await feeds.feeds(after: nil, limit: -1).isEmpty)
        },
        ContractRule("saving tells what it added, replaced and skipped") { feeds async throws in
            #expect(try await feeds.save([]) == FeedChanges())
            #expect(try await feeds.save([feed(1), feed(2)]) == FeedChanges(added: 2))
            var changed = feed(2)
            changed.blog = "Another blog"
            #expect(
                try await feeds.save([feed(1), changed, feed(3)]) == FeedChanges(added: 1, replaced: 1, skipped: 1))
            #expect(try await feeds.feed(id: changed.id)?.feed == changed)
        },
        ContractRule("of one id twice in a save the later stands") { feeds async throws in
            var later = feed(1)
            later.title = "Later"
            #expect(try await feeds.save([feed(1), later]) == FeedChanges(added: 1, replaced: 1))
            #expect(try await feeds.feeds(after: nil, limit: 10) == [ListedFeed(later)])
            #expect(try await feeds.feed(id: later.id)?.feed == later)
        },
        ContractRule("each field that differs is a reason to replace") { feeds async throws in
            let saved = feed(1)
            _ = try await feeds.save([saved])
            for change in changes {
                var changed = saved
                change(&changed)
                #expect(try await feeds.save([changed]) == FeedChanges(replaced: 1))
                #expect(try await feeds.feed(id: saved.id)?.feed == changed)
                #expect(try await feeds.save([saved]) == FeedChanges(replaced: 1))
            }
        },
        ContractRule("marks are kept, each by itself, and through another save") { feeds async throws in
            _ = try await feeds.save([feed(1), feed(2)])
            #expect(try await feeds.mark(feed(1).id, .read(true)))
            #expect(try await marks(in: feeds) == [FeedMarks(), FeedMarks(isRead: true)])
            #expect(try await feeds.mark(feed(1).id, .bookmarked(true)))
            #expect(try await feeds.mark(feed(1).id, .bookmarked(true)))
            var changed = feed(1)
            changed.title = "Changed"
            #expect(try await feeds.save([changed, feed(2)]) == FeedChanges(replaced: 1, skipped: 1))
            #expect(try await marks(in: feeds) == [FeedMarks(), FeedMarks(isRead: true, isBookmarked: true)])
            #expect(try await feeds.mark(feed(1).id, .read(false)))
            #expect(try await marks(in: feeds) == [FeedMarks(), FeedMarks(isBookmarked: true)])
            let opened = OpenedFeed(changed, marks: FeedMarks(isBookmarked: true))
            #expect(try await feeds.feed(id: changed.id) == opened)
        },
        ContractRule("P4: a logout takes all marks, and whoever follows the list hears of it") { feeds async throws in
            _ = try await feeds.save([feed(1), feed(2)])
            try await feeds.mark(feed(1).id, .read(true))
            try await feeds.mark(feed(2).id, .bookmarked(true))
            var lists = feeds.newestFeedUpdates(limit: 2).makeAsyncIterator()
            _ = await lists.next()
            try await feeds.removeMarks()
            #expect(await lists.next() == .success([feed(2), feed(1)].map { ListedFeed($0) }))
            try await feeds.removeMarks()
            #expect(try await marks(in: feeds) == [FeedMarks(), FeedMarks()])
        },
        ContractRule("who follows the list is told of it at once, and of each change once") { feeds async throws in
            var lists = feeds.newestFeedUpdates(limit: 2).makeAsyncIterator()
            #expect(await lists.next() == .success([]))
            _ = try await feeds.save([feed(1), feed(2), feed(3)])
            #expect(await lists.next() == .success([feed(3), feed(2)].map { ListedFeed($0) }))
            _ = try await feeds.save([feed(3)])
            try await feeds.mark(feed(1).id, .read(true))
            try await feeds.mark(feed(2).id, .read(true))
            let read = ListedFeed(feed(2), marks: FeedMarks(isRead: true))
            #expect(await lists.next() == .success([ListedFeed(feed(3)), read]))
        },
        ContractRule("who follows a feed is told of it at once, and of each change once") { feeds async throws in
            var values = feeds.feedUpdates(id: feed(1).id).makeAsyncIterator()
            #expect(await values.next() == .success(nil))
            _ = try await feeds.save([feed(1)])
            #expect(await values.next() == .success(OpenedFeed(feed(1))))
            _ = try await feeds.save([feed(1), feed(2)])
            try await feeds.mark(feed(1).id, .bookmarked(true))
            #expect(await values.next() == .success(OpenedFeed(feed(1), marks: FeedMarks(isBookmarked: true))))
        },
        ContractRule("a feed that is not there takes no mark") { feeds async throws in
            #expect(try await !feeds.mark(feed(1).id, .read(true)))
            _ = try await feeds.save([feed(1)])
            #expect(try await marks(in: feeds) == [FeedMarks()])
        },
        ContractRule("any text comes back as it went in") { feeds in
            for (index, text) in (Awkward.texts + [Awkward.longText]).enumerated() {
                var saved = feed(index)
                saved.title = text
                saved.body = text
                _ = try await feeds.save([saved])
                let found = try await feeds.feed(id: saved.id)?.feed
                #expect(text.isSameText(as: found?.title) && text.isSameText(as: found?.body), "\(text.prefix(20))")
                let listed = try await feeds.feeds(after: nil, limit: 100).first { $0.id == saved.id }
                #expect(text.isSameText(as: listed?.title), "\(text.prefix(20))")
                #expect(try await feeds.save([saved]) == FeedChanges(skipped: 1))
            }
        },
        ContractRule("a text of other bytes is another, however alike it looks") { feeds async throws in
            var saved = feed(1)
            saved.title = "\u{E9}"
            _ = try await feeds.save([saved])
            var values = feeds.feedUpdates(id: saved.id).makeAsyncIterator()
            var lists = feeds.newestFeedUpdates(limit: 1).makeAsyncIterator()
            _ = await (values.next(), lists.next())
            saved.title = "e\u{301}"
            #expect(try await feeds.save([saved]) == FeedChanges(replaced: 1))
            let value = try await values.next()?.get()
            #expect(saved.title.isSameText(as: value?.feed.title))
            #expect(saved.title.isSameText(as: try await lists.next()?.get().first?.title))
            #expect(try await feeds.save([saved]) == FeedChanges(skipped: 1))
        },
        ContractRule("dates are kept to the millisecond") { feeds in
            for (index, date) in Awkward.dates.enumerated() {
                var saved = feed(index)
                saved.publishedAt = date
                _ = try await feeds.save([saved])
                #expect(try await feeds.feed(id: saved.id)?.feed == saved)
                saved.publishedAt += 0.0002
                #expect(try await feeds.save([saved]) == FeedChanges(skipped: 1))
            }
        },
        ContractRule("saves at the same time lose nothing") { feeds in
            try await withThrowingTaskGroup { group in
                for number in 1...20 { group.addTask { _ = try await feeds.save([feed(number)]) } }
                try await group.waitForAll()
            }
            #expect(try await feeds.feeds(after: nil, limit: 100).count == 20)
        },
    ]

    private static func feed(_ number: Int, at seconds: TimeInterval = 0) -> Feed {
        Feed(
            id: UUID(uuid: (0xAB, 0xCD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))),
            title: "Title \(number)",
            author: "Author", blog: "Blog", url: "https://sample.example.com/\(number)", body: "Body",
            publishedAt: Date(timeIntervalSince1970: 1_800_000_000 + seconds))
    }

    private static let changes: [@Sendable (inout Feed) -> Void] = [
        { $0.title = "" }, { $0.author = "" }, { $0.blog = "" }, { $0.url = "" }, { $0.body = "" },
        { $0.publishedAt += 1 },
    ]

    private static func marks(in feeds: any FeedRepository) async throws -> [FeedMarks] {
        try await feeds.feeds(after: nil, limit: 10).map(\.marks)
    }

    private static func number(_ feed: ListedFeed) -> Int { Int(feed.id.uuid.15) }
}
