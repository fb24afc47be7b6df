import BackendClient
import Foundation
import StoreErrors
import TestSupport
import Testing

@Suite struct HTTPContentSourceTests {
    private struct Unreadable: Error {}

    /// Asks a server, which may get its turn late on a machine that is busy with other tests.
    private func source(
        at address: URL, timeout: TimeInterval = 3_600, authorization: String? = nil
    ) -> HTTPContentSource<String, String> {
        HTTPContentSource(
            backend: address, timeout: timeout, authorization: { authorization }, path: { "texts/\($0)" },
            decode: { data in
                let text = String(decoding: data, as: UTF8.self)
                if text == "unreadable" { throw Unreadable() }
                return text
            })
    }

    @Test(arguments: ContentSourceContract.rules)
    func `the contract of content sources is kept`(rule: ContractRule<TextBackend>) async throws {
        try await LocalServer.serving { server in
            let backend = TextBackend(source(at: server.address)) { answer in
                switch answer {
                case .text(let text): await server.reply(.content(text))
                case .gone: await server.reply(.status(404))
                case .forbidden: await server.reply(.status(403))
                case .failing: await server.reply(.status(503))
                }
            }
            try await rule.check(backend)
        }
    }

    @Test(arguments: ContentSourceContract.rules)
    func `the source in memory keeps it, too`(rule: ContractRule<TextBackend>) async throws {
        let source = InMemoryContentSource<String, String>()
        let backend = TextBackend(source) { answer in
            let result: Result<String, FetchError> =
                switch answer {
                case .text(let text): .success(text)
                case .gone: .failure(.gone)
                case .forbidden: .failure(.forbidden)
                case .failing: .failure(.unreachable(reason: "test"))
                }
            for id in ["1", "a b/ü"] { await source.answer(id, with: result) }
        }
        try await rule.check(backend)
    }

    @Test func `U39: it asks for the path of the id, as whoever is signed in`() async throws {
        try await LocalServer.serving { server in
            _ = try await source(at: server.address, authorization: "Bearer a").content(of: "1 ü")
            let request = try #require(await server.requests.first)
            #expect(request.line == "GET /texts/1%20%C3%BC HTTP/1.1" && request.headers["authorization"] == "Bearer a")
        }
    }

    @Test(
        "U39: a status says whether there is nothing, whether it is forbidden, or whether to ask again",
        arguments: [
            (401, .unreachable(reason: "status 401")), (403, .forbidden), (404, .gone), (410, .gone),
            (204, .unreachable(reason: "status 204")), (302, .unreachable(reason: "status 302")),
            (429, .unreachable(reason: "status 429")), (500, .unreachable(reason: "status 500")),
        ] as [(Int, FetchError)])
    func status(_ status: Int, error: FetchError) async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(status, ["Location": "/elsewhere", "Cache-Control": "max-age=60"]))
            await #expect(throws: error) { try await source(at: server.address).content(of: "1") }
            #expect(await server.requests.count == 1)
        }
    }

    @Test(
        "U39: an answer that is none, or cannot be read, is no refusal",
        arguments: [LocalServer.Reply.drop, .breakContent, .noise, .content("unreadable")])
    func unreadable(reply: LocalServer.Reply) async throws {
        try await LocalServer.serving { server in
            // Also if the system asks again by itself.
            await server.reply(reply, reply, reply)
            try await expectUnreachable { try await source(at: server.address).content(of: "1") }
        }
    }

    @Test func `U39: an answer that does not come in time is no refusal`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.hold, .hold, .hold)
            try await expectUnreachable { try await source(at: server.address, timeout: 1).content(of: "1") }
        }
    }

    @Test func `U39: a backend that is gone refuses nothing`() async throws {
        try await expectUnreachable { try await source(at: try LocalServer.goneAddress()).content(of: "1") }
    }

    private func expectUnreachable(_ ask: () async throws -> String) async throws {
        let error = await #expect(throws: FetchError.self) { try await ask() }
        guard case .unreachable? = error else { throw try #require(error) }
    }
}
