import Foundation
import SimulatorPage

extension SimulatorSession {
    /// What is done from now on is written down.
    /// - Parameter file: where to, as it goes on; nil to keep it with the session alone.
    func record(to file: URL? = nil) throws(PageCommandError) {
        do {
            scenarios.recorder = try ScenarioRecorder(self, file: file)
        } catch {
            throw refusal("noRecordingFile")
        }
        onChange()
    }

    func endRecording() async throws(PageCommandError) {
        await whenAppIsIdle()
        guard let recorder = scenarios.recorder else { throw refusal("noRecording") }
        scenarios.recorder = nil
        scenarios.recorded = recorder.text
        onChange()
        do { try recorder.keep() } catch { throw refusal("noRecordingFile") }
    }

    /// Does to this phone, as it is, what a scenario says; the report says what came of it.
    /// - Parameter folder: where the files lie that it names.
    func replay(_ text: String, in folder: URL? = nil) async throws(PageCommandError) {
        let language = context.language
        let scenario: Scenario
        do {
            scenario = try Scenario(text, of: Program.self, in: folder)
        } catch {
            throw PageCommandError(error.sentence(in: language))
        }
        var results: [ScenarioResult] = []
        await ScenarioPlayer(phone: self).play(scenario) { results.append($0) }
        let failures = results.filter { !$0.holds }.map { $0.sentence(language) }
        scenarios.report = failures + [results.summary(in: language)]
        onChange()
    }
}
