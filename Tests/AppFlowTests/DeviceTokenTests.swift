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

    @Test(
        "S1.6: at a sign-out the backend forgets the device before the session goes, during a back-off, too",
        arguments: [.answers, .losesAnswers] as [BackendDouble.Reach])
    func signOut(reachBefore: BackendDouble.Reach) async throws {
        try phone.sessions.save(.signedIn.changed { $0.token = SessionToken("good") })
        backend.reach = reachBefore
        await phone.openApp()
        backend.reach = .answers
        var tokens: [SessionToken?] = []
        backend.onMessage = { _ in tokens.append((try? phone.sessions.load())?.token) }
        await phone.app?.signOut()
        #expect(tokens == [SessionToken("good")])
        #expect(registered())
        #expect(try phone.sessions.load()?.account == nil)
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
            await phone.comeBack()
        }
        #expect(registered("1"))
    }
}
