import DeepLinks
import Foundation
import Testing

@Suite struct UndecodableItemTests {
    private func resolve(_ link: String) throws -> LinkMatch {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("home/poke")),
                LinkDeclaration(
                    LinkPattern("feed"),
                    parameters: [
                        LinkParameter("tag", repeated: Int.self).declaration,
                        LinkParameter("page", optional: Int.self).declaration,
                    ]),
            ], origins: origins
        ).resolve(link, from: .inApp, now: now)
    }

    @Test(arguments: [
        "sample://home/poke?utm_campaign=50%off", "https://sample.example.com/home/poke#100%",
        "sample://home/poke?%zz=1&%=&a=%FF#%", "home/poke?a=1&b=%C3&%C3=2",
    ])
    func `U33: a bad escape in what no route declares refuses no link`(link: String) throws {
        #expect(try resolve(link).pattern.description == "home/poke")
    }

    @Test(
        arguments: [
            ("feed?page=%zz", .invalidParameter(name: "page", expected: "Int", found: "%zz")),
            ("feed?page=5%&tag=1", .invalidParameter(name: "page", expected: "Int", found: "5%")),
            ("feed?tag=1&tag=%C3", .invalidParameter(name: "tag", expected: "Int", found: "%C3")),
            ("home/poke?expiredAt=%FF", .invalidLink), ("home/poke?expiredAt=2999-01-01T00:00:00Z%", .invalidLink),
        ] as [(String, LinkError)])
    func `S0.4, U33: a bad escape in an item that is read refuses the link`(link: String, error: LinkError) {
        #expect(linkError { try resolve(link) } == error)
    }

    @Test func `U33: beside a bad escape the other items are read, and the fragment`() throws {
        let match = try resolve("sample://feed?a=%&page=3&tag=1&%zz=&tag=%32#50%25")
        #expect(try LinkParameter("page", Int.self).value(in: match) == 3)
        #expect(try LinkParameter("tag", repeated: Int.self).value(in: match) == [1, 2])
        #expect(match.fragment == "50%")
        #expect(linkError { try match.queryValue("a") } == .invalidLink)
    }
}
