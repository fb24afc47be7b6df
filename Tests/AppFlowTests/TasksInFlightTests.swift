import TestSupport
import Testing

@testable import AppFlow

@MainActor @Suite struct TasksInFlightTests {
    @Test func `whoever waits goes on waiting for what another began at the end`() async {
        let tasks = TasksInFlight()
        let first = PlanningGate()
        let second = PlanningGate()
        var hasSecondEnded = false
        // How many wait: who waits first is the first to go on.
        var waiting = 0
        tasks.run { await first.pass() }
        let beginner = Task {
            waiting += 1
            await tasks.whenDone()
            tasks.run {
                await second.pass()
                hasSecondEnded = true
            }
        }
        while waiting < 1 { await Task.yield() }
        let waiter = Task {
            waiting += 1
            await tasks.whenDone()
            return hasSecondEnded
        }
        while waiting < 2 { await Task.yield() }
        await first.whenReached()
        first.open()
        await second.whenReached()
        for _ in 1...20 { await Task.yield() }
        second.open()
        await beginner.value
        #expect(await waiter.value)
    }
}
