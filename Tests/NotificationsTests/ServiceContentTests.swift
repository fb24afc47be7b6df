import Foundation
import Notifications
import Testing

@Suite struct ServiceContentTests {
    private func content(_ aps: String, _ service: String) throws -> ServiceContent? {
        ServiceContent(try NotificationPayload(json: Data(#"{"aps":{\#(aps)},"service":\#(service)}"#.utf8)))
    }

    @Test func `the extension shows the texts and the attachment of the object service`() throws {
        let content = try content(
            #""alert":"x","mutable-content":1"#, #"{"title":"A","body":"B","attachment":"https://example.com/a.png"}"#)
        #expect(content?.title == "A" && content?.body == "B")
        #expect(content?.attachment == URL(string: "https://example.com/a.png"))
    }

    @Test func `what the object does not say stays as it was sent`() throws {
        let content = try #require(try content(#""alert":"x","mutable-content":1"#, #"{"title":7,"body":[]}"#))
        #expect(content.title == "7" && content.body == nil && content.attachment == nil)
    }

    @Test(
        "a push that iOS gives to no extension is left alone",
        arguments: [#""alert":"x""#, #""mutable-content":1"#, #""content-available":1,"mutable-content":1"#])
    func untouched(aps: String) throws {
        #expect(try content(aps, #"{"body":"B"}"#) == nil)
    }
}
