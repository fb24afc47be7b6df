import DeepLinks
import Testing

@Suite struct LinkErrorTests {
    @Test(
        arguments: [
            (.invalidLink, "invalidLink"), (.invalidScheme, "invalidScheme"), (.linkNotFound, "linkNotFound"),
            (.expiredLink, "expiredLink"), (.untrustedHost, "untrustedHost"), (.notPermitted(.push), "notPermitted"),
            (.invalidParameter(name: "id", expected: "Int", found: "secret"), "invalidParameter"),
            (.invalidParameter(name: "id", expected: "Int", found: nil), "invalidParameter"),
        ] as [(LinkError, String)])
    func `S0.4: each error has a stable code and a sentence without what was found`(error: LinkError, code: String) {
        #expect(error.code == code)
        #expect(error.description.hasSuffix(".") && !error.description.contains("secret"))
    }

    @Test func `sources are ordered by trust`() {
        #expect(LinkSource.allCases.shuffled().sorted() == [.scheme, .universalLink, .push, .inApp])
    }
}
