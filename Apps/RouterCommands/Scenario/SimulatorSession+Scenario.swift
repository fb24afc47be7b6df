import Foundation
import SimulatorPage

extension SimulatorSession {
    /// What is done from now on is written down.
    /// - Parameter file: where to, as it goes on; nil for ``scenario`` alone.
    func record(to file: URL? = nil) throws(PageCommandError) {
        do {
            recorder = try ScenarioRecorder(self, file: file)
        } catch {
            throw refusal("noRecordingFile")
        }
        onChange()
    }

    func endRecording() throws(PageCommandError) {
        guard let recorder else { throw refusal("noRecording") }
        self.recorder = nil
        recorder.collect(from: self)
        scenario = recorder.text
        onChange()
        do { try recorder.keep() } catch { throw refusal("noRecordingFile") }
    }

    /// Does to this phone, as it is, what a scenario says; its ``report`` says what came of it.
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
        report = failures + [results.summary(in: language)]
        onChange()
    }
}
