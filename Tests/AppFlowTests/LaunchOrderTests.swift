import AppFlow
import DeviceSimulator
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct LaunchOrderTests {
    @Test func `S1.1: loading that fails leads to a retry, and what waits stays`() async throws {
        let phone = try TestPhone { TestMain { $0.loadingFailure = .store(.unavailable(reason: "test")) } }
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.navigation.phase == .retry)
        #expect(try phone.outcomes() == [nil])
        phone.app?.main.loadingFailure = nil
        await phone.retry()
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test(
        "P1: a death at any point on the way loses nothing and shows it once; the trace says how far it came",
        arguments: Checkpoint.allCases)
    func deaths(at point: Checkpoint) async throws {
        let steps: [TraceEntry.Step] =
            switch point {
            case .recorded: []
            case .gated: [.held, .duplicate]
            case .routing, .committed: [.held, .duplicate, .released]
            }
        let phone = try TestPhone { TestMain() }
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: point) { phone.device.respond(to: notification) }
        let left = [.arrived, .recorded] + steps
        #expect(try phone.outcomes() == [nil])
        let trace = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(trace == left)
        await phone.restart()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
        let next: [TraceEntry.Step] = [.released, .derived, .resolved, .planned, .committed, .shown, .settled]
        let whole = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(whole == left + next)
    }

    @Test(
        "U24: a tap that brought the app down twice is quarantined at the third launch, deaths elsewhere do not count",
        arguments: [
            (Checkpoint.gated, Outcome.shown), (.routing, .quarantined),
            (.committed, .quarantined),
        ], [2, 3])
    func quarantine(row: (point: Checkpoint, outcome: Outcome), deaths: Int) async throws {
        let phone = try TestPhone { TestMain() }
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: row.point) { phone.device.respond(to: notification) }
        for _ in 2...deaths { await phone.dies(at: row.point) { phone.device.openApp() } }
        await phone.openApp()
        #expect(phone.navigation.phase == .main && phone.navigation.alert == nil)
        #expect(phone.stack == (row.outcome == .shown ? ["first", "item/1"] : ["first"]))
        #expect(try phone.outcomes() == [row.outcome])
        await phone.pushAndTap(Push.item("2"), requestID: "next")
        #expect(phone.stack == ["first", "item/2"])
    }
}
