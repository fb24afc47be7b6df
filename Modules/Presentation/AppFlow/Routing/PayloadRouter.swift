import DeepLinks
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors

/// Takes a payload from its raw form to a plan: derives the link, resolves it, plans the steps. Commits nothing.
@MainActor
struct PayloadRouter<Main: MainCoordinator> {
    let tree: RouteTree<Main>
    let main: Main
    let services: AppServices

    /// Told each step, with nothing out of the payload but names and patterns.
    typealias Note = @MainActor (TraceEntry.Step, String?) -> Void

    /// The whole path of one payload.
    /// - Parameters:
    ///   - payload: a link, or a push that was resolved before.
    ///   - note: called with each step as it is taken.
    func route(_ payload: RoutablePayload, note: Note) async throws(RoutingFailure) -> Destination {
        let (target, resolution) = try resolved(payload, note: note)
        note(.resolved, resolution.route ?? "web")
        var plan = try await plan(resolution)
        if requiresConfirmation(resolution, from: payload.source) { plan = .confirmation(of: target.text) }
        note(.planned, String(plan.steps.count))
        return Destination(plan: plan, route: resolution.route, parameters: resolution.parameters)
    }

    private func resolved(
        _ payload: RoutablePayload, note: Note
    ) throws(RoutingFailure) -> (target: PushTarget, resolution: Resolution) {
        switch payload {
        case .link(let link, let source):
            return (.link(link), try resolve(.link(link), from: source))
        case .push(let resolved):
            noteDerivation(resolved.derivation, of: resolved.push, note: note)
            let resolution = try resolved.resolution.get()
            try resolution.checkExpiry(at: services.now())
            return (resolved.derivation.target, resolution)
        }
    }

    /// A push with where a tap on it leads.
    func resolve(_ push: DeliveredPush) -> ResolvedPush {
        let derivation = derive(push)
        let resolution: Result<Resolution, RoutingFailure>
        do {
            resolution = .success(try resolve(derivation.target, from: .push))
        } catch {
            resolution = .failure(error)
        }
        return ResolvedPush(push: push, derivation: derivation, resolution: resolution)
    }

    /// Payload to link, by the program's ordered rules.
    func derive(_ push: DeliveredPush) -> LinkRules.Derivation {
        Main.linkRules.derive(from: push.payload, requestID: push.requestID)
    }

    /// Notes the rule that derived a link, and the keys that may have been meant.
    private func noteDerivation(_ derivation: LinkRules.Derivation, of push: DeliveredPush, note: Note) {
        note(.derived, derivation.rule)
        // Without the names of objects, which may say whom the push is for.
        for key in push.payload.nearSenderKeys + push.payload.nearKeys(to: Main.linkRules.keys, limit: 3) {
            note(.nearKey, "\(key.foundName) → \(key.meant)")
        }
    }

    /// Link to match. A web address that the table does not take is for the web screen.
    func resolve(_ target: PushTarget, from source: LinkSource) throws(RoutingFailure) -> Resolution {
        let now = services.now()
        switch target {
        case .link(let link):
            return try match(link, from: source, now: now)
        case .web(let address):
            if let route = try? match(address, from: source, now: now) { return route }
            do {
                return .web(try WebAddress(address, now: now))
            } catch {
                throw RoutingFailure(.link(error))
            }
        }
    }

    /// The target of a tap on a push now: the parameters of its link, and the screen that the link's route declares.
    /// Both are empty if the tap would fail; no screen if a confirmation came first.
    func tap(on push: ResolvedPush) -> (parameters: [String: String], target: Screen?) {
        guard let resolution = try? push.resolution.get(), (try? resolution.checkExpiry(at: services.now())) != nil,
            case .route(let match, let parameters) = resolution
        else { return ([:], nil) }
        return (parameters, requiresConfirmation(resolution, from: .push) ? nil : tree.screen(of: match))
    }

    private func match(_ link: String, from source: LinkSource, now: Date) throws(RoutingFailure) -> Resolution {
        do {
            let match = try tree.table.resolve(link, from: source, now: now)
            return .route(match, parameters: try parameters(of: match))
        } catch {
            throw RoutingFailure(.link(error))
        }
    }

    private func parameters(of match: LinkMatch) throws(LinkError) -> [String: String] {
        var values: [String: String] = [:]
        for parameter in tree.table.declarations[match.index].parameters {
            let captured = match.capture(parameter.name)
            values[parameter.name] = if let captured { captured } else { try match.queryValue(parameter.name) }
        }
        return values
    }

    /// The route that was probably meant by a link that none takes; nil if none comes close.
    func nearestRoute(of payload: RoutablePayload) -> String? {
        tree.table.explain(payload.link, from: payload.source, now: services.now()).nearest?.description
    }

    /// Match to steps; the store is asked whether the target exists.
    func plan(_ resolution: Resolution) async throws(RoutingFailure) -> RoutePlan {
        switch resolution {
        case .web(let address):
            return RoutePlan(steps: [.present(.web(address))])
        case .route(let match, _):
            do {
                return try await tree.plan(match, from: main)
            } catch {
                throw RoutingFailure(error, at: resolution)
            }
        }
    }

    /// Archives a received notification with the texts that were shown, so that it can be listed and opened. A silent
    /// push is not archived.
    /// - Throws: `StoreError` if the archive cannot be written.
    func archive(_ push: DeliveredPush) async throws(StoreError) {
        guard let notification = push.notification else { return }
        let payload = push.payload.resolved(in: services.alertStrings)
        let id = Main.linkRules.notificationID(of: payload, requestID: notification.requestID)
        try await services.archive.save(ArchivedNotification(payload, of: notification, id: id))
    }
}

extension Screen {
    /// The page that shows an address outside the app.
    static func web(_ address: WebAddress) -> Screen { Screen("web", arguments: ["url": address.text]) }
}
