import Foundation
import Launches
import Testing

@testable import AppleBridge

@Suite struct SystemLinkTests {
    @Test("U29: a dictionary names a link and its owner", arguments: [SystemLink.Kind.quickAction, .handoff])
    func userInfo(kind: SystemLink.Kind) {
        let expected = SystemLink("a://b", through: kind, owner: AccountID("1"))
        #expect(SystemLink(userInfo: ["link": "a://b", "owner": "1"], through: kind) == expected)
        #expect(SystemLink(userInfo: ["link": "a://b", "owner": 1, 7: "x"], through: kind) == expected)
    }

    @Test func `U29: an activity without a link opens its web page, and one with neither none`() {
        let page = SystemLink(userInfo: nil, through: .handoff, address: "https://a.example")
        #expect(page == SystemLink("https://a.example", through: .handoff))
        #expect(SystemLink(userInfo: nil, through: .handoff) == nil)
        #expect(SystemLink(userInfo: ["link": 1.5], through: .quickAction) == nil)
    }

    @Test func `U29: a search item's identifier brings back what was indexed, and any other text no link`() {
        let link = SystemLink("a://b?q=\"é", through: .spotlight, owner: AccountID("1"))
        #expect(SystemLink(searchItem: String(decoding: link.json, as: UTF8.self)) == link)
        for text in ["", "a://b", "7", "{}"] { #expect(SystemLink(searchItem: text) == nil) }
    }
}
