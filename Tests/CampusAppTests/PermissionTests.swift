import AppFlow
import DeviceSimulator
import Feeds
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct PermissionTests {
    @Test func `U28: the first post that is opened asks, and the list of posts does not`() async throws {
        let phone = try await campusPhone()
        let center = phone.notificationCenter
        await phone.openApp()
        #expect(phone.stack == ["feed-list"])
        #expect(center.permission.askedFor == nil)
        phone.app?.open(inAppLink: "home/feed/\(Post.sampleID)")
        await phone.whenIdle()
        #expect(center.permission.askedFor == [.alert, .badge, .sound])
        #expect(await center.authorization() == .authorized)
    }
}
