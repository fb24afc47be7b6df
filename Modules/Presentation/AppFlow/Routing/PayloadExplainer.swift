public import DeepLinks
public import Launches
public import Navigation
import Notifications

/// Follows the path of an arrival and commits nothing, to say which screen it would open, and why.
@MainActor
public struct PayloadExplainer<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>

    public init(tree: RouteTree<Main>, main: Main, services: AppServices) {
        self.init(PayloadRouter(tree: tree, main: main, services: services))
    }

    init(_ router: PayloadRouter<Main>) {
        self.router = router
    }

    /// The result of each step. The notification is archived as on the real path.
    /// - Parameters:
    ///   - content: the arrival.
    ///   - source: the channel that it comes through.
    ///   - account: who is signed in; nil if nobody is.
    ///   - obstacle: what a tap waits for first; nil for nothing.
    public func explain(
        _ content: LaunchPayload.Content, from source: LinkSource, signedIn account: AccountID?,
        behind obstacle: GateObstacle? = nil
    ) async -> Explanation {
        var explanation = Explanation()
        explanation.add("arrive", source.rawValue)
        do throws(StepFailure) {
            let push: OpenPush? =
                if case .response(let response) = content {
                    try router.push(reading: response.notification).get()
                } else {
                    nil
                }
            let payload = push?.payload
            for remark in payload?.remarks ?? [] { explanation.add("payload", [remark]) }
            for misreading in payload.map(Main.linkRules.misreadings) ?? [] {
                explanation.add("payload", [misreading.finding])
            }
            if let finding = payload.flatMap({ discarding($0, signedIn: account) }) {
                explanation.fail(StepFailure(code: DiscardReason.otherAccount.rawValue, finding), at: "gate")
                return explanation
            }
            if payload?.isSilent == true {
                explanation.add(
                    "silent", [LinkFinding("silentPush", "it is handed to the app, and opens nothing")])
                return explanation
            }
            if case .link(let link) = content, let page = router.triage.questionPage(of: link, from: source) {
                explanation.link = link
                explanation.add("resolver", [Self.question(to: page.host)])
                return explanation
            }
            if case .link(let link) = content, let link = router.triage.unrouted(link, from: source) {
                explanation.leaveToBrowser(link, found(link.page.text, from: source))
                return explanation
            }
            if let obstacle { explanation.add("gate", [obstacle.finding]) }
            let target = try await derive(from: content, push, in: &explanation)
            let resolution = try resolve(target, from: source, explainedIn: &explanation)
            explanation.route = resolution.route
            explanation.parameters = resolution.parameters
            explanation.add("resolve", resolution.route ?? "web")
            if router.requiresConfirmation(resolution, from: source) {
                explanation.add(
                    "ask", [LinkFinding("confirmationFirst", "what follows waits for the user's consent")])
            }
            let plan = try await router.plan(resolution)
            explanation.add("plan", plan.steps.map(\.summary).joined(separator: ", "))
            explanation.add("stack", try stack(after: plan).joined(separator: ", "))
        } catch {
            explanation.fail(error)
        }
        return explanation
    }

    /// The network is not asked for the sake of an explanation.
    private static func question(to host: String) -> LinkFinding {
        LinkFinding(
            "resolverAsked", "the app would ask {host} where it leads, which is not done here", ["host": host])
    }

    /// Why the gate drops a push for another account; nil if it does not.
    private func discarding(_ payload: NotificationPayload, signedIn account: AccountID?) -> LinkFinding? {
        if payload.hasUnreadableRecipient {
            return LinkFinding("recipientUnreadable", "its recipient cannot be read")
        }
        guard let account, payload.owner(signedIn: account) != account else { return nil }
        return LinkFinding(
            "otherRecipient", "its recipient is {recipient}; signed in is {account}",
            ["recipient": payload.recipient ?? "", "account": account.description])
    }

    /// The link itself, or the one that the program's rules make of a push.
    private func derive(
        from content: LaunchPayload.Content, _ push: OpenPush?, in explanation: inout Explanation
    ) async throws(StepFailure) -> PushTarget {
        if case .link(let link) = content {
            explanation.link = link
            return .link(link)
        }
        guard let push else { throw StepFailure(PayloadError.lost) }
        do {
            try await router.archive(push)
        } catch {
            router.services.logFailure("notification not archived", ["reason": "\(error)"])
        }
        let derivation = push.link.derivation
        explanation.link = derivation.target.text
        explanation.add("derive", "\(derivation.rule) → \(derivation.target.text)")
        for rule in Main.linkRules.overriddenRules(in: push.payload) {
            explanation.add("derive", [LinkFinding("rulePassedOver", "{rule} passed over", ["rule": "\(rule)"])])
        }
        warn(of: push.payload, takenBy: derivation.rule, in: &explanation)
        return derivation.target
    }

    /// Says that a push opens its own page for want of a link, and which keys may have been meant otherwise.
    private func warn(of payload: NotificationPayload, takenBy rule: String, in explanation: inout Explanation) {
        let recipients = payload.missingRecipientKeys
        if rule == LinkRules.ownPageRule {
            let places = payload.dialect == .plain ? [] : payload.dialect.linkPlaces.map { $0.replacing("`", with: "") }
            let keys = (Main.linkRules.keys + places).joined(separator: ", ")
            let looked = LinkFinding("noLinkKey", "no key says where it leads; looked for: {keys}", ["keys": keys])
            explanation.add("warning", [looked] + finding(ofRecipients: recipients))
            for link in payload.carriedLinks { explanation.add("warning", [link.finding]) }
        }
        let near = payload.nearSenderKeys + payload.nearKeys(to: Main.linkRules.keys + recipients)
        for key in near { explanation.add("warning", [key.finding]) }
    }

    private func finding(ofRecipients keys: [String]) -> [LinkFinding] {
        if keys.isEmpty { return [] }
        return [LinkFinding("recipientKeys", "who it is for: {keys}", ["keys": keys.joined(separator: ", ")])]
    }

    /// Adds the link table's findings about a link that matches no route, also if the web screen opens it on the app's
    /// own host, and what stands in the query and is not read.
    private func resolve(
        _ target: PushTarget, from source: LinkSource, explainedIn explanation: inout Explanation
    ) throws(StepFailure) -> Resolution {
        let table = router.tree.table
        let found = found(target.text, from: source)
        do {
            let resolution = try router.resolve(target, from: source)
            switch resolution {
            case .route: explanation.add(unread: found)
            case .web(let address): if table.origins.own(address) { explanation.add(refused: found) }
            }
            return resolution
        } catch {
            switch target {
            case .link:
                explanation.add(refused: found)
                explanation.add(unread: found)
            case .web(let address): if (try? ParsedLink(address)) == nil { explanation.add(refused: found) }
            }
            throw error
        }
    }

    private func found(_ link: String, from source: LinkSource) -> LinkExplanation {
        router.tree.table.explain(link, from: source, now: router.services.now())
    }

    /// The screens that a plan ends on when the app starts for it.
    private func stack(after plan: RoutePlan) throws(StepFailure) -> [String] {
        let navigator = Navigator(tabRoots: Main.tabRoots)
        _ = try navigator.commit(plan)
        return (navigator.state.stack + navigator.state.modals).map(\.screen.description)
    }
}

extension Explanation {
    /// It waits for nothing, since the app shows none of it.
    fileprivate mutating func leaveToBrowser(_ link: UnroutedLink, _ found: LinkExplanation) {
        self.link = link.page.text
        add(refused: found)
        add(unread: found)
        add("browser", [LinkFinding("browserOpens", "no route takes it, and the browser opens it")])
    }

    fileprivate mutating func add(refused link: LinkExplanation) {
        add("resolve", link.findings)
        for candidate in link.candidates { add("candidate", [candidate.refusal]) }
    }

    /// A likely misspelling is a warning.
    fileprivate mutating func add(unread link: LinkExplanation) {
        for item in link.unread { add(item.meant == nil ? "unread" : "warning", [item.finding]) }
    }
}
