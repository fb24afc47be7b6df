package import AppFlow
package import ArgumentParser
import DeviceSimulator
import Foundation
import Launches
import Navigation
import SimulatorPage

/// What `push`, `open` and `launch` answer for one arrival.
package struct Answer {
    /// Why nothing is shown, by its code and as a sentence.
    package struct Failure: Encodable {
        package let code: String
        package let message: String
        /// What exactly is wrong, in names and without values; nil where the code says all.
        private let detail: String?

        /// What people read.
        package var lines: [String] { ["\(message) (\(code))", detail].compactMap(\.self) }

        package init(
            _ code: String, naming values: [String: String] = [:], in language: Language, detail: String? = nil
        ) {
            self.code = code
            message = language.sentence(code, values)
            self.detail = detail
        }

        /// What a command ends with that could not do for this reason what it was asked to do.
        package var exitCode: ExitCode {
            let failure: RouterCommands.Failure =
                code == RouterCommands.Failure.databaseUnavailable.rawValue ? .databaseUnavailable : .badInput
            return failure.exitCode
        }
    }

    let outcome: String
    let error: Failure?
    let route: String?
    let parameters: [String: String]
    /// Whether it waits for another attempt, for the reason that the error names.
    var isPostponed = false
    /// Whether the browser opens it, for the reason that the error names.
    private(set) var isLeftToBrowser = false
    /// What the app's analytics learn of it; nil until it has ended.
    var report: OpenReport?
    /// Of a push, whether it was presented; nil for what is no push.
    var verdict: PushVerdict?
    private let navigation: JSONObject

    init(
        outcome: String, errorCode: String? = nil, reason: String? = nil, route: String? = nil,
        parameters: [String: String] = [:], navigation: NavigationState, language: Language
    ) {
        self.outcome = outcome
        error = errorCode.map { Failure($0, in: language, detail: reason) }
        self.route = route
        self.parameters = parameters
        self.navigation = [
            "phase": navigation.phase, "tab": navigation.selectedTab?.description,
            "stack": navigation.stack.map(\.screen.description),
            "modals": navigation.modals.map(\.screen.description),
            "alert": navigation.alert.map { Failure($0.code, naming: $0.values, in: language) },
        ]
    }

    init(_ settled: SettledLaunch, language: Language) {
        let findings = settled.findings.map(language.sentence(of:))
        self.init(
            outcome: settled.settlement.outcome.rawValue, errorCode: settled.settlement.code,
            reason: findings.isEmpty ? settled.reason : findings.joined(separator: " "),
            route: settled.settlement.route, parameters: settled.parameters,
            navigation: settled.navigation, language: language)
        isLeftToBrowser = settled.isLeftToBrowser
        report = settled.report
    }

    var json: JSONObject {
        var json: JSONObject = [
            "outcome": outcome, "error": error, "route": route, "parameters": parameters, "navigation": navigation,
            "report": report,
        ]
        if isLeftToBrowser { json.merge(["browser": true]) }
        if let verdict {
            var presentation: JSONObject = ["presented": verdict.isPresented, "reason": verdict.reason]
            if verdict.isQuiet { presentation.merge(["quietly": true]) }
            json.merge(["presentation": presentation])
        }
        return json
    }
}

extension Answer {
    /// What people read.
    func lines(in language: Language) -> [String] {
        var lines: [String] = []
        // An app that could not load has started, but is not ready.
        if error == nil || outcome != "ready" {
            let route = route.map { " " + $0 } ?? ""
            let name = isPostponed ? "postponed" : isLeftToBrowser ? "browser" : outcome
            lines.append(language.sentence("outcome.\(name)") + route)
        }
        lines += error?.lines.map { "  " + $0 } ?? []
        if let verdict, !verdict.isPresented || verdict.isQuiet {
            lines.append("  " + language.sentence(of: verdict))
        }
        return lines
    }
}

extension SimulatorSession {
    /// Has the visible screen load what it shows, and draws it for people.
    func show(in command: some ProgramCommand<Program>) async {
        await loadScreen()
        guard !command.shared.json, let picture = process?.picture(in: language, rows: 5) else { return }
        for line in PhoneText(picture, in: language).lines { Console.writeWrapped("  " + line) }
    }
}
