import DeviceSimulator
import SimulatorPage

/// Plays a scenario on a phone, each step once the one before is over.
@MainActor
struct ScenarioPlayer<Program: RouterProgram> {
    let phone: SimulatorSession<Program>
    /// Is given each step with a command once it is over, and the next such step; nil after the last.
    var didPerform: @MainActor (_ step: Scenario.Step, _ next: Scenario.Step?) -> Void = { _, _ in }

    /// - Parameter tell: is given what each expectation came to, each step that could not be done, and each after which
    ///   came what no expectation stands for.
    func play(_ scenario: Scenario, tell: @MainActor (ScenarioResult) throws -> Void) async rethrows {
        var log = OutcomeLog(phone)
        var arrivals = UncheckedArrivals()
        var isExpecting = false
        for step in scenario.steps {
            switch step.action {
            case .command(.end): return try tellUnexpected(of: &arrivals, tell)
            case .command(let command):
                if isExpecting { try tellUnexpected(of: &arrivals, tell) }
                isExpecting = false
                if let refusal = await refusal(of: command) {
                    try tell(ScenarioResult(step: step, navigation: phone.navigation, refusal: refusal))
                }
                await phone.whenIdle()
                didPerform(step, scenario.steps.first { $0.line > step.line && $0.isCommand })
                arrivals.add(log.take(from: phone), of: step)
            case .expect(let expectation):
                isExpecting = true
                let (holds, came) = arrivals.check(expectation)
                try tell(ScenarioResult(step: step, navigation: phone.navigation, holds: holds, came: came))
            }
        }
        try tellUnexpected(of: &arrivals, tell)
    }

    private func tellUnexpected(
        of arrivals: inout UncheckedArrivals, _ tell: @MainActor (ScenarioResult) throws -> Void
    ) rethrows {
        for (step, came) in arrivals.takeUnexpected() {
            try tell(ScenarioResult(step: step, navigation: phone.navigation, came: came))
        }
    }

    /// Why it cannot be done as things stand; nil if it was done, or the phone is as it would have it.
    private func refusal(of command: PhoneCommand) async -> String? {
        do throws(LineRefusal) {
            try await PhoneCommandHandler(session: phone).perform(command)
            return nil
        } catch {
            switch (command, error.cause) {
            case (_, .alreadyShown), (.device(.lock), .deviceIsLocked), (.device(.unlock), .deviceIsUnlocked),
                (.device(.kill), .appNotRunning):
                return nil
            default: return error.description
            }
        }
    }
}
