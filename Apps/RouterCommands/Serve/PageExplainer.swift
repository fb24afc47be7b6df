import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// Answers the page where a payload or a link would lead, in JSON.
@MainActor
struct PageExplainer<Program: RouterProgram> {
    let installation: AppInstallation<Program>

    private var language: Language { installation.language }

    func explain(_ question: PageQuestion) async -> Data {
        let answer: TypedAnswer
        switch question {
        case .payload(let text): answer = await explain(payload: text)
        case .link(let link, let via):
            let source = Via(pageOption: via)?.source ?? .scheme
            answer = link.isEmpty ? TypedAnswer() : await typedAnswer(to: .link(link), from: source)
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("null".utf8)
    }

    private func explain(payload text: String) async -> TypedAnswer {
        let push = PushMessage(text)
        if let fault = push.fault {
            return TypedAnswer(fault: language.sentence(of: fault))
        }
        let notification = DeliveredNotification(
            requestID: push.requestID, deliveredAt: installation.context.clock.now, userInfo: Data(text.utf8))
        var answer = await typedAnswer(to: .response(NotificationResponse(notification)), from: .push)
        answer.unread = unreadKeys(of: text)
        return answer
    }

    private func typedAnswer(to content: LaunchPayload.Content, from source: LinkSource) async -> TypedAnswer {
        let signedIn = installation.account.map(AccountID.init)
        let explanation = await installation.explainer.explain(content, from: source, signedIn: signedIn)
        let findings = explanation.steps.flatMap(\.findings)
        return TypedAnswer(
            explanation: JSONObject(explanation, language: language, reader: language),
            misspelt: findings.compactMap { Misspelling($0, in: language) })
    }

    /// The keys that neither the system, a known sender nor a link rule reads: the app's own, or a mistake.
    private func unreadKeys(of payload: String) -> [String] {
        guard let payload = try? NotificationPayload(json: Data(payload.utf8)) else { return [] }
        let read = Program.Main.linkRules.keys
        return payload.customKeys.filter { !read.contains($0) && !payload.dialect.owns($0) }
    }
}

extension Via {
    /// As the page names its options.
    fileprivate init?(pageOption: String) {
        let others: [String: Via] = [
            "inApp": .inApp, "universal": .universalLink, "quickAction": .quickAction, "appIntent": .appIntent,
        ]
        guard let via = others[pageOption] ?? Via(rawValue: pageOption) else { return nil }
        self = via
    }
}

/// What the page shows of what is typed.
private struct TypedAnswer: Encodable {
    var explanation: JSONObject?
    /// Why the push service would refuse it; nil if it would not.
    var fault: String?
    var unread: [String] = []
    var misspelt: [Misspelling] = []
}

/// A key, or the name of a query item, that nothing reads, and the one that was likely meant.
private struct Misspelling: Encodable {
    /// With the names of the objects that it stands in before it, joined by dots.
    let found: String
    let meant: String
    /// What the explanation says of it.
    let sentence: String

    /// Nil for a finding of another kind.
    init?(_ finding: LinkFinding, in language: Language) {
        guard finding.code == "keyNotRead", let found = finding.values["found"], let meant = finding.values["meant"]
        else { return nil }
        (self.found, self.meant, sentence) = (found, meant, language.sentence(of: finding))
    }
}
