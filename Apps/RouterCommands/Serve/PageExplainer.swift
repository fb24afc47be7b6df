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
        var answer: JSONObject = ["unread": [String](), "misspelt": [JSONObject]()]
        if case .device(.receive(let push)) = command {
            answer.merge(await explain(push))
        } else if let (link, channel) = command.link {
            if !link.isEmpty { answer.merge(await explain(.link(link), from: channel.linkSource)) }
        } else {
            throw language.refusal("leadsNowhere")
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("null".utf8)
    }

    /// Says why the push service would refuse it, if it would.
    private func explain(_ push: PushMessage) async -> JSONObject {
        if let fault = push.fault { return ["fault": language.sentence(of: fault)] }
        let userInfo = Data(push.payload.utf8)
        let notification = DeliveredNotification(
            requestID: UUID().uuidString, deliveredAt: session.device.clock.now, userInfo: userInfo)
        var answer = await explain(.response(NotificationResponse(notification)), from: .push)
        answer.merge(["unread": unreadKeys(of: userInfo)])
        return answer
    }

    /// Names keys and query items, too, that nothing reads, and the one that was likely meant by each.
    private func explain(_ content: LaunchPayload.Content, from source: LinkSource) async -> JSONObject {
        // While the app starts, the session on disk says which phase it comes to.
        let phase = session.app?.phase
        let hasStarted = phase?.isReady == true || phase?.waitsForUser == true
        let explanation = await session.installation.explainer.explain(
            content, from: source, for: try? session.installation.session(), in: hasStarted ? phase : nil)
        let misspelt = explanation.steps.flatMap(\.findings).filter { $0.code == "keyNotRead" }.map { finding in
            [
                "found": finding.values["found"], "meant": finding.values["meant"],
                "sentence": language.sentence(of: finding),
            ] as JSONObject
        }
        return [
            "explanation": JSONObject(explanation, language: language, reader: language), "misspelt": misspelt,
        ]
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
