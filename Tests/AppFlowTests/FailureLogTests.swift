import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct FailureLogTests {
    /// Something that goes wrong, and the line that the log has of it.
    enum Trouble: String, CaseIterable {
        case unreadable = "not presented code=invalidPayload reason="
        case otherAccount = "not presented code=otherAccount"
        case missing = "not routed code=contentNotFound link=item/missing payload=1 reason=the store has"
        case impossible = "not performed code=contentNotFound payload=1 reason=the store has nothing of that id"
        case refusedByDisk = "not performed yet code=databaseUnavailable payload=1 reason=the disk is full"
        case notIngested = "push not ingested reason=test"
        case otherRecipient = "push not ingested reason=otherAccount"
        case notSeen = "screen not marked as seen reason=test"
        case noBadge = "badge not set reason=test"
        case noLinks = "no links outside the app reason=test"
        case notLoaded = "not loaded reason=test"
        case notRemoved = "stores not cleared reason=test"
        case noToken = "no device token reason=test"
        case notDone = "not done action=other reason=the store has nothing of that id"
    }

    private let lines = LogLines()
    private let effects = Effects()
    private let failure = RouteError.store(.unavailable(reason: "test"))

    @Test(
        "P8: each failure leaves a line with its reason, and with nothing that was typed", arguments: Trouble.allCases)
    func line(trouble: Trouble) async throws {
        let phone = try TestPhone { [effects, failure] in
            let main = TestMain(effects: effects)
            if trouble == .notLoaded { main.loadingFailure = failure }
            return main
        }
        phone.adjustServices = { [lines] in $0.log = lines.logger }
        await phone.openApp()
        #expect(lines.all.isEmpty == (trouble != .notLoaded))
        let main = try #require(phone.app?.main)
        switch trouble {
        case .unreadable: phone.deliver("no payload")
        case .otherAccount: phone.deliver(Push.item("1", for: "2"))
        case .missing: await phone.pushAndTap(Push.item("missing"))
        case .impossible: await reply("impossible", on: phone)
        case .refusedByDisk:
            effects.refusesByDisk = true
            await reply("impossible", on: phone)
        case .notIngested:
            main.onIngest = { [failure] _ throws(RouteError) in throw failure }
            phone.deliver(Push.silent)
        case .otherRecipient:
            phone.device.pressHome()
            phone.deliver(#"{"aps":{"alert":"x","content-available":1},"recipient":"2"}"#)
        case .notSeen: main.onShow = { [failure] _ throws(RouteError) in throw failure }
        case .noBadge: main.onBadge = { [failure] () throws(RouteError) in throw failure }
        case .noLinks: main.onSearchItem = { [failure] _ throws(RouteError) in throw failure }
        case .notLoaded: break
        case .notRemoved:
            main.onRemoveAccount = { [failure] () throws(RouteError) in throw failure }
            await phone.app?.signOut()
        case .noToken: phone.app?.didFailToRegister(reason: "test")
        case .notDone:
            main.onModel = { _ in ModelDouble(failing: .contentNotFound) }
            await phone.open(inAppLink: "item/1")
            let shown = try #require(phone.navigation.visible)
            await #expect(throws: RouteError.contentNotFound) {
                try await phone.app?.perform("other", text: "impossible", on: shown)
            }
        }
        await phone.whenIdle()
        // A visit, whose notes may fail.
        await phone.open(inAppLink: "item/2")
        #expect(lines.all.contains { $0.hasPrefix("error: \(trouble.rawValue)") }, "\(lines.all)")
        #expect(!lines.all.contains { $0.contains("impossible") })
    }

    private func reply(_ text: String, on phone: TestPhone<TestMain>) async {
        await phone.answer(Push.item("1"), with: .custom(id: "reply", text: text))
    }
}
