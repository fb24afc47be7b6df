import DeepLinks
import Foundation
import Testing

@Suite struct UndecodableItemTests {
    private func poke() throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("home/poke")),
                LinkDeclaration(
                    LinkPattern("feed"),
                    parameters: [
                        LinkParameter("feedUUID", UUID.self).declaration,
                        LinkParameter("tag", repeated: Int.self).declaration,
                        LinkParameter("page", optional: Int.self).declaration,
                    ]),
            ], origins: origins)
    }

    private let id = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"

    @Test(arguments: [
        "sample://home/poke?utm_campaign=50%off", "https://sample.example.com/home/poke#100%",
        "sample://home/poke?%zz=1&%=&a=%FF#%", "home/poke?a=1&b=%C3&%C3=2", "sample://home/poke?utm=100%#top",
    ])
    func `U33: a bad escape in what no route declares refuses no link`(link: String) throws {
        let table = try poke()
        #expect(try table.resolve(link, from: .inApp, now: now).pattern.description == "home/poke")
        #expect(table.explain(link, from: .inApp, now: now).error == nil)
    }

    @Test(arguments: [
        ("feedUUID=%zz", "feedUUID", "UUID", "%zz"), ("feedUUID=%FF", "feedUUID", "UUID", "%FF"),
        ("feedUUID=50%", "feedUUID", "UUID", "50%"),
        ("feedUUID=9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f&page=%3", "page", "Int", "%3"),
        ("feedUUID=9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f&tag=1&tag=%C3", "tag", "Int", "%C3"),
    ])
    func `U33: a bad escape in an item that the route declares is invalidParameter`(
        query: String, name: String, type: String, found: String
    ) throws {
        let error = linkError { try poke().resolve("sample://feed?" + query, from: .scheme, now: now) }
        #expect(error == .invalidParameter(name: name, expected: type, found: found))
    }

    @Test func `U33: beside a bad escape the other items are read, and the fragment`() throws {
        let match = try poke().resolve(
            "sample://feed?a=%&feedUUID=\(id)&tag=1&%zz=&tag=%32#50%25", from: .scheme, now: now)
        #expect(try LinkParameter("feedUUID", UUID.self).value(in: match) == UUID(uuidString: id))
        #expect(try LinkParameter("tag", repeated: Int.self).value(in: match) == [1, 2])
        #expect(match.fragment == "50%")
        #expect(linkError { try match.queryValue("a") } == .invalidLink)
    }

    @Test(arguments: ["%zz", "%FF", "2999-01-01T00:00:00Z%"])
    func `S0.4: an expiry with a bad escape is invalidLink`(stated: String) throws {
        let error = linkError { try poke().resolve("sample://home/poke?expiredAt=\(stated)", from: .scheme, now: now) }
        #expect(error == .invalidLink)
    }
}
