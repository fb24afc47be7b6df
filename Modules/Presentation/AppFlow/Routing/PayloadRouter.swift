import DeepLinks
import Foundation
import Launches
import Navigation
import Notifications

/// Takes a payload from its raw form to a plan: derive the link, resolve it, plan the way. Commits nothing.
@MainActor
public struct PayloadRouter<Main: MainCoordinator> {
    let tree: RouteTree<Main>
    let main: Main
    let services: AppServices

    /// Told each step, with nothing out of the payload but names and patterns.
    typealias Note = @MainActor (TraceEntry.Step, String?) -> Void

    /// The whole way of one payload.
    /// - Parameters:
    ///   - payload: nil if it can no longer be read.
    ///   - note: told of each step as it is taken.
    func route(_ payload: LaunchPayload?, note: Note) async throws(RoutingFailure) -> Destination {
        guard let payload else { throw RoutingFailure(PayloadError.lost) }
        let target = try await derive(from: payload.content, note: note)
        let resolution = try resolve(target, from: payload.source.linkSource)
        note(.resolved, resolution.route ?? "web")
        var plan = try await plan(resolution)
        if requiresConfirmation(resolution, from: payload.source.linkSource) { plan = .asking(about: target.text) }
        note(.planned, String(plan.steps.count))
        return Destination(plan: plan, route: resolution.route, parameters: resolution.parameters)
    }

    /// Payload to link, by the program's ordered rules. A notification is put into the archive on the way, since its
    /// own page may be what opens.
    func derive(from content: LaunchPayload.Content, note: Note) async throws(RoutingFailure) -> PushTarget {
        switch content {
        case .link(let link):
            return .link(link)
        case .silentPush:
            throw RoutingFailure(PayloadError.lost)
        case .response(let response):
            let payload: NotificationPayload
            do {
                payload = try NotificationPayload(json: response.notification.userInfo)
            } catch {
                throw RoutingFailure(error)
            }
            await archive(payload, of: response.notification)
            let derivation = Main.linkRules.derive(from: payload, requestID: response.notification.requestID)
            note(.derived, derivation.rule)
            // Without the names of objects, which may say whom the push is for.
            for key in payload.nearKeys(to: Main.linkRules.keys, limit: 3) {
                note(.nearKey, "\(key.foundName) → \(key.meant)")
            }
            return derivation.target
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

    /// What a tap on a push would open: what its link names in path and query, and the screen that it ends on, as the
    /// link's route declares it. Nothing if the tap would fail; no screen if a question came first.
    func tap(
        on payload: NotificationPayload, requestID: String
    ) -> (parameters: [String: String], target: Screen?) {
        let derivation = Main.linkRules.derive(from: payload, requestID: requestID)
        guard let resolution = try? resolve(derivation.target, from: .push),
            case .route(let match, let parameters) = resolution
        else { return ([:], nil) }
        return (parameters, requiresConfirmation(resolution, from: .push) ? nil : tree.screen(of: match))
    }

    private func match(_ link: String, from source: LinkSource, now: Date) throws(RoutingFailure) -> Resolution {
        do {
            let match = tree.table.match(try tree.table.resolve(link, from: source, now: now))
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

    /// Keeps a received notification with the texts that were shown, so that it can be listed and opened.
    func archive(_ payload: NotificationPayload, of notification: DeliveredNotification) async {
        let payload = payload.resolved(in: services.alertStrings)
        let id = Main.linkRules.notificationID(of: payload, requestID: notification.requestID)
        do {
            try await services.archive.save(ArchivedNotification(payload, of: notification, id: id))
        } catch {
            services.logFailure("notification not archived", ["reason": "\(error)"])
        }
    }
}

extension Screen {
    /// The page that shows an address outside the app.
    static func web(_ address: WebAddress) -> Screen { Screen("web", arguments: ["url": address.text]) }
}
