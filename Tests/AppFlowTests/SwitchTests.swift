import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// A tap on a push of another account that is signed in on the device.
@MainActor @Suite struct SwitchTests {
    private let accounts = SampleAccounts()
    private let phone: TestPhone<TestMain>

    init() async throws {
        phone = try TestPhone { TestMain() }
        phone.adjustServices = { [accounts] in $0.accounts = accounts }
        await phone.openApp()
    }

    private func answer(_ isAccepted: Bool) async throws {
        let alert = try #require(phone.navigation.alert)
        await phone.app?.answer(alert, isAccepted: isAccepted)
        await phone.whenIdle()
    }

    private func steps() throws -> [TraceEntry.Step] { try phone.inbox.history().first?.trace.map(\.step) ?? [] }

    @Test func `U38: the tap waits while the user is asked, and nothing of its push is shown or stored`() async throws {
        await phone.pushAndTap(Push.item("7", for: "2"))
        #expect(phone.navigation.alert?.asksToSwitch == true)
        #expect(phone.navigation.alert?.values["account"] == "two@example.com")
        #expect(phone.stack == ["first"])
        #expect(try phone.outcomes() == [nil])
        #expect(try steps() == [.arrived, .recorded, .askedToSwitch])
        #expect(try await phone.archive.notifications(limit: 10) == [])
    }

    @Test func `U38, P4: a yes signs the account in with its token, and opens the tap over nothing of the one before`()
        async throws
    {
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        await phone.pushAndTap(Push.item("7", for: "2"), requestID: "other")
        var states: [NavigationState] = []
        phone.onState = { states.append($0) }
        try await answer(true)
        #expect(phone.app?.phase == .ready(AccountID("2")))
        #expect(try phone.sessions.load()?.token == SessionToken("token of 2"))
        #expect(phone.navigation.alert == nil && !states.contains { $0.phase == .login })
        let stacks = states.filter { $0.phase == .main }.map { $0.stack.map(\.screen.description) }
        #expect(
            Set(stacks).isSubset(of: [["first", "item/1"], ["first", "item/7"]]) && stacks.last?.last == "item/7")
        #expect(try phone.outcomes() == [.shown, .shown])
        #expect(try await phone.archive.notifications(limit: 10).count == 1)
    }

    /// What is another account's, and neither waits nor asks.
    enum Discarded: CaseIterable {
        case tapOfUnknown, action, link, unreadableRecipient
    }

    @Test("U38, U31, P4: what cannot be switched for is discarded, and nobody is asked", arguments: Discarded.allCases)
    func discarded(kind: Discarded) async throws {
        let recipients = kind == .unreadableRecipient ? ["true", "\"\"", #"{"id":"2"}"#] : ["nobody's"]
        for recipient in recipients {
            switch kind {
            case .tapOfUnknown: await phone.pushAndTap(Push.item("7", for: "3"))
            case .action: phone.device.respond(to: phone.deliver(Push.item("7", for: "2")), with: .custom(id: "read"))
            case .link: phone.device.open(SystemLink("test://item/7", through: .spotlight, owner: AccountID("2")))
            case .unreadableRecipient:
                accounts.canSwitchToAll = true
                let push = #"{"aps":{"alert":"x"},"deepLink":"item/7","recipient":\#(recipient)}"#
                await phone.pushAndTap(push, requestID: recipient)
            }
            await phone.whenIdle()
        }
        #expect(phone.navigation.alert == nil)
        #expect(try phone.codes() == recipients.map { _ in DiscardReason.otherAccount.rawValue })
    }

    @Test func `U38, P4: an account that signed out of the device while the user was asked is not switched to`()
        async throws
    {
        await phone.pushAndTap(Push.item("7", for: "2"))
        accounts.others = []
        try await answer(true)
        #expect(phone.app?.phase == .ready(AccountID("1")))
        #expect(try phone.outcomes() == [.discarded])
    }

    @Test func `U38, P6: an answer about an account does not count for another of the same name`() async throws {
        (accounts.others, accounts.commonName) = (["2", "3"], "same@example.com")
        await phone.pushAndTap(Push.item("7", for: "2"), requestID: "first")
        let first = try #require(phone.navigation.alert)
        await phone.pushAndTap(Push.item("8", for: "3"), requestID: "second")
        await phone.app?.answer(first, isAccepted: true)
        await phone.whenIdle()
        #expect(phone.app?.phase == .ready(AccountID("1")))
        #expect(phone.navigation.alert?.asksToSwitch == true)
    }

    @Test func `U38: a question that left the display comes back with the app, and counts though its name has changed`()
        async throws
    {
        await phone.pushAndTap(Push.item("7", for: "2"))
        phone.app?.navigator.dismissAlert()
        phone.device.pressHome()
        await phone.openApp()
        #expect(phone.navigation.raisedAlerts.map(\.asksToSwitch) == [true])
        accounts.commonName = "new@example.com"
        try await answer(true)
        #expect(phone.stack == ["first", "item/7"])
    }

    @Test func `U38, P4: in the foreground the push is presented, and nothing of it is kept in the account in use`()
        async throws
    {
        let notification = phone.deliver(Push.item("7", for: "2"))
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == [.banner, .list, .sound])
        #expect(phone.log.arrivals == [.presented])
        #expect(try await phone.archive.notifications(limit: 10) == [])
        await phone.respond(to: notification)
        #expect(phone.navigation.alert?.asksToSwitch == true)
        await phone.app?.signOut()
        phone.deliver(Push.item("8", for: "2"), requestID: "second")
        await phone.whenIdle()
        #expect(phone.log.arrivals.last == .notForThisAccount)
    }
}
