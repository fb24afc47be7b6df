import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// A target that shows what is not on the device yet.
@MainActor @Suite struct MissingContentTests {
    private let gate = PlanningGate()
    private let phone: TestPhone<TestMain>
    private let backend = Backend()

    /// What a route asks, which waits three seconds for it.
    @MainActor
    private final class Backend {
        var failure: RouteError?
        var gate: PlanningGate?
        private(set) var asked: [String] = []

        func fetch(_ id: String) async throws(RouteError) {
            asked.append(id)
            await gate?.pass()
            if let failure { throw failure }
        }
    }

    init() throws {
        phone = try TestPhone { [backend] in
            TestMain { main in
                main.onMissing = { id in
                    if id == "at-once" { return .loadedByScreen }
                    return id == "known"
                        ? nil : .awaited(atMost: .seconds(3)) { () throws(RouteError) in try await backend.fetch(id) }
                }
            }
        }
    }

    private func tap(_ id: String, requestID: String = "request") {
        phone.device.respond(to: phone.deliver(Push.opening("news/\(id)"), requestID: requestID))
    }

    private func fetches() throws -> [String?] {
        try phone.inbox.history().flatMap(\.trace).filter { $0.step == .fetched }.map(\.detail)
    }

    @Test("U39: it is fetched before its screen opens, and the trace says so", arguments: [false, true])
    func fetched(isRunning: Bool) async throws {
        if isRunning { await phone.openApp() }
        backend.gate = gate
        tap("1")
        await gate.whenReached()
        #expect(!phone.stack.contains("news/1"))
        await phone.pass(gate)
        #expect(phone.stack == ["first", "news/1"])
        #expect(try phone.outcomes() == [.shown] && fetches() == ["its content was fetched"])
    }

    @Test("U39: what is there, and what its screen fetches, keeps no tap waiting", arguments: ["known", "at-once"])
    func notAwaited(id: String) async throws {
        backend.gate = gate
        tap(id)
        await phone.whenIdle()
        #expect(phone.stack == ["first", "news/\(id)"] && backend.asked.isEmpty)
        #expect(try phone.outcomes() == [.shown] && fetches() == [])
    }

    @Test func `U39: a slow backend keeps a tap for no longer than the route says`() async throws {
        backend.gate = gate
        tap("1")
        await gate.whenReached()
        await phone.endSleep(within: .seconds(2))
        #expect(!phone.stack.contains("news/1"))
        await phone.endTime(within: .seconds(3)) { phone.stack.contains("news/1") }
        await phone.whenIdle()
        #expect(phone.stack == ["first", "news/1"] && phone.navigation.alert == nil)
        #expect(try phone.outcomes() == [.shown])
        #expect(try fetches() == ["its content did not come in time, and its screen waits for it"])
        await phone.pass(gate)
        #expect(phone.stack == ["first", "news/1"])
    }

    @Test(
        "U39: without an answer, or room for it on the disk, its screen opens, which asks again",
        arguments: [
            (.backend(reason: "offline"), "the backend gave no answer, and its screen asks again"),
            (.store(.refused(reason: "full")), "the disk refused its content, and its screen asks again"),
        ] as [(RouteError, String)])
    func notFetched(failure: RouteError, detail: String) async throws {
        backend.failure = failure
        tap("1")
        await phone.whenIdle()
        #expect(phone.stack == ["first", "news/1"] && phone.navigation.alert == nil)
        #expect(try phone.outcomes() == [.shown])
        #expect(try fetches() == [detail])
    }

    @Test func `U39: what needs the user's consent is not fetched before it is given`() async throws {
        await phone.open("test://buy/1")
        #expect(phone.modals == ["confirmation"] && backend.asked.isEmpty)
        await phone.open(inAppLink: "buy/1")
        #expect(phone.stack == ["first", "bought/1"] && backend.asked == ["1"])
        #expect(try phone.outcomes() == [.shown, .shown])
    }

    @Test(
        "U39, P7: what is gone, forbidden or in a damaged store opens nothing, and each has its alert",
        arguments: [
            .contentNotFound, .refused(code: "contentForbidden", reason: "forbidden"),
            .store(.unavailable(reason: "test")),
        ] as [RouteError])
    func refused(failure: RouteError) async throws {
        await phone.openApp()
        backend.failure = failure
        tap("1")
        await phone.whenIdle()
        #expect(phone.stack == ["first"] && phone.navigation.alert?.code == failure.code)
        #expect(try phone.outcomes() == [.failed] && phone.codes() == [failure.code])
    }

    @Test func `U39, P6: a newer tap does not wait for what an older one fetches, and stays`() async throws {
        await phone.openApp()
        backend.gate = gate
        tap("1", requestID: "a")
        await gate.whenReached()
        tap("known", requestID: "b")
        await phone.endTime(within: .seconds(2)) { phone.stack.last == "news/known" }
        #expect(phone.stack.last == "news/known", "before the backend has answered")
        await phone.pass(gate)
        #expect(phone.stack.last == "news/known" && phone.navigation.alert == nil)
        #expect(try phone.outcomes() == [.superseded, .shown] && phone.inbox.pending().isEmpty)
    }
}
