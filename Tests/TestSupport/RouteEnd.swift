public import AppFlow
import DeepLinks
import Foundation
public import Navigation

/// Where a link ends: on the screen that its route declares, and on the one that is visible once its plan is committed.
public struct RouteEnd: Sendable {
    public let link: String
    public let declared: Screen?
    public let planned: Screen?

    /// The ends of each route of a program, with its optional parameters and without them.
    /// - Parameters:
    ///   - main: the coordinator that the links begin at.
    ///   - values: those that a store knows, by the name of the parameter; "1" for any other.
    /// - Throws: whatever keeps a link from being printed, resolved, planned or committed.
    @MainActor
    public static func all<Main: MainCoordinator>(of main: Main, values: [String: String]) async throws -> [RouteEnd] {
        let tree = try Main.makeTree()
        var ends: [RouteEnd] = []
        for declaration in tree.table.declarations {
            let required = declaration.parameters.filter(\.isRequired)
            for parameters in [required, declaration.parameters] {
                let named = parameters.map { ($0.name, values[$0.name] ?? "1") }
                let link = try tree.table.link(to: declaration.pattern, parameters: named)
                ends.append(try await RouteEnd(of: link, from: main, in: tree))
            }
        }
        return ends
    }

    @MainActor
    private init<Main: MainCoordinator>(of link: String, from main: Main, in tree: RouteTree<Main>) async throws {
        let match = try tree.table.resolve(link, from: .inApp, now: .distantPast)
        let plan = try await tree.plan(match, from: main)
        let navigator = Navigator(tabRoots: Main.tabRoots)
        _ = try navigator.enterMain(committing: plan.steps, policy: plan.policy)
        self.link = link
        declared = tree.screen(of: match)
        planned = navigator.state.visible?.screen
    }
}
