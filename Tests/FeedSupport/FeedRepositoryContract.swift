public import Feeds
import Foundation
import StoreErrors
public import TestSupport
import Testing

/// What every feed repository does.
public enum FeedRepositoryContract {
    public static let rules: [ContractRule<any FeedRepository>] = [
        ContractRule("a saved post is found by its id") { feeds in
            let saved = post(1)
            _ = try await feeds.save([saved, post(2)])
            #expect(try await feeds.post(id: saved.id) == saved)
            #expect(try await feeds.contains(saved.id))
            #expect(try await feeds.post(id: post(3).id) == nil)
            #expect(try await !feeds.contains(post(3).id))
        },
        ContractRule("feeds come newest first, of equal dates by falling id") { feeds in
            _ = try await feeds.save([post(1, at: 5), post(3, at: 9), post(2, at: 9), post(4, at: 1)])
            #expect(try await feeds.posts(limit: 10).map(number) == [3, 2, 1, 4])
        },
        ContractRule("no limit below one gives a post") { feeds in
            _ = try await feeds.save([post(1)])
            #expect(try await feeds.posts(limit: 0).isEmpty)
            #expect(try await feeds.posts(limit: -1).isEmpty)
        },
        ContractRule("saving tells what it added, replaced and skipped") { feeds async throws in
            #expect(try await feeds.save([]) == StoreChanges())
            #expect(try await feeds.save([post(1), post(2)]) == StoreChanges(added: 2))
            var changed = post(2)
            changed.blog = "Another blog"
            #expect(
                try await feeds.save([post(1), changed, post(3)]) == StoreChanges(added: 1, replaced: 1, skipped: 1))
            #expect(try await feeds.post(id: changed.id) == changed)
        },
        ContractRule("of one id twice in a save the later stands") { feeds async throws in
            var later = post(1)
            later.title = "Later"
            #expect(try await feeds.save([post(1), later]) == StoreChanges(added: 1, replaced: 1))
            #expect(try await feeds.posts(limit: 10) == [ListedPost(later)])
            #expect(try await feeds.post(id: later.id) == later)
        },
        ContractRule("each field that differs is a reason to replace") { feeds async throws in
            let saved = post(1)
            _ = try await feeds.save([saved])
            for change in changes {
                var changed = saved
                change(&changed)
                #expect(try await feeds.save([changed]) == StoreChanges(replaced: 1))
                #expect(try await feeds.post(id: saved.id) == changed)
                #expect(try await feeds.save([saved]) == StoreChanges(replaced: 1))
            }
        },
        ContractRule("what was read stays so through another save") { feeds async throws in
            _ = try await feeds.save([post(1), post(2)])
            #expect(try await feeds.markAsRead(post(1).id))
            #expect(try await feeds.markAsRead(post(1).id))
            var changed = post(1)
            changed.title = "Changed"
            #expect(try await feeds.save([changed, post(2)]) == StoreChanges(replaced: 1, skipped: 1))
            #expect(try await feeds.posts(limit: 2) == [ListedPost(post(2)), ListedPost(changed, isRead: true)])
        },
        ContractRule("P4: a sign-out leaves nothing read, and whoever follows the list hears of it") {
            feeds async throws in
            _ = try await feeds.save([post(1), post(2)])
            for number in 1...2 { try await feeds.markAsRead(post(number).id) }
            var lists = feeds.newestPostUpdates(limit: 2).makeAsyncIterator()
            _ = await lists.next()
            try await feeds.markAllAsUnread()
            #expect(await lists.next() == .success([post(2), post(1)].map { ListedPost($0) }))
            try await feeds.markAllAsUnread()
            #expect(try await feeds.posts(limit: 2).allSatisfy { !$0.isRead })
        },
        ContractRule("who follows the list is told of it at once, and of each change once") { feeds async throws in
            var lists = feeds.newestPostUpdates(limit: 2).makeAsyncIterator()
            #expect(await lists.next() == .success([]))
            _ = try await feeds.save([post(1), post(2), post(3)])
            #expect(await lists.next() == .success([post(3), post(2)].map { ListedPost($0) }))
            _ = try await feeds.save([post(3)])
            for number in 1...2 { try await feeds.markAsRead(post(number).id) }
            let read = ListedPost(post(2), isRead: true)
            #expect(await lists.next() == .success([ListedPost(post(3)), read]))
        },
        ContractRule("who follows a post is told of it at once, and of each change once") { feeds async throws in
            var values = feeds.postUpdates(id: post(1).id).makeAsyncIterator()
            #expect(await values.next() == .success(nil))
            _ = try await feeds.save([post(1)])
            #expect(await values.next() == .success(post(1)))
            var changed = post(1)
            changed.body = "Changed"
            _ = try await feeds.save([post(1), post(2)])
            _ = try await feeds.save([changed])
            #expect(await values.next() == .success(changed))
        },
        ContractRule("a post that is not there is not read") { feeds async throws in
            #expect(try await !feeds.markAsRead(post(1).id))
            _ = try await feeds.save([post(1)])
            #expect(try await feeds.posts(limit: 1) == [ListedPost(post(1))])
        },
        ContractRule("any text comes back as it went in") { feeds in
            for (index, text) in (Awkward.texts + [Awkward.longText]).enumerated() {
                var saved = post(index)
                saved.title = text
                saved.body = text
                _ = try await feeds.save([saved])
                let found = try await feeds.post(id: saved.id)
                #expect(text.isSameText(as: found?.title) && text.isSameText(as: found?.body), "\(text.prefix(20))")
                let listed = try await feeds.posts(limit: 100).first { $0.id == saved.id }
                #expect(text.isSameText(as: listed?.title), "\(text.prefix(20))")
                #expect(try await feeds.save([saved]) == StoreChanges(skipped: 1))
            }
        },
        ContractRule("a text of other bytes is another, however alike it looks") { feeds async throws in
            var saved = post(1)
            saved.title = "\u{E9}"
            _ = try await feeds.save([saved])
            saved.title = "e\u{301}"
            #expect(try await feeds.save([saved]) == StoreChanges(replaced: 1))
            #expect(saved.title.isSameText(as: try await feeds.post(id: saved.id)?.title))
            #expect(saved.title.isSameText(as: try await feeds.posts(limit: 1).first?.title))
            #expect(try await feeds.save([saved]) == StoreChanges(skipped: 1))
        },
        ContractRule("dates are kept to the millisecond") { feeds in
            for (index, date) in Awkward.dates.enumerated() {
                var saved = post(index)
                saved.publishedAt = date
                _ = try await feeds.save([saved])
                #expect(try await feeds.post(id: saved.id) == saved)
                #expect(try await feeds.posts(limit: 9).first?.id == saved.id)
                saved.publishedAt += 0.0002
                #expect(try await feeds.save([saved]) == StoreChanges(skipped: 1))
            }
        },
        ContractRule("saves at the same time lose nothing") { feeds in
            try await withThrowingTaskGroup { group in
                for number in 1...20 { group.addTask { _ = try await feeds.save([post(number)]) } }
                try await group.waitForAll()
            }
            #expect(try await feeds.posts(limit: 100).count == 20)
        },
    ]

    private static func post(_ number: Int, at seconds: TimeInterval = 0) -> Post {
        Post(
            id: UUID(uuid: (0xAB, 0xCD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))),
            title: "Title \(number)",
            author: "Author", blog: "Blog", url: "https://sample.example.com/\(number)", body: "Body",
            publishedAt: Date(timeIntervalSince1970: 1_800_000_000 + seconds))
    }

    private static let changes: [@Sendable (inout Post) -> Void] = [
        { $0.title = "" }, { $0.author = "" }, { $0.blog = "" }, { $0.url = "" }, { $0.body = "" },
        { $0.publishedAt += 1 },
    ]

    private static func number(_ post: ListedPost) -> Int { Int(post.id.uuid.15) }
}
