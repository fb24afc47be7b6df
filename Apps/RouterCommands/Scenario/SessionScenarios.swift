import Foundation
import SimulatorPage

/// Records what is done in a simulator session as a scenario, and replays scenarios in it.
@MainActor
final class SessionScenarios<Program: RouterProgram> {
    /// Nil while nothing is recorded.
    private(set) var recorder: ScenarioRecorder<Program>?
    /// The lines that were recorded last.
    private(set) var recorded = ""
    /// What the scenario that was replayed last came to, in sentences.
    private(set) var report: [String] = []
    private var isReplaying = false

    /// What is done from now on is written down.
    /// - Parameter file: where to, as it goes on; nil to keep it with the session alone.
    func record(_ session: SimulatorSession<Program>, to file: URL? = nil) throws(LineRefusal) {
        guard recorder == nil else { throw session.language.refusal("isRecording") }
        do {
            recorder = try ScenarioRecorder(session, file: file)
        } catch {
            throw session.language.refusal("noRecordingFile")
        }
        session.onChange()
    }

    func endRecording(of session: SimulatorSession<Program>) async throws(LineRefusal) {
        await session.whenAppIsIdle()
        guard let recorder else { throw session.language.refusal("noRecording") }
        self.recorder = nil
        recorded = recorder.text
        session.onChange()
        do { try recorder.keep() } catch { throw session.language.refusal("noRecordingFile") }
    }

    /// Does to the phone, as it is, what a scenario says; the report says what came of it.
    /// - Parameter folder: where the files lie that it names; nil for a scenario that may name none.
    func replay(
        _ text: String, in folder: URL? = nil, on session: SimulatorSession<Program>
    ) async throws(LineRefusal) {
        let language = session.language
        let scenario: Scenario
        do {
            scenario = try Scenario(text, of: Program.self, in: folder)
        } catch {
            throw LineRefusal(error.sentence(in: language))
        }
        if folder == nil, scenario.namesFiles { throw language.refusal("namesFile") }
        guard !isReplaying else { throw language.refusal("isReplaying") }
        isReplaying = true
        defer { isReplaying = false }
        var results: [ScenarioResult] = []
        await ScenarioPlayer(phone: session).play(scenario) { results.append($0) }
        let failures = results.filter { !$0.holds }.map { $0.sentence(language) }
        report = failures + [results.summary(in: language)]
        session.onChange()
    }
}
