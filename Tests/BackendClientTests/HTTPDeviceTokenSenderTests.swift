import BackendClient
import Foundation
import Notifications
import Testing

@Suite struct HTTPDeviceTokenSenderTests {
    private static let registration = DeviceRegistration(
        token: DeviceToken(Data([0xab, 0x01])), environment: .sandbox, account: "a b&c=d+é/?#",
        app: "com.example.sample")

    private struct Body: Decodable, Equatable {
        let token, environment, account, app: String
        let revision: Int64
        var kind = "device"
        var subject: String?
    }

    /// Sends a message to a server, which may get its turn late on a machine that is busy with other tests.
    private func send(
        _ kind: DeviceTokenMessage.Kind = .register, to server: LocalServer, timeout: TimeInterval = 3_600,
        authorization: String? = nil
    ) async throws(DeviceTokenSendError) {
        let sender = HTTPDeviceTokenSender(backend: server.address, timeout: timeout) { authorization }
        try await sender.send(DeviceTokenMessage(kind, Self.registration, revision: 7))
    }

    @Test func `S1.6: a registration is put with token, environment, account and app`() async throws {
        try await LocalServer.serving { server in
            try await send(to: server, authorization: "Bearer x")
            let request = try #require(await server.requests.first)
            #expect(request.line == "PUT /devices/ab01 HTTP/1.1")
            #expect(request.headers["content-type"] == "application/json")
            #expect(request.headers["authorization"] == "Bearer x")
            let expected = Body(
                token: "ab01", environment: "sandbox", account: "a b&c=d+é/?#", app: "com.example.sample", revision: 7)
            #expect(try JSONDecoder().decode(Body.self, from: request.body) == expected)
        }
    }

    @Test func `S1.6: a registration says what its token is for`() async throws {
        try await LocalServer.serving { server in
            let registration = DeviceRegistration(
                token: DeviceToken(Data([2]), for: .liveActivity(id: "7")), environment: .sandbox, account: "a",
                app: "app")
            let sender = HTTPDeviceTokenSender(backend: server.address, timeout: 3_600)
            try await sender.send(DeviceTokenMessage(.register, registration, revision: 1))
            let body = try #require(await server.requests.first?.body)
            let expected = Body(
                token: "02", environment: "sandbox", account: "a", app: "app", revision: 1, kind: "liveActivity",
                subject: "7")
            #expect(try JSONDecoder().decode(Body.self, from: body) == expected)
        }
    }

    @Test func `S1.6: a removal is a DELETE that says the same in its address, every byte escaped`() async throws {
        try await LocalServer.serving { server in
            try await send(.remove, to: server)
            let request = try #require(await server.requests.first)
            #expect(
                request.line == "DELETE /devices/ab01?environment=sandbox&account=a%20b%26c%3Dd%2B%C3%A9%2F%3F%23"
                    + "&app=com.example.sample&revision=7 HTTP/1.1")
            #expect(request.headers["authorization"] == nil)
            #expect(request.body.isEmpty)
        }
    }

    @Test func `S1.6: a removal proves who asks while the session lasts`() async throws {
        try await LocalServer.serving { server in
            try await send(.remove, to: server, authorization: "Bearer x")
            #expect(await server.requests.first?.headers["authorization"] == "Bearer x")
        }
    }

    @Test func `S1.6: what was turned away is sent again under the session as it is then`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(401))
            let session = SessionDouble("Bearer old")
            let sender = HTTPDeviceTokenSender(backend: server.address, timeout: 3_600) { await session.value }
            let message = DeviceTokenMessage(.register, Self.registration, revision: 7)
            await #expect(throws: DeviceTokenSendError.unreachable(reason: "register: status 401", retryAfter: nil)) {
                try await sender.send(message)
            }
            await session.renew("Bearer new")
            try await sender.send(message)
            #expect(await server.requests.map { $0.headers["authorization"] } == ["Bearer old", "Bearer new"])
        }
    }

    @Test func `S1.6: a cookie that a backend sets goes to nobody`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.status(200, ["Set-Cookie": "id=1; Path=/"]))
            let sender = HTTPDeviceTokenSender(backend: server.address, timeout: 3_600)
            for revision in Int64(1)...2 {
                try await sender.send(DeviceTokenMessage(.register, Self.registration, revision: revision))
            }
            #expect(await server.requests.map { $0.headers["cookie"] } == [nil, nil])
        }
    }

    /// A session whose token is renewed.
    private actor SessionDouble {
        private(set) var value: String

        init(_ value: String) {
            self.value = value
        }

        func renew(_ value: String) {
            self.value = value
        }
    }

    @Test(
        "S1.6: any 2xx is the end, as is a removal of what is not there; a backend in trouble is tried again, no other",
        arguments: [
            (.register, [200, 204, 299], .taken), (.remove, [404, 410], .taken),
            (.register, [400, 403, 404, 410, 451, 499], .refused),
            (.register, [300, 401, 408, 429, 500, 503, 599], .triedAgain),
        ] as [(DeviceTokenMessage.Kind, [Int], Fate)])
    func status(kind: DeviceTokenMessage.Kind, statuses: [Int], fate: Fate) async throws {
        try await LocalServer.serving { server in
            for status in statuses {
                await server.reply(.status(status))
                var error: DeviceTokenSendError?
                do throws(DeviceTokenSendError) {
                    try await send(kind, to: server)
                } catch let failure {
                    error = failure
                }
                let reason = "register: status \(status)"
                switch fate {
                case .taken: #expect(error == nil, "\(status)")
                case .refused: #expect(error == .refused(reason: reason))
                case .triedAgain: #expect(error == .unreachable(reason: reason, retryAfter: nil))
                }
            }
        }
    }

    /// What becomes of a message.
    enum Fate: Sendable { case taken, refused, triedAgain }

    @Test(
        "S1.6: Retry-After is read as seconds or as a date, by the backend's own clock",
        arguments: [
            ("120", 120), (" 7 ", 7), ("0", 0), ("Fri, 01 May 2026 12:01:00 GMT", 60),
            ("Fri, 01 May 2026 11:00:00 GMT", 0), ("-5", nil), ("soon", nil), ("", nil),
        ] as [(String, TimeInterval?)])
    func retryAfter(text: String, seconds: TimeInterval?) async throws {
        for status in [429, 503] {
            try await LocalServer.serving { server in
                await server.reply(.status(status, ["Retry-After": text, "Date": "Fri, 01 May 2026 12:00:00 GMT"]))
                let error = DeviceTokenSendError.unreachable(reason: "register: status \(status)", retryAfter: seconds)
                await #expect(throws: error) { try await send(to: server) }
            }
        }
    }

    @Test("S1.6: no redirect is followed, and the token goes nowhere else", arguments: [301, 302, 303, 307, 308])
    func redirect(status: Int) async throws {
        try await LocalServer.serving { server in
            try await LocalServer.serving { elsewhere in
                await server.reply(.status(status, ["Location": elsewhere.address.absoluteString + "/devices"]))
                let error = DeviceTokenSendError.unreachable(reason: "register: status \(status)", retryAfter: nil)
                await #expect(throws: error) { try await send(to: server) }
                #expect(await elsewhere.requests.isEmpty)
            }
        }
    }

    /// An answer that breaks off in its head ends the process in Linux's Foundation, whose fault it is.
    private static let brokenReplies: [LocalServer.Reply] = {
        #if canImport(FoundationNetworking)
        [.drop, .breakContent, .noise]
        #else
        [.drop, .breakHead, .breakContent, .noise]
        #endif
    }()

    @Test("S1.6: a connection that breaks is tried again, and its error names no token", arguments: brokenReplies)
    func broken(reply: LocalServer.Reply) async throws {
        try await LocalServer.serving { server in
            await server.reply(reply, reply, reply, reply)
            let error = await #expect(throws: DeviceTokenSendError.self) { try await send(.remove, to: server) }
            #expect(error?.code == "backendUnreachable")
            #expect(error?.description.contains("ab01") == false)
        }
    }

    @Test func `S1.6: a backend that is not there is tried again`() async throws {
        let sender = HTTPDeviceTokenSender(backend: try LocalServer.goneAddress(), timeout: 3_600)
        let error = await #expect(throws: DeviceTokenSendError.self) {
            try await sender.send(DeviceTokenMessage(.register, Self.registration, revision: 7))
        }
        #expect(error?.code == "backendUnreachable")
    }

    @Test func `S1.6: an answer that does not come in time is tried again`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.hold)
            let error = await #expect(throws: DeviceTokenSendError.self) { try await send(to: server, timeout: 1) }
            #expect(error?.code == "backendUnreachable")
            await server.whenHeld()
        }
    }

    @Test func `S1.6: an answer that takes its time is waited for`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.hold)
            async let sent: Void = send(to: server)
            await server.whenHeld()
            await server.answerHeld()
            try await sent
        }
    }

    @Test func `S1.6: a request that is wanted no more ends at once`() async throws {
        try await LocalServer.serving { server in
            await server.reply(.hold)
            let sending = Task { try await send(to: server) }
            await server.whenHeld()
            sending.cancel()
            await #expect(throws: DeviceTokenSendError.self) { try await sending.value }
        }
    }
}
