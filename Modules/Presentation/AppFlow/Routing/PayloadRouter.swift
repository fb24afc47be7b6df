package import DeepLinks
import Foundation
package import LaunchDecisions
import Launches
package import Navigation
package import Notifications
import StoreErrors

/// Takes an arrival from its raw form to a plan: reads its push, derives the link, resolves it, plans the steps.
/// Commits nothing.
@MainActor
package struct PayloadRouter<Main: MainCoordinator> {
    package let tree: RouteTree<Main>
    let main: Main
    package let services: AppServices

    package init(tree: RouteTree<Main>, main: Main, services: AppServices) {
        self.tree = tree
        self.main = main
        self.services = services
    }

    package var triage: LinkTriage {
        LinkTriage(table: tree.table, services: services)
    }

    // MARK: Reading

    func push(
        reading userInfo: Data, of notification: DeliveredNotification? = nil, deliveredAt: Date
    ) -> Result<OpenPush, StepFailure> {
        do {
            let payload = try services.readPush(userInfo)
            return .success(OpenPush(payload, of: notification, deliveredAt: deliveredAt, resolve: link))
        } catch {
            return .failure(StepFailure(error))
        }
    }

    package func push(reading notification: DeliveredNotification) -> Result<OpenPush, StepFailure> {
        push(reading: notification.userInfo, of: notification, deliveredAt: notification.deliveredAt)
    }

    /// The push of a payload that an earlier launch left; nil for a link.
    func push(of payload: LaunchPayload) -> Result<OpenPush, StepFailure>? {
        switch payload.content {
        case .link: nil
        case .response(let response): push(reading: response.notification)
        case .silentPush(let userInfo): push(reading: userInfo, deliveredAt: payload.deliveredAt)
        }
    }

    private func link(of push: OpenPush) -> OpenPush.Link {
        let derivation = Main.linkRules.derive(from: push.payload, requestID: push.requestID)
        do throws(StepFailure) {
            return (derivation, .success(try resolve(derivation.target, from: .push)))
        } catch {
            return (derivation, .failure(error))
        }
    }

    // MARK: Planning

    /// The whole path of one arrival. Its trace gets each step, with nothing out of the payload but names and patterns.
    /// - Parameter awaiting: called once it waits for content that is fetched.
    func plan(_ arrival: OpenArrival, awaiting: () -> Void) async throws(StepFailure) -> RoutePlan {
        let push = try arrival.push?.get()
        guard let target = arrival.target else { throw StepFailure(PayloadError.lost) }
        let resolution: Resolution
        if let push {
            noteDerivation(of: push, to: arrival)
            resolution = try push.link.resolution.get()
            try resolution.checkExpiry(at: services.now())
        } else {
            resolution = try resolve(target, from: arrival.source)
        }
        arrival.resolution = resolution
        arrival.note(.resolved, resolution.route ?? "web", at: services.now())
        let isAsked = requiresConfirmation(resolution, from: arrival.source)
        // The backend is asked for nothing before the user agrees: the confirmed link fetches it.
        if let missing = try await missingContent(of: resolution), !isAsked {
            try await awaitContent(missing, for: arrival, awaiting: awaiting)
        }
        var plan = try await plan(resolution)
        if isAsked { plan = .confirmation(of: target.text) }
        arrival.note(.planned, String(plan.steps.count), at: services.now())
        return plan
    }

    /// Notes the rule that derived a link, and the keys that may have been meant.
    private func noteDerivation(of push: OpenPush, to arrival: OpenArrival) {
        arrival.note(.derived, push.link.derivation.rule, at: services.now())
        // Without the names of objects, which may say whom the push is for.
        for key in push.payload.nearSenderKeys + push.payload.nearKeys(to: Main.linkRules.keys, limit: 3) {
            arrival.note(.nearKey, "\(key.foundName) → \(key.meant)", at: services.now())
        }
    }

    /// What the target shows and the device does not have yet; nil if it has everything.
    package func missingContent(of resolution: Resolution) async throws(StepFailure) -> MissingContent? {
        guard case .route(let match, _) = resolution else { return nil }
        do {
            return try await tree.missingContent(of: match, from: main)
        } catch {
            throw StepFailure(error)
        }
    }

    /// Match to steps; the store is asked whether the target exists.
    package func plan(_ resolution: Resolution) async throws(StepFailure) -> RoutePlan {
        switch resolution {
        case .web(let address):
            return RoutePlan(steps: [.present(.web(address))])
        case .route(let match, _):
            do {
                return try await tree.plan(match, from: main)
            } catch {
                throw StepFailure(error)
            }
        }
    }

    // MARK: Resolving

    /// Link to match. A web address that the table does not take is for the web screen.
    package func resolve(_ target: PushTarget, from source: LinkSource) throws(StepFailure) -> Resolution {
        let now = services.now()
        switch target {
        case .link(let link):
            return try match(link, from: source, now: now)
        case .web(let address):
            if let route = try? match(address, from: source, now: now) { return route }
            do {
                return .web(try WebAddress(address, now: now))
            } catch {
                throw StepFailure(.link(error))
            }
        }
    }

    private func match(_ link: String, from source: LinkSource, now: Date) throws(StepFailure) -> Resolution {
        do {
            let match = try tree.table.resolve(link, from: source, now: now)
            var values: [String: String] = [:]
            for parameter in tree.table.declarations[match.index].parameters {
                let captured = match.capture(parameter.name)
                values[parameter.name] = if let captured { captured } else { try match.queryValue(parameter.name) }
            }
            return .route(match, parameters: values)
        } catch {
            throw StepFailure(.link(error))
        }
    }

    /// The target of a tap on a push now: the parameters of its link, and the screen that the link's route declares.
    /// Both are empty if the tap would fail; no screen if a confirmation came first.
    func tap(on push: OpenPush) -> (parameters: [String: String], target: Screen?) {
        guard let resolution = try? push.link.resolution.get(),
            (try? resolution.checkExpiry(at: services.now())) != nil,
            case .route(let match, let parameters) = resolution
        else { return ([:], nil) }
        return (parameters, requiresConfirmation(resolution, from: .push) ? nil : tree.screen(of: match))
    }

    /// What a feature has to perform; nil if the action or its notification can no longer be read.
    func request(of arrival: OpenArrival, for account: AccountID) -> ActionRequest? {
        guard let payload = arrival.payload, let push = arrival.openPush,
            case .response(let response) = payload.content, case .custom(let action, let text) = response.action
        else { return nil }
        let (parameters, target) = tap(on: push)
        return ActionRequest(
            action: action, text: text, notification: push.payload, parameters: parameters, account: account,
            key: payload.event, date: payload.arrivedAt, target: target)
    }

    /// Whether the user confirms first: the route has an effect, and the link was not opened on one of the app's own
    /// screens, where the user saw what it is.
    package func requiresConfirmation(_ resolution: Resolution, from source: LinkSource) -> Bool {
        guard case .route(let match, _) = resolution, source < .inApp else { return false }
        return tree.table.declarations[match.index].requiresConfirmation
    }

    /// Archives a received notification with the texts that were shown, so that it can be listed and opened. A silent
    /// push is not archived.
    /// - Throws: `RouteError` if the archive cannot be written.
    package func archive(_ push: OpenPush) async throws(RouteError) {
        guard let notification = push.notification else { return }
        let payload = push.payload.resolved(in: services.alertStrings)
        let id = Main.linkRules.notificationID(of: payload, requestID: notification.requestID)
        try await askStore(await services.archive.save(ArchivedNotification(payload, of: notification, id: id)))
    }

    // MARK: Failing

    /// Logs why an arrival came to no screen, and adds it to the trace: with the route that was probably meant, where
    /// no route takes the link.
    func note(_ failure: StepFailure, of arrival: OpenArrival) {
        let link = arrival.target.map { LoggedLink($0.text).description }
        services.logFailure(
            "not routed",
            ["payload": "\(arrival.id)", "code": failure.code, "reason": failure.reason, "link": link ?? "none"])
        var findings = failure.finding.map { [$0] } ?? []
        if failure.code == LinkError.linkNotFound.code, let target = arrival.target,
            let nearest = tree.table.explain(target.text, from: arrival.source, now: services.now()).nearest
        {
            findings.append(LinkFinding("nearestIs", "The nearest is {route}.", ["route": nearest.description]))
        }
        let reason = findings.isEmpty ? failure.reason : findings.map(\.description).joined(separator: " ")
        arrival.reason = reason
        arrival.findings = findings
        let detail = [link, reason].compactMap(\.self).joined(separator: ": ")
        arrival.note(.failed, detail, findings: findings, at: services.now())
    }
}
