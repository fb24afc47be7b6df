import ArgumentParser
import Foundation
import Notifications
import Testing

@testable import RouterCommands

@Suite struct ResponseOptionsTests {
    private let categories = [
        NotificationCategory(
            "loan", actions: [NotificationAction("renew", .perform), NotificationAction("open", .open)])
    ]

    @Test(
        "P8: an action that a device would not offer is named, with those that it would",
        arguments: [
            (["--action", "renwe"], "loan", "This notification has no action renwe, only: renew, open"),
            (
                ["--action", "renew"], "other",
                "This notification has no action renew, nor any other: aps.category names no category with actions."
            ),
            (["--action", "renew"], "loan", nil), ([], "loan", nil),
            (["--action", "com.apple.UNNotificationDismissActionIdentifier"], "loan", nil),
        ] as [([String], String, String?)])
    func unknown(arguments: [String], category: String, warning: String?) throws {
        let options = try ResponseOptions.parse(arguments)
        let payload = Data(#"{"aps":{"category":"\#(category)"}}"#.utf8)
        #expect(options.warning(of: payload, categories) == warning)
        #expect(options.warning(of: Data("{".utf8), categories) == nil, "what cannot be read is told already")
    }
}
