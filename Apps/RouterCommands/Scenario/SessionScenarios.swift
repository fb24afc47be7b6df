/// The recording of a simulator session, and the result of a replay in it.
@MainActor
struct SessionScenarios<Program: RouterProgram> {
    /// Nil while nothing is recorded.
    var recorder: ScenarioRecorder<Program>?
    /// The lines that were recorded last.
    var recorded = ""
    /// What the scenario that was replayed last came to, in sentences.
    var report: [String] = []
}
