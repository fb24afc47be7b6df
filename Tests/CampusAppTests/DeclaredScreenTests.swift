import AppFlow
import CampusApp
import Feeds
import TestSupport
import Testing

@MainActor @Suite struct DeclaredScreenTests {
    @Test func `S2.6: a route ends on the screen that it declares, if it declares one`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.plain)
        let main = try #require(phone.app?.main)
        let ends = try await RouteEnd.all(
            of: main,
            values: [
                "feedID": Post.sampleID, "id": "notice", "currentGeneration": "36", "status": "ACTIVE",
                "subLectureId": "1", "round": "2",
                "orderID": "1",
            ])
        for end in ends { #expect(end.declared == nil || end.declared == end.planned, "\(end.link)") }
    }
}
