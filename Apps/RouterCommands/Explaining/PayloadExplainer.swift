import AppFlow
import DeepLinks
import Foundation
import LaunchDecisions
import Launches
import Navigation
import Notifications

/// Follows the path of an arrival up to its commit, to say which screen it would open, and why. The navigation stays as
/// it is. A push is archived, as on the real path: the screen of a push without a link finds it there. Whether the gate
/// lets it through, the launch machine says.
@MainActor
struct PayloadExplainer<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>

    init(tree: RouteTree<Main>, main: Main, services: AppServices) {
        router = PayloadRouter(tree: tree, main: main, services: services)
    }

    /// The result of each step.
    /// - Parameters:
    ///   - content: the arrival.
    ///   - source: the channel that it comes through.
    ///   - session: who uses the app; nil where nobody can look that up, and a push is taken to be theirs.
    ///   - phase: how far the app has come; nil if it is started for the arrival.
    func explain(
        _ content: LaunchPayload.Content, from source: LinkSource, for session: Session?, in phase: LaunchPhase? = nil
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
            if let payload, let refusal = refusal(of: payload, for: session) {
                explanation.fail(refusal, at: "gate")
                return explanation
            }
            if let question = payload.flatMap({ question(about: $0, for: session) }) {
                explanation.add("gate", [question])
            }
            if payload?.isSilent == true {
                explanation.add(
                    "silent", [LinkFinding("silentPush", "it is handed to the app, and opens nothing")])
                return explanation
            }
            if case .link(let link) = content, let page = router.triage.questionPage(of: link, from: source) {
                explanation.link = link
                // The network is not asked for the sake of an explanation.
                let finding = LinkFinding(
                    "resolverAsked", "the app would ask {host} where it leads, which is not done here",
                    ["host": page.host])
                explanation.add("resolver", [finding])
                return explanation
            }
            if case .link(let link) = content, let link = router.triage.unrouted(link, from: source) {
                explanation.leaveToBrowser(link, found(link.page.text, from: source))
                return explanation
            }
            if let phase = phase ?? session?.phaseAfterStart, phase.waitsForUser {
                explanation.add(
                    "gate", [LinkFinding("gateWaits", "it waits in the phase {launch}", ["launch": phase.name])])
            }
            let target = try await derive(from: content, push, in: &explanation)
            let resolution = try resolve(target, from: source, explainedIn: &explanation)
            explanation.route = resolution.route
            explanation.parameters = resolution.parameters
            explanation.add("resolve", resolution.route ?? "web")
            if router.requiresConfirmation(resolution, from: source) {
                explanation.add(
                    "ask", [LinkFinding("confirmationFirst", "what follows waits for the user's consent")])
            }
            if try await router.missingContent(of: resolution) != nil {
                let finding = LinkFinding(
                    "contentMissing",
                    "its content is not on the device: the app would fetch it, which is not done here")
                explanation.add("fetch", [finding])
            }
            let plan = try await router.plan(resolution)
            explanation.add("plan", plan.steps.map(\.summary).joined(separator: ", "))
            explanation.add("stack", try stack(after: plan).joined(separator: ", "))
        } catch {
            explanation.fail(error)
        }
        return explanation
    }

    /// Says that the user is asked to switch to the push's account; nil if it is in use, or cannot be switched to.
    private func question(about payload: NotificationPayload, for session: Session?) -> LinkFinding? {
        guard let account = session?.account, let recipient = payload.recipient.map(AccountID.init),
            recipient != account, router.services.canSwitch(to: recipient), !payload.isSilent
        else { return nil }
        return LinkFinding(
            "switchFirst", "the user is asked whether to switch from {account} to {recipient}",
            ["recipient": recipient.description, "account": account.description])
    }

    /// Why the gate ends a push that arrives now; nil if it does not.
    private func refusal(of payload: NotificationPayload, for session: Session?) -> StepFailure? {
        // Where nobody is signed in, whoever the push names may be next.
        let account = session?.account ?? payload.recipient.map(AccountID.init) ?? AccountID("anybody")
        let now = router.services.now()
        let arrival = Arrival(
            id: 0, owner: payload.owner(signedIn: session?.account), deliveredAt: now, expiresAt: now,
            isSwitchable: question(about: payload, for: session) != nil)
        let conditions = Conditions(account: account, signedOutAt: session?.loggedOutAt, now: now)
        guard let code = conditions.refusal(of: arrival)?.code else { return nil }
        if payload.hasUnreadableRecipient {
            return StepFailure(code: code, LinkFinding("recipientUnreadable", "its recipient cannot be read"))
        }
        guard code == DiscardReason.otherAccount.rawValue else { return StepFailure(code: code, .final, reason: code) }
        return StepFailure(
            code: code,
            LinkFinding(
                "otherRecipient", "its recipient is {recipient}; signed in is {account}",
                ["recipient": payload.recipient ?? "", "account": account.description]))
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
        // Without it the plan fails, which says enough.
        try? await router.archive(push)
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
            case .web(let address): if table.origins.own(address) { explanation.add("resolve", found.findings) }
            }
            return resolution
        } catch {
            switch target {
            case .link:
                explanation.add("resolve", found.findings)
                explanation.add(unread: found)
            case .web(let address): if (try? ParsedLink(address)) == nil { explanation.add("resolve", found.findings) }
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
        add("resolve", found.findings)
        add(unread: found)
        add("browser", [LinkFinding("browserOpens", "no route takes it, and the browser opens it")])
    }

    /// A likely misspelling is a warning.
    fileprivate mutating func add(unread link: LinkExplanation) {
        for item in link.unread { add(item.code == "itemNotRead" ? "unread" : "warning", [item]) }
    }
}

extension Session {
    /// The phase that a start of the app comes to, if all that it begins succeeds.
    fileprivate var phaseAfterStart: LaunchPhase {
        let now = Date.distantPast
        var machine = LaunchMachine()
        var effects = machine.receive(.sessionRead(self), now: now)
        effects += machine.receive(.connected(.main, []), now: now)
        while case .start(_, let job)? = effects.last { effects = machine.receive(.ended(job, .done), now: now) }
        return machine.phase
    }
}
