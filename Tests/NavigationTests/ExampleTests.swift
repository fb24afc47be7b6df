import DeepLinks
import Foundation
import Navigation
import StoreErrors
import Testing

@MainActor @Suite struct ExampleTests {
    @Test func `a coordinator plans the steps to a link's screen`() async throws {
        final class LibraryCoordinator: Coordinator {
            nonisolated static var routes: [Route<LibraryCoordinator>] {
                [
                    Route(
                        "book/:id", LinkParameter("id", Int64.self), screen: { .book($0) },
                        plan: { _, _, id in [.push(.book(id))] })
                ]
            }
        }

        let tree = try RouteTree(LibraryCoordinator.self, origins: LinkOrigins(schemes: ["library"], hosts: []))
        let match = try tree.table.resolve("library://book/7", from: .scheme, now: .now)
        let steps = try await tree.plan(match, from: LibraryCoordinator()).steps  // [.push(.book(7))]
        #expect(steps == [.push(.book(7))])
    }

    @Test func `a navigator applies steps`() throws {
        let navigator = Navigator(tabRoots: [TabRoot("books", Screen("books"))])
        navigator.enter(.main)
        try navigator.commit([.push(.book(7))])
        let stack = navigator.state.stack.map(\.screen)  // [Screen("books"), .book(7)]
        #expect(stack == [Screen("books"), .book(7)])
    }

    @Test func `a long list is shown by pages`() {
        var paging = Paging(pageSize: 2)
        let page = paging.page(of: ["c", "b", "a"], readUpTo: paging.limit)  // "c" and "b", and there are more
        paging.more()
        let limit = paging.limit  // 5
        #expect(page == ListPage(entries: ["c", "b"], hasMore: true))
        #expect(limit == 5)
        // The list is at its end before the page is there, and asks again.
        paging.more()
        #expect(paging.limit == 5)
        #expect(paging.page(of: ["c", "b", "a"], readUpTo: 3) == page)
        #expect(paging.page(of: ["c", "b", "a"], readUpTo: 5) == ListPage(entries: ["c", "b", "a"], hasMore: false))
    }

    @Test func `a screen shows what its store has`() async throws {
        let books = OneBook()

        struct ShelfSource: ScreenSource {
            let books: any BookRepository

            func load() async throws(StoreError) -> [Book]? { try await books.all() }

            func follow(_ show: @MainActor ([Book]?) -> Void) async throws(StoreError) {
                for await books in books.updates() { show(try books.get()) }
            }

            func describe(_ books: [Book]) -> ScreenContent { .list(books.map { ScreenContent.Row($0.title) }) }
        }

        let shelf = StoreModel(ShelfSource(books: books))
        await shelf.load()
        let loaded = shelf.loaded.value  // [Book(title: "Dune")]
        #expect(loaded == [Book(title: "Dune")])
        await shelf.follow()
        #expect(shelf.content == .list([ScreenContent.Row("Emma")]))

        struct BookSource: ScreenSource {
            func load() async throws(StoreError) -> Book? { Book(title: "Persuasion") }
        }

        let shown = ShownScreen(id: 1, screen: Screen("shelf"))
        let views = ScreenViews([
            ScreenViews(ShelfSource.self) { model, _ in "\(model.loaded.value?.count ?? 0) books" },
            ScreenViews(BookSource.self) { model, shown in model.loaded.value?.title ?? shown.screen.name },
        ])
        let view = views.view(of: shown, over: shelf)  // "1 books"
        #expect(view == "1 books")
        #expect(views.view(of: shown, over: StoreModel(BookSource())) == "shelf")
    }
}

private struct Book: Equatable {
    let title: String
}

private protocol BookRepository: Sendable {
    func all() async throws(StoreError) -> [Book]
    func updates() -> StoreUpdates<[Book]>
}

private struct OneBook: BookRepository {
    func all() async throws(StoreError) -> [Book] { [Book(title: "Dune")] }

    func updates() -> StoreUpdates<[Book]> {
        AsyncStream { updates in
            updates.yield(.success([Book(title: "Emma")]))
            updates.finish()
        }
    }
}

extension Screen {
    fileprivate static func book(_ id: Int64) -> Screen { Screen("book", id: "\(id)") }
}
