public import DeepLinks
public import Launches

/// Why an arrival opens its screen, step by step.
public struct Explanation: Equatable, Sendable {
    /// One step, and its result.
    public struct Step: Equatable, Sendable {
        /// `arrive`, `derive`, `resolve`, `ask`, `plan`, `stack`: the first that failed is the last. `gate` says why
        /// the tap waits, or ends it. Each `payload` is an oddity of the payload, each `warning` a likely mistake in
        /// it, each `unread` a query item that the route does not declare, each `candidate` a route near to a link
        /// that matches none. `resolver` ends a link that has to be asked for, `browser` a universal link that no route
        /// takes, `silent` a push that cannot be tapped, and `fail` a failure.
        public let step: String
        public let result: String
        /// The findings of the result that have a sentence in each language.
        public var findings: [LinkFinding] = []
    }

    /// The link that was derived; nil if it did not come to that.
    public internal(set) var link: String?
    public internal(set) var route: String?
    public internal(set) var parameters: [String: String] = [:]
    /// The code of the failure that it ends in, at once or after what it waits for.
    public private(set) var errorCode: String?
    /// Whether the gate lets it through now.
    public var passesGate: Bool { !steps.contains { $0.step == "gate" } }
    public private(set) var steps: [Step] = []

    /// The steps with the first eight candidates only, and how many more there are, for people to read.
    public var shortSteps: [Step] {
        let candidates = steps.indices.filter { steps[$0].step == "candidate" }
        guard let last = candidates.dropFirst(7).first, candidates.count > 8 else { return steps }
        let left = Set(candidates.dropFirst(8))
        let more = LinkFinding("candidatesMore", "and {count} more", ["count": "\(left.count)"])
        return steps.indices.filter { !left.contains($0) }.flatMap { index in
            index == last ? [steps[index], Step("candidate", [more])] : [steps[index]]
        }
    }

    mutating func add(_ step: String, _ result: String) {
        steps.append(Step(step: step, result: result))
    }

    mutating func add(_ step: String, _ findings: [LinkFinding]) {
        steps.append(Step(step, findings))
    }

    /// - Parameter step: where it failed, if not on its path.
    mutating func fail(_ failure: StepFailure, at step: String = "fail") {
        errorCode = failure.code
        let result = failure.reason == failure.code ? failure.code : "\(failure.code): \(failure.reason)"
        steps.append(Step(step: step, result: result, findings: failure.finding.map { [$0] } ?? []))
    }
}

extension Explanation.Step {
    fileprivate init(_ step: String, _ findings: [LinkFinding]) {
        self.init(step: step, result: findings.map(\.description).joined(separator: "; "), findings: findings)
    }
}

/// What a tap waits for before the gate lets it through.
public enum GateObstacle: Sendable {
    case onboarding, login
    /// The app's own lock.
    case locked

    /// The first between a start of the app and its main screen; nil if there is none.
    /// - Parameter session: who uses the app.
    public init?(of session: Session) {
        if !session.hasOnboarded {
            self = .onboarding
        } else if session.account == nil {
            self = .login
        } else if session.hasLock {
            self = .locked
        } else {
            return nil
        }
    }

    var finding: LinkFinding {
        switch self {
        case .onboarding: LinkFinding("gateOnboarding", "it waits until the onboarding is done")
        case .login: LinkFinding("gateLogin", "it waits for the sign-in")
        case .locked: LinkFinding("gateLocked", "it waits until the app is unlocked")
        }
    }
}
