import DeepLinks
import Foundation
import Navigation
import Testing

@MainActor @Suite struct HostedRoutesTests {
    private let origins = LinkOrigins(
        schemes: ["app"], hosts: ["shop.example.com", "*.example.com"], fragments: .path(on: "shop.example.com"))

    private func end(_ link: String) async throws -> Screen? {
        let tree = try RouteTree(Street.self, origins: origins)
        let match = try tree.table.resolve(link, from: .inApp, now: Date())
        guard case .push(let screen) = try await tree.plan(match, from: Street()).steps.last else { return nil }
        return screen
    }

    @Test(arguments: [
        ("https://www.example.com/7", Screen("house", id: "7")), ("app://7", Screen("house", id: "7")),
        ("https://shop.example.com/7", Screen("shelf", id: "7")),
        ("https://shop.example.com/#/7", Screen("shelf", id: "7")),
        // The child's own host counts, else the one of the route above.
        ("https://shop.example.com/inside/door", Screen("door")),
        ("https://a.b.example.com/inside/7", Screen("key", id: "7")),
    ])
    func `U41: a route says of which host its links are, also for what hangs below it`(
        link: String, screen: Screen
    ) async throws {
        #expect(try await end(link) == screen)
    }

    @Test(arguments: ["app://inside/door", "inside/door", "app://inside/7", "https://example.com/inside/7"])
    func `U41: no other link opens it`(link: String) async throws {
        let error: LinkError = link.hasPrefix("https") ? .untrustedHost : .linkNotFound
        await #expect(throws: error) { _ = try await end(link) }
    }
}

private final class Street: Coordinator {
    nonisolated static var routes: [Route<Street>] {
        [
            Route(":house", LinkParameter("house", String.self)) { _, _, house in [.push(Screen("house", id: house))] },
            Route(":shelf", on: "shop.example.com", LinkParameter("shelf", String.self)) { _, _, shelf in
                [.push(Screen("shelf", id: shelf))]
            },
            Route("inside", on: "shop.example.com", enter: { _ in Hall() }),
        ]
    }
}

private final class Hall: Coordinator {
    nonisolated static var routes: [Route<Hall>] {
        [
            Route("door") { _, _ in [.push(Screen("door"))] },
            Route(":key", on: "*.example.com", LinkParameter("key", String.self)) { _, _, key in
                [.push(Screen("key", id: key))]
            },
        ]
    }
}
