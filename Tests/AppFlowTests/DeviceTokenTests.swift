import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct DeviceTokenTests {
    private let backend = BackendDouble()

    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone(backend: backend) { TestMain() }
    }

    private func registered(_ accounts: String...) -> Bool {
        let token = DeviceToken(Data([7]))
        return backend.registrations
            == Set(accounts.map { DeviceRegistration(token: token, environment: .sandbox, account: $0, app: "test") })
    }

    @Test("S1.6: a launch registers the device, whatever the permission", arguments: NotificationAuthorization.allCases)
    func launch(permission: NotificationAuthorization) async throws {
        phone.notificationCenter.set(permission)
        await phone.openApp()
        #expect(registered("1"))
        #expect(await phone.notificationCenter.authorization() == permission)
    }

    @Test func `S1.6: nobody is registered before they sign in, and then whoever is signed in`() async throws {
        let phone = try TestPhone(session: .signedOut, backend: backend) { TestMain() }
        await phone.openApp()
        #expect(registered())
        await phone.signIn(as: "1")
        #expect(registered("1"))
        await phone.signIn(as: "2")
        #expect(registered("2"))
    }

    @Test func `S1.6: at a sign-out the backend forgets the device before the session goes`() async throws {
        try phone.sessions.save(.signedIn.changed { $0.token = SessionToken("good") })
        await phone.openApp()
        var tokens: [SessionToken?] = []
        backend.onMessage = { _ in tokens.append((try? phone.sessions.load())?.token) }
        await phone.app?.signOut()
        #expect(tokens == [SessionToken("good")])
        #expect(registered())
        #expect(try phone.sessions.load()?.account == nil)
    }

    @Test func `S1.6: a sign-out during a back-off has the backend forget the device before the session goes, too`()
        async throws
    {
        backend.reach = .losesAnswers
        await phone.openApp()
        backend.reach = .answers
        var accounts: [AccountID?] = []
        backend.onMessage = { _ in accounts.append((try? phone.sessions.load())?.account) }
        await phone.app?.signOut()
        #expect(accounts == [AccountID("1")])
        #expect(registered())
    }

    @Test func `S1.6: a sign-out ends though the backend says nothing, and the next launch tells it`() async throws {
        await phone.openApp()
        backend.reach = .hangs
        let app = try #require(phone.app)
        var isOut = false
        Task {
            await app.signOut()
            isOut = true
        }
        for _ in 0..<100 { await Task.yield() }
        await phone.endTime(within: .seconds(4)) { isOut }
        #expect(!isOut)
        await phone.endTime(within: .seconds(5)) { isOut }
        #expect(isOut)
        #expect(phone.navigation.phase == .login)
        #expect(registered("1"))
        phone.kill()
        backend.reach = .answers
        await phone.openApp()
        #expect(registered())
    }

    @Test func `S1.6: an app that comes to the front while it signs out registers nobody again`() async throws {
        await phone.openApp()
        let app = try #require(phone.app)
        var messages: [DeviceTokenMessage.Kind] = []
        backend.onMessage = { messages.append($0.kind) }
        backend.reach = .hangs
        let signOut = Task { await app.signOut() }
        for _ in 0..<100 { await Task.yield() }
        backend.reach = .answers
        phone.device.pressHome()
        phone.device.openApp()
        await signOut.value
        phone.clock.advance(by: 60)
        await phone.restart()
        #expect(messages == [.remove])
        #expect(registered())
    }

    @Test("S1.6: what could not be sent is sent after a restart, or when the app comes back", arguments: [true, false])
    func offline(restarts: Bool) async throws {
        backend.reach = .isDown
        await phone.openApp()
        #expect(registered())
        backend.reach = .answers
        phone.clock.advance(by: 60)
        if restarts {
            await phone.restart()
        } else {
            phone.device.pressHome()
            await phone.openApp()
        }
        #expect(registered("1"))
    }

    @Test func `S1.6: a sign-out that died is told to the backend once the session is known to have ended`()
        async throws
    {
        await phone.openApp()
        phone.kill()
        try phone.sessions.save(.signedOut)
        await phone.openApp()
        #expect(registered())
    }
}
