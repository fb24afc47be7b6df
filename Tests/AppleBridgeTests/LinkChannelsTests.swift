import DeviceSimulator
import Launches
import TestSupport
import Testing

@testable import AppleBridge

@MainActor @Suite struct LinkChannelsTests {
    private static let page = "https://a.example/1"
    private static let custom = "acme://rooms/1"
    private static let link = SystemLink("rooms/1", through: .spotlight)

    private let app = RecordingApp()

    @Test(
        "P2: a link that two channels bring arrives once, in either order",
        arguments: [
            [LinkChannels.Channel.sceneDelegate, .openURL], [.sceneDelegate, .userActivity], [.openURL, .userActivity],
            [.sceneDelegate, .openURL, .userActivity], [.configuration, .sceneDelegate],
            [.configuration, .sceneDelegate, .openURL],
        ])
    func several(channels: [LinkChannels.Channel]) {
        for order in [channels, channels.reversed()] {
            let links = LinkChannels()
            for channel in order {
                links.pass(Self.page, from: channel, to: app)
                links.pass(Self.custom, from: channel, to: app)
                links.pass(Self.link, from: channel, to: app)
            }
        }
        let once: [RecordingApp.Call] = [.activity(Self.page), .open([Self.custom]), .system(Self.link)]
        #expect(app.calls == once + once)
    }

    @Test func `P1, P2: what a scene is connected with arrives though SwiftUI hands nothing on, and once if it does`() {
        let options = ConnectionOptions(
            urls: [Self.custom], userActivities: [Self.page], systemLinks: [Self.link])
        let links = LinkChannels()
        links.pass(options, from: .sceneDelegate, to: app)
        let once: [RecordingApp.Call] = [.open([Self.custom]), .activity(Self.page), .system(Self.link)]
        #expect(app.calls == once)
        links.pass(Self.page, from: .openURL, to: app)
        links.pass(Self.link, from: .userActivity, to: app)
        #expect(app.calls == once)
    }

    @Test func `P2: an address for another part of the app is asked about once, and does not arrive`() {
        var asked: [String] = []
        let links = LinkChannels(isForPort: { address in
            asked.append(address)
            return address != Self.custom
        })
        links.pass(ConnectionOptions(urls: [Self.custom], userActivities: [Self.page]), from: .sceneDelegate, to: app)
        links.pass(Self.custom, from: .openURL, to: app)
        links.pass(Self.page, from: .openURL, to: app)
        #expect(app.calls == [.activity(Self.page)])
        #expect(asked == [Self.custom, Self.page])
    }

    @Test(
        "P1, P2: beside another app the scene stays active: what comes some seconds later was opened again, once",
        arguments: [(9, 1), (10, 2)], [LinkChannels.Channel.openURL, .userActivity])
    func beside(later: (seconds: Int, calls: Int), channel: LinkChannels.Channel) {
        let clock = DeviceClock()
        let links = LinkChannels(now: { clock.now })
        links.pass(ConnectionOptions(userActivities: [Self.page]), from: .sceneDelegate, to: app)
        // A slow start.
        clock.advance(by: 60)
        links.sceneMoved(to: .active)
        clock.advance(by: Double(later.seconds))
        links.pass(Self.page, from: channel, to: app)
        #expect(app.calls.count == later.calls)
        clock.advance(by: 10)
        links.pass(ConnectionOptions(userActivities: [Self.page]), from: .sceneDelegate, to: app)
        links.pass(Self.page, from: channel, to: app)
        #expect(app.calls.count == later.calls + 1)
    }

    @Test func `P2: a link that is opened again arrives again`() {
        let links = LinkChannels()
        links.pass(Self.page, from: .openURL, to: app)
        links.pass(Self.page, from: .openURL, to: app)
        #expect(app.calls.count == 2)
        links.pass("https://a.example/2", from: .openURL, to: app)
        #expect(app.calls.count == 3)
    }

    @Test(
        "P1: a link that started the app arrives again after the scene was covered or left, by any channel",
        arguments: [
            [LinkChannels.Phase.inactive, .active, .inactive], [.inactive, .active, .inactive, .active],
            [.inactive, .active, .inactive, .background, .inactive], [.active, .background], [.inactive, .background],
        ], [LinkChannels.Channel.openURL, .userActivity])
    func again(phases: [LinkChannels.Phase], channel: LinkChannels.Channel) {
        let links = LinkChannels()
        links.pass(ConnectionOptions(userActivities: [Self.page]), from: .sceneDelegate, to: app)
        for phase in phases { links.sceneMoved(to: phase) }
        links.pass(Self.page, from: channel, to: app)
        #expect(app.calls == [.activity(Self.page), .activity(Self.page)])
    }

    @Test(
        "P2: a link that started the app arrives once though both handlers bring it until the scene is active",
        arguments: [[], [LinkChannels.Phase.background], [.background, .inactive], [.background, .inactive, .active]])
    func cold(phases: [LinkChannels.Phase]) {
        let links = LinkChannels()
        links.pass(ConnectionOptions(userActivities: [Self.page]), from: .sceneDelegate, to: app)
        for phase in phases { links.sceneMoved(to: phase) }
        links.pass(Self.page, from: .openURL, to: app)
        links.pass(Self.page, from: .userActivity, to: app)
        #expect(app.calls == [.activity(Self.page)])
    }
}
