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

    @Test(
        "S0.8: an empty parameter is missing, as one that is not there",
        arguments: [
            (nil, "The parameter id (Int) is missing."), ("", "The parameter id (Int) is missing."),
            ("x", "The parameter id is not Int."),
        ])
    func parameter(found: String?, sentence: String) {
        #expect(LinkError.invalidParameter(name: "id", expected: "Int", found: found).description == sentence)
    }

    @Test func `sources are ordered by trust`() {
        #expect(LinkSource.allCases.shuffled().sorted() == [.scheme, .universalLink, .push, .inApp])
    }
}
