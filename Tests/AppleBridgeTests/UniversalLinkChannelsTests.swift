import Foundation
import Testing

@testable import AppleBridge

@Suite struct UniversalLinkChannelsTests {
    private static let date = Date(timeIntervalSince1970: 1_800_000_000)

    private func takes(
        _ address: String, from channel: UniversalLinkChannels.Channel, at date: Date,
        _ channels: inout UniversalLinkChannels
    ) -> Bool { channels.takes(address, from: channel, at: date) }

    @Test(
        "P2: a link that both channels bring is taken once",
        arguments: [
            (UniversalLinkChannels.Channel.openURL, UniversalLinkChannels.Channel.userActivity),
            (.userActivity, .openURL),
        ])
    func both(first: UniversalLinkChannels.Channel, second: UniversalLinkChannels.Channel) {
        var channels = UniversalLinkChannels()
        for seconds in [0, 0.25] {
            let date = Self.date + seconds
            #expect(takes("https://a.example/1", from: first, at: date, &channels))
            #expect(!takes("https://a.example/1", from: second, at: date + 0.125, &channels))
        }
    }

    @Test func `P2: a link that is opened again is taken again`() {
        var channels = UniversalLinkChannels()
        #expect(takes("https://a.example/1", from: .openURL, at: Self.date, &channels))
        #expect(takes("https://a.example/1", from: .openURL, at: Self.date + 0.25, &channels))
        #expect(takes("https://a.example/2", from: .userActivity, at: Self.date + 0.5, &channels))
        #expect(takes("https://a.example/1", from: .openURL, at: Self.date + 0.75, &channels))
        #expect(takes("https://a.example/1", from: .userActivity, at: Self.date + 2, &channels))
    }
}
