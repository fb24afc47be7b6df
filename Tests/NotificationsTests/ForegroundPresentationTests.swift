import Foundation
import Notifications
import Testing

@Suite struct ForegroundPresentationTests {
    private static let all: PresentationOptions = [.banner, .list, .badge, .sound]

    @Test(
        "S1.3, S2.6: in the foreground a push is presented in every way, but over the screen that it is about",
        arguments: [
            (false, true, all), (false, false, all), (true, true, []), (true, false, [.list, .badge]),
        ] as [(Bool, Bool, PresentationOptions)])
    func visible(isOverItsScreen: Bool, isSeen: Bool, options: PresentationOptions) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"x"}}"#.utf8))
        let presented = PresentationOptions.inForeground(payload, isOverItsScreen: isOverItsScreen, isSeen: isSeen)
        #expect(presented == options)
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
        #expect(PresentationOptions.inForeground(payload, isOverItsScreen: false, isSeen: true) == options)
    }
}
