package import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation

/// What `push`, `open` and `launch` answer for one arrival.
package struct Answer: Encodable {
    /// Why nothing is shown, by its code and as a sentence.
    package struct Failure: Encodable {
        package let code: String
        package let message: String
        /// What exactly is wrong, in names and without values; nil where the code says all.
        private let detail: String?

        package init(_ code: String, in language: Language, detail: String? = nil) {
            self.code = code
            message = language.sentence(code)
            self.detail = detail
        }
    }

    let outcome: String
    let error: Failure?
    let route: String?
    let parameters: [String: String]
    let navigation: NavigationAnswer
    /// Of a push, whether it was presented; nil for what is no push.
    var verdict: PushVerdict?

    init(
        outcome: String, errorCode: String? = nil, reason: String? = nil, route: String? = nil,
        parameters: [String: String] = [:], navigation: NavigationState, language: Language
    ) {
        self.outcome = outcome
        error = errorCode.map { Failure($0, in: language, detail: reason) }
        self.route = route
        self.parameters = parameters
        self.navigation = NavigationAnswer(navigation, language: language)
    }

    init(_ settled: SettledLaunch, language: Language) {
        self.init(
            outcome: settled.settlement.outcome.rawValue, errorCode: settled.settlement.code,
            reason: settled.reason, route: settled.settlement.route, parameters: settled.parameters,
            navigation: settled.navigation, language: language)
    }

    private enum Key: CodingKey { case outcome, error, route, parameters, navigation, presentation }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(error, forKey: .error)
        try container.encode(route, forKey: .route)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(navigation, forKey: .navigation)
        try container.encodeIfPresent(verdict.map(PresentationAnswer.init), forKey: .presentation)
    }
}

/// Whether a push was presented, in its answer.
private struct PresentationAnswer: Encodable {
    let verdict: PushVerdict

    private enum Key: CodingKey { case presented, reason, quietly }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(verdict.isPresented, forKey: .presented)
        try container.encode(verdict.reason, forKey: .reason)
        if verdict.isQuiet { try container.encode(true, forKey: .quietly) }
    }
}

/// The navigation in an answer.
struct NavigationAnswer: Encodable {
    let state: NavigationState
    let language: Language

    init(_ state: NavigationState, language: Language) {
        self.state = state
        self.language = language
    }

    private enum Key: CodingKey { case phase, tab, stack, modals, alert }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(state.phase, forKey: .phase)
        try container.encode(state.selectedTab?.description, forKey: .tab)
        try container.encode(state.stack.map(\.screen.description), forKey: .stack)
        try container.encode(state.modals.map(\.screen.description), forKey: .modals)
        try container.encode(state.alert.map { Answer.Failure($0.code, in: language) }, forKey: .alert)
    }
}
