import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite(.timeLimit(.minutes(30))) struct EventTests {
    private let hub = EventHub()

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

    @Test func `a page that has the newest state gets a sign of life, and what follows`() async throws {
        hub.publish(Data("1".utf8))
        let first = try await pieces(1, of: hub.response(after: nil))[0]
        let id = String(first.dropFirst("id: ".count).prefix { $0 != "\n" })
        let events = try await pieces(2, of: hub.response(after: id)) { _ in hub.publish(Data("2".utf8)) }
        #expect(events[0] == ":\n\n")
        #expect(events[1].hasSuffix("data: 2\n\n"))
    }

    @Test func `the state of an earlier run is none that the page has`() async throws {
        hub.publish(Data("1".utf8))
        let events = try await pieces(1, of: hub.response(after: "12345678-1"))
        #expect(events[0].hasSuffix("data: 1\n\n"))
    }

    @Test func `two pages agree, and a slow one gets the newest alone`() async throws {
        let slow = hub.response(after: nil)
        for number in 1...500 { hub.publish(Data("\(number)".utf8)) }
        let one = try await pieces(1, of: slow)
        let other = try await pieces(1, of: hub.response(after: nil))
        #expect(one == other)
        #expect(one[0].hasSuffix("data: 500\n\n"))
    }

    @Test func `the same state is not sent twice`() async throws {
        hub.publish(Data("1".utf8))
        let events = try await pieces(3, of: hub.response(after: nil)) { count in
            hub.publish(Data("1".utf8))
            count == 1 ? hub.beat() : hub.publish(Data("2".utf8))
        }
        #expect(events[1] == ":\n\n")
        #expect(events[2].hasSuffix("data: 2\n\n"))
    }

    @Test func `of more than sixteen pages the oldest are told no more`() async throws {
        hub.publish(Data("1".utf8))
        let all = (0..<20).map { _ in hub.response(after: nil) }
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
