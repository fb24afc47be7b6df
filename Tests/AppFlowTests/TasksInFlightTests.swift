import TestSupport
import Testing

@testable import AppFlow

@MainActor @Suite struct TasksInFlightTests {
    @Test func `whoever waits goes on waiting for what another began at the end`() async {
        let tasks = TasksInFlight()
        let first = PlanningGate()
        let second = PlanningGate()
        var waiting = 0
        var hasBegunSecond = false
        var hasSecondEnded = false
        // Whether the second had ended, for the one of two that did not begin it.
        func wait() async -> Bool {
            waiting += 1
            await tasks.whenDone()
            if hasBegunSecond { return hasSecondEnded }
            hasBegunSecond = true
            tasks.run {
                await second.pass()
                hasSecondEnded = true
            }
            return true
        }
        tasks.run { await first.pass() }
        let waiters = [Task { await wait() }, Task { await wait() }]
        while waiting < 2 { await Task.yield() }
        await first.whenReached()
        first.open()
        await second.whenReached()
        for _ in 1...20 { await Task.yield() }
        second.open()
        for waiter in waiters { #expect(await waiter.value) }
    }
}
