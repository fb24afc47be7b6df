import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// Answers the page where the push or the link of a line would lead, in JSON.
@MainActor
struct PageExplainer<Program: RouterProgram> {
    let session: SimulatorSession<Program>

    private var language: Language { session.language }

    /// - Parameter line: as it would be posted to send it.
    /// - Throws: ``LineRefusal`` for a line that sends neither.
    func explain(line: String) async throws(LineRefusal) -> Data {
        let command = try Program.grammar.command(line, in: language)
        let answer: TypedAnswer
        if case .device(.receive(let push)) = command {
            answer = await explain(push)
        } else if let (link, channel) = command.link {
            answer = link.isEmpty ? TypedAnswer() : await typedAnswer(to: .link(link), from: channel.linkSource)
        } else {
            throw language.refusal("leadsNowhere")
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("null".utf8)
    }

    private func explain(_ push: PushMessage) async -> TypedAnswer {
        if let fault = push.fault { return TypedAnswer(fault: language.sentence(of: fault)) }
        let userInfo = Data(push.payload.utf8)
        let notification = DeliveredNotification(
            requestID: UUID().uuidString, deliveredAt: session.device.clock.now, userInfo: userInfo)
        var answer = await typedAnswer(to: .response(NotificationResponse(notification)), from: .push)
        answer.unread = unreadKeys(of: userInfo)
        return answer
    }

    private func typedAnswer(to content: LaunchPayload.Content, from source: LinkSource) async -> TypedAnswer {
        // While the app starts, the session on disk says which phase it comes to.
        let phase = session.app?.phase
        let hasStarted = phase?.isReady == true || phase?.waitsForUser == true
        let explanation = await session.installation.explainer.explain(
            content, from: source, for: try? session.installation.session(), in: hasStarted ? phase : nil)
        let findings = explanation.steps.flatMap(\.findings)
        return TypedAnswer(
            explanation: JSONObject(explanation, language: language, reader: language),
            misspelt: findings.compactMap { Misspelling($0, in: language) })
    }

    /// The keys that neither the system, a known sender nor a link rule reads: the app's own, or a mistake.
    private func unreadKeys(of userInfo: Data) -> [String] {
        guard let payload = try? NotificationPayload(json: userInfo) else { return [] }
        let read = Program.Main.linkRules.keys
        return payload.customKeys.filter { !read.contains($0) && !payload.dialect.owns($0) }
    }
}

extension PhoneCommand {
    /// The link that it opens, and the channel that it comes through; nil for a command that opens none.
    fileprivate var link: (text: String, channel: LaunchSource)? {
        switch self {
        case .device(.open(let url)): (url, .openURL)
        case .device(.openUniversalLink(let url)): (url, .userActivity)
        case .device(.openSystemLink(let link, let kind)): (link, LaunchSource(kind))
        case .device(.openWidget(let url)): (url, .widget)
        case .app(.open(let link)): (link, .inApp)
        default: nil
        }
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
