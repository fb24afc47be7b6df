import DeepLinks
import Foundation
import Navigation
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
}

extension Screen {
    fileprivate static func book(_ id: Int64) -> Screen { Screen("book", id: "\(id)") }
}
