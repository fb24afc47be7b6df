import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// A simulator session as the page shows it.
@MainActor
final class SimulatorPageSession<Program: RouterProgram>: PageSession {
    private let session: SimulatorSession<Program>
    private(set) lazy var facts = Program.pageFacts(
        pushToken: pushToken, tree: session.installation.tree, in: session.language)
    private var refusals = RefusedPushes()
    /// How many notifications of the list are drawn.
    private static var longestList: Int { 20 }

    init(_ session: SimulatorSession<Program>) {
        self.session = session
    }

    var language: LanguageCode { session.language.code }
    var pushToken: String { session.installation.token.map { DeviceToken($0).hex } ?? "" }
    var pushTopic: String { Program.commandName }
    var scenario: String { session.scenarios.recorded }

    /// Dates are milliseconds since 1970.
    var state: Data {
        let (device, language, scenarios) = (session.device, session.language, session.scenarios)
        let taps = session.taps.map { record in
            let settled = session.process?.log.settled.last { $0.id == record.id }
            return TapTrace(record, report: settled.flatMap { try? JSONLine.text($0.report) }) {
                language.sentence(of: $0)
            } sentence: {
                language.sentence($0)
            }
        }
        let state: JSONObject = [
            "device": device.state(listing: Self.longestList), "listed": device.notificationCenter.delivered.count,
            "app": session.process?.picture(in: language), "account": session.installation.account,
            "crashAt": session.crashAt?.rawValue, "taps": taps, "refusedPushes": refusals.newest,
            "scenario": ["recordedLines": scenarios.recorder?.lineCount, "report": scenarios.report] as JSONObject,
        ]
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .millisecondsSince1970
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(state)) ?? Data("null".utf8)
    }

    func perform(line: String) async throws(LineRefusal) {
        let command = try Program.grammar.command(line, in: session.language)
        guard !command.namesFile else { throw session.language.refusal("namesFile") }
        guard command != .help, command != .end else { throw session.language.refusal("terminalOnly") }
        try await PhoneCommandHandler(session: session).perform(command)
    }

    func replay(_ scenario: String) async throws(LineRefusal) {
        try await session.scenarios.replay(scenario, on: session)
    }

    func receive(_ push: PushMessage) {
        _ = session.scenarios.recorder?.note(.device(.receive(push)), on: session)
        session.device.pushes.receive(push)
        session.settleLater()
    }

    func note(_ refusal: RefusedPush) {
        refusals.add(refusal, at: session.installation.context.clock.now)
    }
}

/// Where the push or the link of a line would lead, in JSON.
extension SimulatorPageSession {
    func explain(line: String) async throws(LineRefusal) -> Data {
        let command = try Program.grammar.command(line, in: session.language)
        var answer: JSONObject = ["unread": [String](), "misspelt": [JSONObject]()]
        if case .device(.receive(let push)) = command {
            answer.merge(await explain(push))
        } else if let (link, channel) = command.link {
            if !link.isEmpty { answer.merge(await explain(.link(link), from: channel.linkSource)) }
        } else {
            throw session.language.refusal("leadsNowhere")
        }
        return (try? JSONEncoder().encode(answer)) ?? Data("null".utf8)
    }

    /// Says why the push service would refuse it, if it would.
    private func explain(_ push: PushMessage) async -> JSONObject {
        if let fault = push.fault { return ["fault": session.language.sentence(of: fault)] }
        let userInfo = Data(push.payload.utf8)
        let notification = DeliveredNotification(
            requestID: UUID().uuidString, deliveredAt: session.device.clock.now, userInfo: userInfo)
        var answer = await explain(.response(NotificationResponse(notification)), from: .push)
        answer.merge(["unread": unreadKeys(of: userInfo)])
        return answer
    }

    /// Names keys and query items, too, that nothing reads, and the one that was likely meant by each.
    private func explain(_ content: LaunchPayload.Content, from source: LinkSource) async -> JSONObject {
        let language = session.language
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

/// The backends' pushes that were refused last, the newest first. The same one, sent again, counts as one.
struct RefusedPushes {
    /// As the page shows it.
    struct Entry: Encodable {
        let push: RefusedPush
        /// How many times in a row.
        var count = 1
        /// The last time.
        var at: Date
    }

    private(set) var newest: [Entry] = []
    private static let limit = 3

    mutating func add(_ push: RefusedPush, at date: Date) {
        if newest.first?.push == push {
            newest[0].count += 1
            newest[0].at = date
        } else {
            newest = [Entry(push: push, at: date)] + newest.prefix(Self.limit - 1)
        }
    }
}
