import AppFlow
import CampusApp
import DeviceSimulator
import Feeds
import Foundation
import Launches
import TestSupport
import Testing

@MainActor @Suite struct SearchTests {
    @Test func `U29: a post that was opened is found by its title, once, and opens from there`() async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        #expect(phone.device.state.searchItems.isEmpty)
        for _ in 1...2 {
            phone.device.open(url: "campus://feed/\(Post.sampleID)")
            await phone.whenIdle()
            phone.device.pressHome()
        }
        #expect(phone.device.state.searchItems.map(\.title) == ["Sample"])
        phone.kill()
        let found = try #require(phone.device.state.searchItems.first)
        try phone.device.perform(.openSystemLink(link: found.link, kind: .spotlight))
        await phone.whenIdle()
        #expect(phone.stack.last == "feed-detail/\(Post.sampleID)")
    }
}
