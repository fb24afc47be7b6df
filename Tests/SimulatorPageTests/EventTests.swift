import Foundation
import TestSupport
import Testing

@testable import SimulatorPage

@MainActor
@Suite struct EventTests {
    private let hub = EventHub(mostPages: 16)

    /// The first pieces that a page gets.
    private func pieces(
        _ count: Int, of response: HTTPResponse, meanwhile: @MainActor @escaping (Int) -> Void = { _ in }
    ) async throws -> [String] {
        guard case .pieces(let produce) = response.body else { throw CocoaError(.featureUnsupported) }
        let (stream, continuation) = AsyncStream<String>.makeStream()
        let task = Task { try await produce { continuation.yield(String(decoding: $0, as: UTF8.self)) } }
        defer { task.cancel() }
        var received: [String] = []
        for await piece in stream {
            received.append(piece)
            if received.count == count { break }
            meanwhile(received.count)
        }
        try #require(received.count == count)
        return received
    }

    @Test func `a page gets the newest state under the id of this run, and what follows`() async throws {
        hub.publish(Data("1".utf8))
        let events = try await pieces(2, of: hub.response()) { [hub] _ in hub.publish(Data("2".utf8)) }
        #expect(events == ["1", "2"].map { "id: \(hub.run)\ndata: \($0)\n\n" })
        #expect(hub.run != EventHub(mostPages: 1).run)
    }

    @Test func `two pages agree, and a slow one gets the newest alone`() async throws {
        let slow = hub.response()
        for number in 1...500 { hub.publish(Data("\(number)".utf8)) }
        let one = try await pieces(1, of: slow)
        let other = try await pieces(1, of: hub.response())
        #expect(one == other)
        #expect(one[0].hasSuffix("data: 500\n\n"))
    }

    @Test func `the same state is not sent twice`() async throws {
        hub.publish(Data("1".utf8))
        let events = try await pieces(2, of: hub.response()) { [hub] _ in
            hub.publish(Data("1".utf8))
            hub.publish(Data("2".utf8))
        }
        #expect(events[1].hasSuffix("data: 2\n\n"))
    }

    @Test func `what the phone looks like after a change is told to its pages`() async throws {
        let phone = PhoneDouble()
        let site = PageSite(phone, port: 8080, connections: 512)
        let gate = PlanningGate()
        let telling = Task {
            await gate.pass()
            try await site.run()
        }
        defer { telling.cancel() }
        let response = await site.answer(HTTPRequest("GET", "/events", fields: ["host": "127.0.0.1:8080"]))
        let events = try await pieces(2, of: response) { _ in
            phone.state = Data(#"{"shown":1}"#.utf8)
            gate.open()
        }
        #expect(events[1].contains(#"{"shown":1}"#))
    }

    @Test func `of more than sixteen pages the oldest are told no more`() async throws {
        hub.publish(Data("1".utf8))
        let all = (0..<20).map { _ in hub.response() }
        for response in all.prefix(4) {
            guard case .pieces(let produce) = response.body else { throw CocoaError(.featureUnsupported) }
            // It ends by itself.
            try await produce { _ in }
        }
        for response in all.dropFirst(4) {
            #expect(try await pieces(1, of: response)[0].hasSuffix("data: 1\n\n"))
        }
    }
}
