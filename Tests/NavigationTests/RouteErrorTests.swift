import DeepLinks
import Navigation
import StoreErrors
import Testing

@Suite struct RouteErrorTests {
    @Test(
        "P8: each has a stable code, and a reason for the log",
        arguments: [
            (.contentNotFound, "contentNotFound", "the store has nothing of that id"),
            (.store(.unavailable(reason: "it is closed")), "databaseUnavailable", "it is closed"),
            (.store(.refused(reason: "the disk is full")), "databaseUnavailable", "the disk is full"),
            (.backend(reason: "status 503"), "backendUnavailable", "status 503"),
            (.refused(code: "tooLong", reason: "281 characters"), "tooLong", "281 characters"),
            (.navigation(.unknownTab("third")), "notNavigable", "unknownTab(third)"),
        ] as [(RouteError, String, String)])
    func reasons(error: RouteError, code: String, reason: String) {
        #expect(error.code == code && error.description == reason)
    }

    @Test(
        "U39: why a source does not have content is told apart",
        arguments: [
            (.unreachable(reason: "offline"), "backendUnavailable", "offline"),
            (.gone, "contentNotFound", "the store has nothing of that id"),
            (.forbidden, "contentForbidden", "the backend forbids it"),
        ] as [(FetchError, String, String)])
    func fetching(error: FetchError, code: String, reason: String) {
        #expect(RouteError(error).code == code && RouteError(error).description == reason)
    }

    @Test func `P8: a link's error has the code and the reason that the link has`() {
        let error = LinkError.notPermitted(.scheme)
        #expect(RouteError.link(error).code == error.code)
        #expect(RouteError.link(error).finding == error.finding)
        #expect(RouteError.link(error).description == error.finding.description)
    }
}
