import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// Pushes that name a recipient which cannot be read: they are another account's.
@MainActor @Suite struct UnreadableRecipientTests {
    private let effects = Effects()
    private nonisolated static let recipients = ["18446744073709551615", #"["2"]"#, #"{"id":"2"}"#, "true", #""""#]

    private func phone() throws -> (phone: TestPhone<TestMain>, ingested: () -> Int) {
        var count = 0
        let phone = try TestPhone { [effects] in
            let main = TestMain(effects: effects)
            main.onIngest = { _ in
                count += 1
                return true
            }
            return main
        }
        return (phone, { count })
    }

    private func push(_ recipient: String, aps: String = #""alert":"x","category":"message""#) -> String {
        #"{"aps":{\#(aps)},"deepLink":"item/1","recipient":\#(recipient)}"#
    }

    @Test("U31: in the foreground it is neither presented nor ingested", arguments: recipients)
    func foreground(recipient: String) async throws {
        let (phone, ingested) = try phone()
        await phone.openApp()
        phone.deliver(push(recipient))
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == [])
        #expect(phone.log.arrivals == [.notForThisAccount])
        #expect(try await phone.archive.notifications(limit: 10) == [])
        #expect(ingested() == 0)
    }

    @Test(
        "U31: its tap opens nothing, its action is not performed, and neither is ingested", arguments: recipients,
        [.open, .custom(id: "read")] as [NotificationResponse.Action])
    func answered(recipient: String, action: NotificationResponse.Action) async throws {
        for isRunning in [true, false] {
            let (phone, ingested) = try phone()
            if isRunning { await phone.openApp() }
            await phone.answer(push(recipient), with: action)
            #expect(try phone.outcomes() == [.discarded])
            #expect(try phone.codes() == ["otherAccount"])
            #expect(effects.standing.isEmpty && ingested() == 0)
            #expect(!phone.stack.contains("item/1"))
            #expect(try await phone.archive.notifications(limit: 10) == [])
        }
    }
}
