import DeepLinks
import Foundation
import Navigation
import Testing

@MainActor @Suite struct RouteTreeTests {
    private let origins = LinkOrigins(schemes: ["app"], hosts: ["app.example.com"])

    private func plan(_ link: String) async throws -> [NavigationStep] {
        let tree = try RouteTree(Town.self, origins: origins)
        let match = try tree.table.resolve(link, from: .inApp, now: Date())
        return try await tree.plan(match, from: Town()).steps
    }

    @Test func `parents are passed through and only the last is the destination`() async throws {
        #expect(try await plan("town") == [.rebuildMain])
        #expect(try await plan("town/park") == [.selectTab("park"), .push(Screen("park", id: "destination"))])
        #expect(try await plan("town/park/tree/7") == [.selectTab("park"), .push(Screen("tree", id: "7"))])
    }

    @Test func `the same routes under two roots are one piece of code`() async throws {
        #expect(try await plan("park/tree/7") == (try await plan("town/park/tree/7")))
    }

    @Test func `an optional query item belongs to the destination alone`() async throws {
        #expect(try await plan("town/park?bench=3").last == .push(Screen("bench", id: "3")))
        #expect(try await plan("town/park/tree/7?bench=x").last == .push(Screen("tree", id: "7")))
        #expect(throws: LinkError.self) {
            _ = try RouteTree(Town.self, origins: origins).table.resolve("park?bench=x", from: .inApp, now: Date())
        }
    }

    @Test func `a route below one that requires confirmation asks as well`() throws {
        let declarations = try RouteTree(Town.self, origins: origins).table.declarations
        let asking = Set(declarations.filter(\.requiresConfirmation).map(\.pattern.description))
        for root in ["yard", "hall"] {
            for below in ["tree/:id", "shed", "plot"] { #expect(asking.contains("\(root)/\(below)")) }
        }
        #expect(
            asking.subtracting(["yard/tree/:id", "yard/shed", "hall/tree/:id", "hall/shed"]) == [
                "hall", "vault", "vault/gold", "town/park/plot", "park/plot", "yard/plot", "hall/plot",
            ])
    }

    @Test func `what only begins the links of a coordinator is no link itself`() async throws {
        let tree = try RouteTree(Town.self, origins: origins)
        #expect(throws: LinkError.linkNotFound) {
            _ = try tree.table.resolve("app://yard", from: .scheme, now: Date())
        }
        #expect(try await plan("yard/tree/7") == [.push(Screen("tree", id: "7"))])
        #expect(throws: LinkError.notPermitted(.scheme)) {
            _ = try tree.table.resolve("app://yard/tree/7", from: .scheme, now: Date())
        }
    }

    @Test func `what a child's route declares holds wherever the child hangs`() async throws {
        let tree = try RouteTree(Town.self, origins: origins)
        for root in ["park", "town/park"] {
            #expect(throws: LinkError.notPermitted(.scheme)) {
                _ = try tree.table.resolve("app://\(root)/shed", from: .scheme, now: Date())
            }
            let match = try tree.table.resolve("\(root)/shed", from: .push, now: Date())
            #expect(try await tree.plan(match, from: Town()).policy == .onTop)
        }
    }

    @Test func `what a route with another coordinator below it declares holds for itself, too`() async throws {
        let tree = try RouteTree(Town.self, origins: origins)
        #expect(throws: LinkError.notPermitted(.scheme)) {
            _ = try tree.table.resolve("app://hall", from: .scheme, now: Date())
        }
        let match = try tree.table.resolve("hall", from: .push, now: Date())
        #expect(try await tree.plan(match, from: Town()).policy == .onTop)
    }

    @Test(arguments: ["town/park/tree/x", "park/tree/x", "lane/x/house"])
    func `a value in the path is checked before anything is planned`(link: String) throws {
        let error = #expect(throws: LinkError.self) {
            _ = try RouteTree(Town.self, origins: origins).table.resolve(link, from: .inApp, now: Date())
        }
        #expect(error?.code == "invalidParameter")
    }

    @Test func `[P9] the match of another tree leads nowhere`() async throws {
        let match = try RouteTree(Town.self, origins: origins).table.resolve("vault", from: .inApp, now: Date())
        let tree = try RouteTree(Shed.self, origins: origins)
        #expect(tree.screen(of: match) == nil)
        await #expect(throws: RouteError.link(.linkNotFound)) { try await tree.plan(match, from: Shed()) }
    }

    @Test(
        "a route's screen is declared where it hangs, and not for the links below it",
        arguments: [
            ("park?bench=3", Screen("bench", id: "3")), ("town/park?bench=3", Screen("bench", id: "3")), ("park", nil),
            ("yard/tree/7", Screen("tree", id: "7")), ("town/park/tree/7?bench=3", Screen("tree", id: "7")),
            ("park/shed?bench=3", nil), ("town", nil),
        ])
    func declaredScreen(link: String, screen: Screen?) throws {
        let tree = try RouteTree(Town.self, origins: origins)
        let match = try tree.table.resolve(link, from: .inApp, now: Date())
        #expect(tree.screen(of: match) == screen)
    }

    @Test func `an optional parameter in the path is read on the way, too`() async throws {
        #expect(try await plan("lane/5/house") == [.push(Screen("lane", id: "5")), .push(Screen("house"))])
    }

    @Test func `a query item that a route must have is asked of the links below it`() throws {
        let tree = try RouteTree(Town.self, origins: origins)
        #expect(throws: LinkError.self) { _ = try tree.table.resolve("gate/key", from: .inApp, now: Date()) }
        let match = try tree.table.resolve("gate/key?code=5", from: .inApp, now: Date())
        #expect(match.pattern.description == "gate/key")
    }

    @Test func `coordinators that enter each other are an error, not an endless tree`() {
        let error = #expect(throws: RouteTreeError.circle(["Ping", "Pong", "Ping"])) {
            try RouteTree(Ping.self, origins: origins)
        }
        #expect(error?.description == "coordinators enter each other in a circle: Ping > Pong > Ping")
    }

    @Test func `a circle below the root is an error, too`() {
        #expect(throws: RouteTreeError.circle(["Court", "Ping", "Pong", "Ping"])) {
            try RouteTree(Court.self, origins: origins)
        }
    }

    @Test func `two routes of one shape are an error that names both`() {
        let error = #expect(throws: RouteTreeError.self) { try RouteTree(Twins.self, origins: origins) }
        #expect(error?.description.contains(":a") == true && error?.description.contains(":b") == true)
    }

    @Test func `a pattern that cannot be read is an error, as is a name that stands above as well`() {
        #expect(throws: RouteTreeError.table(.catchAllNotLast(pattern: "*rest/end"))) {
            try RouteTree(Endless.self, origins: origins)
        }
        #expect(throws: RouteTreeError.table(.repeatedName("id", pattern: ":id/leaf/:id"))) {
            try RouteTree(Stem.self, origins: origins)
        }
    }
}

private final class Town: Coordinator {
    nonisolated static let park = Route<Town>(
        "park", LinkParameter("bench", optional: Int64.self),
        screen: { bench in bench.map { Screen("bench", id: String($0)) } }, enter: { $0.gardener },
        plan: { _, isDestination, bench in
            if let bench { return [.selectTab("park"), .push(Screen("bench", id: String(bench)))] }
            return [.selectTab("park")] + (isDestination ? [.push(Screen("park", id: "destination"))] : [])
        })

    nonisolated static var routes: [Route<Town>] {
        [
            Route("town", routes: [park]) { _, isDestination in isDestination ? [.rebuildMain] : [] },
            park,
            Route("yard", from: .push, requiresConfirmation: true, enter: { $0.gardener }),
            Route(
                "hall", policy: .onTop, from: .push, requiresConfirmation: true, enter: { $0.gardener },
                plan: { _, _ in [.push(Screen("hall"))] }),
            Route(
                "lane/:number", LinkParameter("number", optional: Int64.self),
                routes: [Route("house") { _, _ in [.push(Screen("house"))] }]
            ) { _, _, number in [.push(Screen("lane", id: number.map(String.init)))] },
            Route(
                "gate", LinkParameter("code", Int64.self), routes: [Route("key") { _, _ in [.push(Screen("key"))] }]
            ) { _, _, _ in [] },
            Route(
                "vault", from: .push, requiresConfirmation: true,
                routes: [Route("gold") { _, _ in [.push(Screen("gold"))] }]
            ) {
                _, _ in []
            },
        ]
    }

    let gardener = Gardener()
}

private final class Gardener: Coordinator {
    nonisolated static var routes: [Route<Gardener>] {
        [
            Route(
                "tree/:id", LinkParameter("id", Int64.self), screen: { Screen("tree", id: String($0)) },
                plan: { _, _, id in [.push(Screen("tree", id: String(id)))] }),
            Route("shed", policy: .onTop, from: .push) { _, _ in [.push(Screen("shed"))] },
            Route("plot", requiresConfirmation: true) { _, _ in [.push(Screen("plot"))] },
        ]
    }
}

private final class Shed: Coordinator {
    nonisolated static var routes: [Route<Shed>] { [Route("shed") { _, _ in [] }] }
}

private final class Court: Coordinator {
    nonisolated static var routes: [Route<Court>] { [Route("court", enter: { _ in Ping() }, plan: { _, _ in [] })] }
}

private final class Ping: Coordinator {
    nonisolated static var routes: [Route<Ping>] { [Route("pong", enter: { _ in Pong() }, plan: { _, _ in [] })] }
}

private final class Pong: Coordinator {
    nonisolated static var routes: [Route<Pong>] { [Route("ping", enter: { _ in Ping() }, plan: { _, _ in [] })] }
}

private final class Twins: Coordinator {
    nonisolated static var routes: [Route<Twins>] {
        [
            Route(":a", LinkParameter("a", String.self)) { _, _, _ in [] },
            Route(":b", LinkParameter("b", String.self)) { _, _, _ in [] },
        ]
    }
}

private final class Endless: Coordinator {
    nonisolated static var routes: [Route<Endless>] { [Route("*rest/end") { _, _ in [] }] }
}

private final class Stem: Coordinator {
    nonisolated static var routes: [Route<Stem>] {
        [
            Route(
                ":id", LinkParameter("id", String.self),
                routes: [Route("leaf/:id", LinkParameter("id", String.self)) { _, _, _ in [] }]
            ) { _, _, _ in [] }
        ]
    }
}
