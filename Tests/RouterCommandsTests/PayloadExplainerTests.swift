import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@testable import RouterCommands

/// What an explanation says of a link or a push.
@MainActor @Suite struct PayloadExplainerTests {
    private let phone: TestPhone<RoomsMain>

    init() throws {
        phone = try TestPhone { RoomsMain() }
    }

    private func explain(
        _ content: LaunchPayload.Content, from source: LinkSource = .push,
        for session: Session? = Session(account: AccountID("1"), hasOnboarded: true), in phase: LaunchPhase? = nil,
        asking resolver: (any LinkResolver)? = nil, accounts: (any AccountSwitcher)? = nil
    ) async throws -> Explanation {
        var made: AppServices?
        phone.adjustServices = {
            $0.browser = nil
            $0.linkResolver = resolver
            $0.accounts = accounts
            made = $0
        }
        if phone.app != nil { phone.kill() }
        await phone.openApp()
        let explainer = PayloadExplainer(
            tree: try RoomsMain.makeTree(), main: RoomsMain(), services: try #require(made))
        return await explainer.explain(content, from: source, for: session, in: phase)
    }

    private func explain(
        payload: String, for session: Session? = Session(account: AccountID("1"), hasOnboarded: true),
        accounts: (any AccountSwitcher)? = nil
    ) async throws -> Explanation {
        let notification = DeliveredNotification(
            requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(payload.utf8))
        return try await explain(.response(NotificationResponse(notification)), for: session, accounts: accounts)
    }

    private func explain(push: String) async throws -> Explanation {
        try await explain(payload: #"{"aps":{"alert":"x"},\#(push)}"#)
    }

    /// Of a link in another program.
    private func explain(
        _ link: String, from source: LinkSource, in makeMain: () -> TestMain
    ) async throws -> Explanation {
        let phone = try TestPhone { TestMain() }
        var made: AppServices?
        phone.adjustServices = { made = $0 }
        await phone.openApp()
        let explainer = PayloadExplainer(
            tree: try TestMain.makeTree(), main: makeMain(), services: try #require(made))
        let session = Session(account: AccountID("1"), hasOnboarded: true)
        return await explainer.explain(.link(link), from: source, for: session)
    }

    private func results(of step: String, in explanation: Explanation) -> [String] {
        explanation.steps.filter { $0.step == step }.map(\.result)
    }

    @Test func `U25: what the route does not read is named, and a likely mistake among it is a warning`() async throws {
        let explanation = try await explain(.link("room/7?expiresAt=1&b=2"))
        #expect(explanation.steps.map(\.step) == ["arrive", "warning", "unread", "resolve", "plan", "stack"])
        #expect(explanation.errorCode == nil)
    }

    @Test func `U25: a link that its route refuses is explained with what it does not read`() async throws {
        let explanation = try await explain(.link("search?roomID=7"))
        #expect(explanation.errorCode == "invalidParameter")
        #expect(results(of: "warning", in: explanation).count == 1)
        #expect(!results(of: "resolve", in: explanation).isEmpty)
        #expect(explanation.steps.last?.findings.isEmpty == false)
    }

    @Test func `U25: a link that its source may not open is explained by the sources that may`() async throws {
        let explanation = try await explain("test://vault", from: .scheme) { TestMain() }
        #expect(explanation.errorCode == "notPermitted")
        #expect(results(of: "arrive", in: explanation) == ["scheme"])
        #expect(results(of: "resolve", in: explanation) == ["vault takes links from push on, not from scheme"])
    }

    @Test func `U25: a web address that is none is explained by its faults`() async throws {
        let explanation = try await explain(push: #""webLink":"https://[::1/x""#)
        #expect(explanation.errorCode == "invalidLink")
        #expect(results(of: "resolve", in: explanation).count == 1)
    }

    @Test func `U40, U25: an explanation says whom the app would ask, and asks nobody`() async throws {
        let hosts = SilentHosts()
        let explanation = try await explain(
            .link("https://click.example.com/a"), from: .universalLink, asking: hosts)
        #expect(explanation.steps.map(\.step) == ["arrive", "resolver"])
        #expect(explanation.steps.last?.result.contains("click.example.com") == true)
        #expect(explanation.errorCode == nil && hosts.asked.isEmpty)
    }

    @Test(
        "U39, U25: an explanation says that content would be fetched, and fetches nothing",
        arguments: [.awaited(atMost: .seconds(3)) { Issue.record("fetched") }, .loadedByScreen, nil]
            as [MissingContent?])
    func missing(content: MissingContent?) async throws {
        let explanation = try await explain("news/7", from: .push) { TestMain { $0.onMissing = { _ in content } } }
        #expect(explanation.errorCode == nil)
        #expect(results(of: "fetch", in: explanation).count == (content == nil ? 0 : 1))
        #expect(results(of: "stack", in: explanation) == ["first, news/7"])
    }

    @Test(
        "U35: of a push without a link all keys are named that are looked for, also those of its sender's SDK",
        arguments: [
            (#""recipient":"1""#, "deepLink, webLink, room, searchIn"),
            (#""recipient":"1","ab":{}"#, "deepLink, webLink, room, searchIn, ab_uri"),
            (#""a":"1""#, "deepLink, webLink, room, searchIn; who it is for: recipient"),
        ])
    func noLink(push: String, keys: String) async throws {
        let warnings = results(of: "warning", in: try await explain(push: push))
        #expect(warnings.first?.hasPrefix("no key says where it leads; looked for: \(keys)") == true, "\(warnings)")
        #expect(warnings.first?.contains("who it is for") == keys.contains("who it is for"))
    }

    private nonisolated static let ownAddress = #""webLink":"https://rooms.example.com/room/7?b=2""#
    private nonisolated static let address = #""webLink":"https://other.example.com/x""#

    @Test(
        "U25, U35: each step of a push says what came of it",
        arguments: [
            (
                #""deepLink":"room/7","recipent":"2""#, "warning",
                [#""recipent" is not read; did you mean "recipient"?"#]
            ),
            (
                #""room":"7","webLink":"https://example.org/x","deepLink":"room/7""#, "derive",
                ["deepLink → room/7", "webLink passed over", "room passed over"]
            ),
            (#""room":"7""#, "derive", ["room → room/7"]),
            // A web address on the app's own host is explained by the route that takes it, or by why none does.
            (ownAddress, "resolve", ["room/:roomId"]), (ownAddress, "stack", ["rooms, room/7"]),
            (
                ownAddress.replacing("room/7", with: "room/x"), "resolve",
                [#"room/:roomId needs roomId as Int, not "x""#, "web"]
            ),
            (address, "resolve", ["web"]), (address, "stack", ["rooms, web"]),
        ])
    func said(push: String, step: String, expected: [String]) async throws {
        #expect(results(of: step, in: try await explain(push: push)) == expected)
    }

    @Test func `U25: a push without a link is explained with its page in the archive, as after its tap`() async throws {
        let explanation = try await explain(push: #""recipient":"1""#)
        #expect(explanation.link == "page?id=r")
        #expect(try await phone.archive.notification(id: "r") != nil)
    }

    @Test func `U35: a key that resembles one of its sender's SDK is named, in the trace as well`() async throws {
        let push = #""recipient":"1","ab":{},"ab_url":"rooms://room/7""#
        let warnings = results(of: "warning", in: try await explain(push: push))
        #expect(warnings.contains(#""ab_url" is not read; did you mean "ab_uri"?"#), "\(warnings)")
        await phone.pushAndTap(#"{"aps":{"alert":"x"},\#(push)}"#)
        let trace = try phone.inbox.history().flatMap(\.trace)
        #expect(trace.filter { $0.step == .nearKey }.map(\.detail) == ["ab_url → ab_uri"])
    }

    @Test func `U18: a key of a rule that holds no text is named`() async throws {
        let explanation = try await explain(push: #""room":{}"#)
        #expect(results(of: "payload", in: explanation).count == 1)
    }

    @Test func `U18, U25: what was sent otherwise than it should is said, by key and type alone`() async throws {
        let payload = """
            {"aps":{"alert":"\(String(repeating: "x", count: 4_100))","badge":"secret","mutable-content":"1"},
            "deepLink":"room/7","webLink":"https://example.org/secret"}
            """
        let explanation = try await explain(payload: payload)
        #expect(
            results(of: "payload", in: explanation) == [
                "aps.badge: expected a whole number, found a text, which is left out",
                "aps.mutable-content: expected 0 or 1, found a text; read all the same, though iOS may not",
                "\(payload.utf8.count - 4_096) bytes more than APNs takes",
            ])
        #expect(results(of: "derive", in: explanation) == ["deepLink → room/7", "webLink passed over"])
    }

    @Test func `U17, U25: a payload that cannot be read is explained as that`() async throws {
        let explanation = try await explain(payload: "nonsense")
        #expect(explanation.errorCode == "invalidPayload" && explanation.link == nil)
        #expect(explanation.steps.last?.step == "fail")
    }

    @Test func `U25: it is told whose a push is, and that a silent one opens nothing`() async throws {
        let push = #"{"aps":{"alert":"x"},"recipient":"2","deepLink":"room/7"}"#
        #expect(try await explain(payload: push, for: nil).errorCode == nil)
        let silentOther = #"{"aps":{"content-available":1},"recipient":"2"}"#
        let other = try await explain(payload: silentOther)
        #expect(other.errorCode == "otherAccount")
        #expect(results(of: "gate", in: other) == ["otherAccount: its recipient is 2; signed in is 1"])
        let silent = try await explain(payload: #"{"aps":{"content-available":1},"deepLink":"room/7"}"#)
        #expect(silent.errorCode == nil && silent.link == nil && silent.steps.last?.step == "silent")
    }

    @Test func `U38, U25: it is told that the user is asked to switch first, and where the tap then leads`()
        async throws
    {
        let push = #"{"aps":{"alert":"x"},"recipient":"2","deepLink":"room/7"}"#
        let asked = try await explain(payload: push, accounts: SampleAccounts())
        #expect(results(of: "gate", in: asked) == ["the user is asked whether to switch from 1 to 2"])
        #expect(asked.errorCode == nil && asked.route == "room/:roomId" && !asked.passesGate)
        let own = try await explain(
            payload: push, for: Session(account: AccountID("2"), hasOnboarded: true), accounts: SampleAccounts())
        #expect(own.passesGate)
        let silent = push.replacing(#""alert":"x""#, with: #""content-available":1"#)
        #expect(try await explain(payload: silent, accounts: SampleAccounts()).errorCode == "otherAccount")
    }

    @Test(
        "U31: it is said that a recipient cannot be read, whoever is signed in",
        arguments: [#"["2"]"#, "true", #""""#])
    func unreadable(recipient: String) async throws {
        let push = #"{"aps":{"alert":"x"},"recipient":\#(recipient),"deepLink":"room/7"}"#
        for session in [Session(account: AccountID("1"), hasOnboarded: true), nil] {
            let explanation = try await explain(payload: push, for: session)
            #expect(explanation.errorCode == "otherAccount" && explanation.link == nil)
            #expect(explanation.steps.last?.result.hasSuffix("its recipient cannot be read") == true)
        }
    }

    @Test("U25: what a tap waits for is the phase that a start comes to, in order", arguments: [0, 1, 2, 3])
    func waiting(done: Int) async throws {
        var session = Session(account: done > 1 ? AccountID("1") : nil, hasOnboarded: done > 0)
        session.hasLock = done < 3
        session.needsSignOutCleanup = true
        let phase = ["onboarding", "login", "locked"].dropFirst(done).first
        let explanation = try await explain(.link("room/7"), for: session)
        #expect(results(of: "gate", in: explanation) == (phase.map { ["it waits in the phase \($0)"] } ?? []))
        #expect(explanation.passesGate == (phase == nil))
        let ready = try await explain(.link("room/7"), for: session, in: .ready(AccountID("1")))
        #expect(ready.passesGate && ready.steps.last?.result == "rooms, room/7")
    }

    @Test func `U25: a phase has the words that it has in a trace`() {
        let finding = LinkFinding("gateWaits", "it waits in the phase {launch}", ["launch": "login"])
        let language = RoomsMain.language(.development, with: [.routerCommands])
        #expect(language.sentence(of: finding) == "it waits while the app is at its sign-in screen")
    }

    @Test(
        "U25: it is said that the user is asked, and what comes then",
        arguments: LinkSource.allCases.filter { $0 != .push })
    func asking(source: LinkSource) async throws {
        let link = source == .universalLink ? "https://rooms.example.com/enter/7" : "rooms://enter/7"
        let steps = try await explain(.link(link), from: source).steps
        #expect(steps.contains { $0.step == "ask" } == (source != .inApp))
        #expect(steps.last?.result == "rooms, room/7")
    }
}

@MainActor
private final class SilentHosts: LinkResolver {
    let hosts = ["click.example.com"]
    private(set) var asked: [String] = []

    func target(of link: WebAddress) async throws -> String {
        asked.append(link.text)
        throw CancellationError()
    }
}
