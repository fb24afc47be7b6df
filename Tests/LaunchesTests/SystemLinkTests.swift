import DeepLinks
import Foundation
import Launches
import Testing

@Suite struct SystemLinkTests {
    private let now = Date(timeIntervalSince1970: 0)

    @Test(
        "U29: what an account gave the system stays that account's, and nobody's in particular is the signed-in one's",
        arguments: [(#""2""#, "2"), ("2", "2"), ("null", "1"), ("true", ""), (#""""#, ""), (#"["2"]"#, "")])
    func owner(owner: String, expected: String) throws {
        let json = Data(#"{"link":"a://b","owner":\#(owner)}"#.utf8)
        let link = try #require(SystemLink(json: json, through: .spotlight))
        #expect(LaunchPayload(link, for: AccountID("1"), at: now).owner == AccountID(expected))
    }

    @Test func `U29: a link and its owner come back as they were kept, whatever they hold`() {
        for owner in [AccountID("1"), AccountID("é \"}"), nil] {
            let link = SystemLink("a://b?q=%2F \"\\", through: .quickAction, owner: owner)
            #expect(SystemLink(json: link.json, through: .quickAction) == link)
        }
    }

    @Test func `U29: an activity without a link of its own opens its web page, and what has neither is no link`() {
        let link = SystemLink(json: Data("{}".utf8), through: .handoff, address: "https://a.example/b")
        #expect(link == SystemLink("https://a.example/b", through: .handoff))
        let named = SystemLink(json: Data(#"{"link":"a://b"}"#.utf8), through: .handoff, address: "https://a.example/b")
        #expect(named?.link == "a://b")
        for json in ["", "{}", "[1]", #"{"link":""}"#, #"{"link":true}"#] {
            #expect(SystemLink(json: Data(json.utf8), through: .handoff) == nil)
        }
    }

    @Test func `U29: each channel is trusted as far as who can write to it`() {
        let trust = Dictionary(grouping: LaunchSource.allCases, by: \.linkSource).mapValues(Set.init)
        #expect(
            trust == [
                .scheme: [.openURL], .universalLink: [.userActivity, .handoff, .install],
                .push: [.notificationResponse, .localNotification, .silentPush],
                .inApp: [.inApp, .widget, .quickAction, .spotlight, .appIntent],
            ])
        for kind in SystemLink.Kind.allCases { #expect(LaunchSource(kind).rawValue == kind.rawValue) }
    }
}
