import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct SceneTests {
    private let a = SceneID("a")
    private let b = SceneID("b")

    /// A phone whose app has two scenes, of which `b` came to the front last.
    private func phone() async throws -> TestPhone<TestMain> {
        let phone = try TestPhone { TestMain() }
        let app = phone.device.process.startInBackground()
        for scene in [a, b] {
            app.connect(ConnectionOptions(scene: scene))
            app.willEnterForeground(scene)
        }
        await phone.whenIdle()
        return phone
    }

    private func tap(_ phone: TestPhone<TestMain>, id: String = "1", in scene: SceneID?) async {
        let notification = DeliveredNotification(
            requestID: id, deliveredAt: phone.clock.now, userInfo: Data(Push.item(id).utf8))
        phone.app?.didReceive(NotificationResponse(notification, targetScene: scene)) {}
        await phone.whenIdle()
    }

    @Test(
        "U20: a tap is shown in the scene that the response names, else in the active one",
        arguments: [("a", "a"), ("b", "b"), (nil, "b"), ("gone", "b")] as [(String?, String)])
    func target(named: String?, expected: String) async throws {
        let phone = try await phone()
        await tap(phone, in: named.map(SceneID.init))
        #expect(phone.app?.scene == SceneID(expected))
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test func `U20: a link is shown in the active scene, also when another one showed the last`() async throws {
        let phone = try await phone()
        await tap(phone, in: a)
        phone.app?.open(urls: ["test://item/2"])
        await phone.whenIdle()
        #expect(phone.app?.scene == b)
    }

    @Test func `U20: a tap that fails moves nothing to another scene`() async throws {
        let phone = try await phone()
        await tap(phone, in: b)
        await tap(phone, id: "missing", in: a)
        #expect(phone.app?.scene == b)
    }
}
