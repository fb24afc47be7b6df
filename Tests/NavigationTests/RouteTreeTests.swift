import DeepLinks
import Foundation
import Navigation
import Testing

@MainActor @Suite struct RouteTreeTests {
    private let origins = LinkOrigins(schemes: ["app"], hosts: ["app.example.com"])

    private func match(_ link: String, from source: LinkSource = .inApp) throws -> (RouteTree<Town>, LinkMatch) {
        let tree = try RouteTree(Town.self, origins: origins)
        return (tree, try tree.table.resolve(link, from: source, now: Date()))
    }

    private func plan(_ link: String) async throws -> [NavigationStep] {
        let (tree, match) = try self.match(link)
        return try await tree.plan(match, from: Town()).steps
    }

    private func error<Root: Coordinator>(of root: Root.Type) -> RouteTreeError? {
        do {
            _ = try RouteTree(root, origins: origins)
            return nil
        } catch {
            return error
        }
    }

    @Test func `parents are passed through, under whatever root, and only the last is the destination`() async throws {
        #expect(try await plan("town") == [.rebuildMain])
        #expect(try await plan("town/park") == [.selectTab("park"), .push(Screen("park", id: "destination"))])
        for link in ["town/park/tree/7", "park/tree/7"] {
            #expect(try await plan(link) == [.selectTab("park"), .push(Screen("tree", id: "7"))])
        }
        #expect(try await plan("lane/5/house") == [.push(Screen("lane", id: "5")), .push(Screen("house"))])
        #expect(try await plan("yard/tree/7") == [.push(Screen("tree", id: "7"))])
        // What only begins the links of a coordinator is no link itself.
        #expect(throws: LinkError.linkNotFound) { _ = try match("app://yard") }
    }

    @Test func `an optional query item belongs to the destination alone, one that must be there to all below`()
        async throws
    {
        #expect(try await plan("town/park?bench=3").last == .push(Screen("bench", id: "3")))
        #expect(try await plan("town/park/tree/7?bench=x").last == .push(Screen("tree", id: "7")))
        #expect(try match("gate/key?code=5").1.pattern.description == "gate/key")
        #expect(throws: LinkError.invalidParameter(name: "code", expected: "Int64", found: nil)) {
            _ = try match("gate/key")
        }
    }

    @Test(arguments: ["park?bench=x", "town/park/tree/x", "park/tree/x", "lane/x/house"])
    func `a value is checked before anything is planned`(link: String) throws {
        let error = #expect(throws: LinkError.self) { _ = try self.match(link) }
        #expect(error?.code == "invalidParameter")
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

    @Test(arguments: [
        ("park/shed", RoutePolicy.onTop), ("town/park/shed", .onTop), ("hall", .onTop), ("yard/tree/7", .reuse),
    ])
    func `what a route declares holds for itself and for what hangs below it, wherever that is`(
        link: String, policy: RoutePolicy
    ) async throws {
        #expect(throws: LinkError.notPermitted(.scheme)) { _ = try self.match("app://" + link, from: .scheme) }
        let (tree, match) = try self.match(link, from: .push)
        #expect(try await tree.plan(match, from: Town()).policy == policy)
    }

    @Test func `P9: the match of another tree leads nowhere`() async throws {
        let match = try self.match("vault").1
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
        let (tree, match) = try self.match(link)
        #expect(tree.screen(of: match) == screen)
    }

    @Test(
        "U39: what a link lacks depends on its optional items, too",
        arguments: [("crate?label=7", true), ("crate", false)])
    func missingContent(link: String, isMissing: Bool) async throws {
        let tree = try RouteTree(Depot.self, origins: origins)
        let match = try tree.table.resolve(link, from: .inApp, now: Date())
        #expect(try await (tree.missingContent(of: match, from: Depot()) != nil) == isMissing)
    }

    @Test func `coordinators in a circle, patterns of one shape or of none, and names used twice make no tree`() {
        #expect(error(of: Ping.self) == .circle(["Ping", "Pong", "Ping"]))
        #expect(
            error(of: Ping.self)?.description == "coordinators enter each other in a circle: Ping > Pong > Ping")
        #expect(error(of: Court.self) == .circle(["Court", "Ping", "Pong", "Ping"]))
        #expect(error(of: Twins.self) == .table(.sameShape(":a", ":b")))
        #expect(error(of: Endless.self) == .table(.catchAllNotLast(pattern: "*rest/end")))
        #expect(error(of: Stem.self) == .table(.repeatedName("id", pattern: ":id/leaf/:id")))
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

private final class Depot: Coordinator {
    nonisolated static var routes: [Route<Depot>] {
        [
            Route(
                "crate", LinkParameter("label", optional: Int64.self),
                missing: { _, label in label.map { _ in .loadedByScreen } }, plan: { _, _, _ in [] })
        ]
    }
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
