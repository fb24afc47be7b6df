import Foundation
import Notifications
import Testing

@Suite struct ForegroundPresentationTests {
    private static let all: PresentationOptions = [.banner, .list, .badge, .sound]

    @Test(
        "S1.3, S2.6: in the foreground a push is presented in every way, but over the screen that it is about",
        arguments: [
            (nil, nil, true, all), (nil, "room/5", true, all), ("room/5", nil, true, all),
            ("room/5", "room/6", true, all), ("room/5", "room/6", false, all), ("room/5", "room/5", true, []),
            ("room/5", "room/5", false, [.list, .badge]),
        ] as [(String?, String?, Bool, PresentationOptions)])
    func visible(about: String?, visible: String?, isSeen: Bool, options: PresentationOptions) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"x"}}"#.utf8))
        #expect(PresentationOptions.inForeground(payload, about: about, visible: visible, isSeen: isSeen) == options)
    }

    @Test(
        "S1.3: what has nothing to show is not presented",
        arguments: [
            (#"{"content-available":1}"#, []), (#"{"content-available":1,"alert":""}"#, []),
            (#"{"content-available":1,"alert":"x"}"#, all), (#"{"badge":1}"#, all),
            (#"{"alert":{"loc-key":"K"}}"#, all), (#"{"sound":{"critical":1}}"#, all), ("{}", []),
            (#"{"alert":{"title":""},"sound":"","category":"c"}"#, []),
        ] as [(String, PresentationOptions)])
    func silent(aps: String, options: PresentationOptions) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":\#(aps)}"#.utf8))
        #expect(PresentationOptions.inForeground(payload, about: nil as String?, visible: "a", isSeen: true) == options)
    }
}
