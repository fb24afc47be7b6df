import TestSupport
import Testing

@testable import AppFlow

@MainActor @Suite struct TasksInFlightTests {
    @Test func `whoever waits goes on waiting for what another began at the end`() async {
        let tasks = TasksInFlight()
        let first = PlanningGate()
        let second = PlanningGate()
        var hasSecondEnded = false
        tasks.run { await first.pass() }
        let beginner = Task {
            await tasks.whenDone()
            tasks.run {
                await second.pass()
                hasSecondEnded = true
            }
        }
        let waiter = Task {
            await tasks.whenDone()
            return hasSecondEnded
        }
        await first.whenReached()
        first.open()
        await second.whenReached()
        for _ in 1...20 { await Task.yield() }
        second.open()
        await beginner.value
        #expect(await waiter.value)
    }
}
