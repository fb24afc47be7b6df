import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Notifications
import SimulatorPage

/// A simulator session as the page shows it.
@MainActor
final class SimulatorPageSession<Program: RouterProgram>: PageSession {
    private let session: SimulatorSession<Program>
    private(set) lazy var facts = PageFacts.of(
        Program.self, samples: session.samples, pushToken: pushToken, tree: session.installation.tree,
        in: session.language)

    init(_ session: SimulatorSession<Program>) {
        self.session = session
    }

    var language: LanguageCode { session.language.code }
    var pushToken: String { DeviceToken(session.installation.token).hex }
    var pushTopic: String { Program.commandName }
    var scenario: String { session.scenarios.recorded }

    var state: Data {
        let (device, language) = (session.device, session.language)
        let (recorder, report) = (session.scenarios.recorder, session.scenarios.report)
        return PageState(
            device: device.state(listing: PageState.longestList), listed: device.listedCount,
            app: session.process?.picture(in: language), account: session.installation.account,
            crashAt: session.crashAt?.rawValue,
            scenario: ScenarioState(recordedLines: recorder?.lineCount, report: report),
            taps: session.taps.map { record in
                TapTrace(record) {
                    TraceSentence($0, language: language).text
                } sentence: {
                    language.sentence($0)
                }
            }
        ).json
    }

    func perform(_ command: PageCommand) async throws(PageCommandError) {
        try await PageCommandHandler(session: session).perform(command)
    }

    func explain(_ question: PageQuestion) async -> Data {
        await PageExplainer(installation: session.installation).explain(question)
    }

    func receive(_ push: PushMessage) {
        _ = session.scenarios.recorder?.note(.device(.receive(push)), on: session)
        session.device.receive(push)
        session.settleLater()
    }
}
