import DeviceSimulator
import SimulatorPage

/// Does to a phone what a scenario says, each step once the one before is over.
@MainActor
struct ScenarioPlayer<Program: RouterProgram> {
    let phone: SimulatorSession<Program>

    /// - Parameter tell: is given what each expectation came to, and each step that could not be done.
    func play(_ scenario: Scenario, tell: @MainActor (ScenarioResult) throws -> Void) async rethrows {
        var log = OutcomeLog(phone)
        var came: [ArrivalOutcome] = []
        var follows = false
        for step in scenario.steps {
            switch step.action {
            case .command(.end): return
            case .command(let command):
                if follows { came = [] }
                follows = false
                if let refusal = await refusal(of: command) {
                    try tell(ScenarioResult(step: step, navigation: phone.navigation, refusal: refusal))
                }
                await phone.whenIdle()
                came += log.take(from: phone)
            case .expect(let expectation):
                follows = true
                let place = came.firstIndex { expectation.holds(for: $0) }
                try tell(
                    ScenarioResult(
                        step: step, navigation: phone.navigation, holds: place != nil,
                        came: place.map { [came[$0]] } ?? came))
                if let place { came.removeFirst(place + 1) }
            }
        }
    }

    /// Why it cannot be done as things stand; nil if it was done, or the phone is as it would have it.
    private func refusal(of command: TypedCommand) async -> String? {
        if case .page(.device(let command)) = command, let refusal = phone.device.refusal(of: command) {
            switch (command, refusal) {
            case (_, .alreadyShown), (.lock, .deviceIsLocked), (.unlock, .deviceIsUnlocked), (.kill, .appNotRunning):
                return nil
            default: break
            }
        }
        do throws(PageCommandError) {
            try await phone.follow(command)
            return nil
        } catch {
            return error.description
        }
    }
}
