import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// What comes while nobody is signed in may be another account's.
@MainActor @Suite struct NobodySignedInTests {
    private final class Stored {
        var pushes: [String] = []
    }

    private let stored = Stored()

    private func phone() throws -> TestPhone<TestMain> {
        try TestPhone(session: .signedOut) { [stored] in
            TestMain {
                $0.onIngest = { push in
                    stored.pushes.append(push.payload.text("deepLink") ?? "silent")
                    return true
                }
            }
        }
    }

    @Test(
        "U46: with nobody signed in, a push that names nobody may be presented, and is kept for no one",
        arguments: [Push.item("1"), Push.silent, #"{"aps":{"alert":"x","content-available":1}}"#])
    func nobody(json: String) async throws {
        let phone = try phone()
        await phone.openApp()
        phone.deliver(json)
        await phone.whenIdle()
        #expect((phone.log.arrivals == [.presented]) == (json != Push.silent))
        await phone.signIn(as: "2")
        phone.device.pressHome()
        await phone.openApp()
        #expect(stored.pushes == [])
        #expect(try await phone.archive.notifications(limit: 9) == [])
    }

    @Test("U46, P4: its tap waits, and is of whoever signs in next", arguments: [true, false])
    func tappedByNobody(isPresented: Bool) async throws {
        let phone = try phone()
        if isPresented { await phone.openApp() }
        await phone.pushAndTap(Push.item("1"))
        #expect(stored.pushes == [])
        #expect(try await phone.archive.notifications(limit: 9) == [])
        await phone.signIn(as: "2")
        #expect(phone.stack == ["first", "item/1"])
        #expect(stored.pushes == ["item/1"])
        #expect(try await phone.archive.notifications(limit: 9).count == 1)
        #expect(try phone.outcomes() == [.shown])
    }
}
