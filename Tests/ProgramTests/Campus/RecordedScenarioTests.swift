import RouterCommands
import Testing

@testable import feed_detail_router

@MainActor @Test func `a recorded scenario comes to what is expected`() async throws {
    let scenario = try Scenario(
        ##"""
        # A push that is tapped starts the app, which then opens the post. A crash on the way there loses nothing.
        sample feed
        expect presented
        tap
        expect shown home/feed/:feedID
        kill
        crash-at routing
        sample feed
        tap
        expect pending
        open
        expect shown home/feed/:feedID
        """##, of: Campus.self)
    #expect(try await scenario.failures(on: Campus.self) == [])
}
