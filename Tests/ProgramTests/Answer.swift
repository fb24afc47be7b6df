import Foundation
import Testing

/// What `push`, `open` and `launch` print with `--json`.
struct Answer: Printed {
    struct Failure: Printed {
        static let optionalKeys: Set<String> = ["detail"]

        let code: String
        let message: String
        /// Of what has more to it than its code.
        let detail: String?
    }

    struct Navigation: Printed {
        let phase: String
        let tab: String?
        let stack: [String]
        let modals: [String]
        let alert: Failure?
    }

    struct Presentation: Printed {
        static let optionalKeys: Set<String> = ["quietly"]

        let presented: Bool
        let reason: String?
        let quietly: Bool?

        /// In a word.
        var name: String { presented ? quietly == true ? "quietly" : "presented" : reason ?? "" }
    }

    /// What the app's analytics learn of it.
    struct Report: Printed {
        struct Campaign: Printed {
            static let optionalKeys: Set<String> = ["id", "source", "medium", "name", "term", "content"]

            let id: String?
            let source: String?
            let medium: String?
            let name: String?
            let term: String?
            let content: String?
        }

        static let optionalKeys: Set<String> = [
            "code", "route", "sender", "messageID", "campaignID", "campaign", "secondsToScreen",
        ]

        let outcome: String
        let code: String?
        let source: String
        let route: String?
        let sender: String?
        let messageID: String?
        let campaignID: String?
        let campaign: Campaign?
        /// As RFC 3339 has it.
        let arrivedAt: String
        let secondsToScreen: Double?
    }

    static let optionalKeys: Set<String> = ["browser", "presentation"]

    let outcome: String
    let error: Failure?
    let route: String?
    let parameters: [String: String]
    let navigation: Navigation
    /// Of what has ended.
    let report: Report?
    /// Of a universal link alone that the browser opens.
    let browser: Bool?
    /// Of a push alone.
    let presentation: Presentation?

    var stack: [String] { navigation.stack }
}

/// What `explain --json` prints.
struct Explanation: Printed {
    struct Step: Printed {
        let step: String
        let result: String
    }

    let link: String?
    let route: String?
    let parameters: [String: String]
    let error: Answer.Failure?
    let steps: [Step]
}

extension WorkingFolder {
    func explain(_ arguments: [String], by program: Program, input: String = "") throws -> Explanation {
        let run = try run(program, ["explain"] + arguments, input: input)
        let explanations = try run.lines(of: Explanation.self)
        try #require(explanations.count == 1, "\(run.output)\(run.errors)")
        // What is another account's is dropped, what waits is pending, and neither has failed.
        let isStopped = explanations[0].steps.contains { $0.step == "gate" }
        let hasFailed = explanations[0].error != nil && !isStopped
        #expect(run.code == (hasFailed ? 65 : 0))
        return explanations[0]
    }
}

/// What `import --json` prints.
struct ImportReport: Printed {
    struct BadLine: Printed {
        let line: Int
        let code: String
        let reason: String
    }

    let added: Int
    let replaced: Int
    let skipped: Int
    let bad: [BadLine]
    let moreBad: Int

    var counts: [Int] { [added, replaced, skipped] }
}

/// What a program prints as a JSON object. Reading one fails if a key is missing or one too many.
protocol Printed: Decodable {
    /// The keys that may be missing.
    static var optionalKeys: Set<String> { get }
}

extension Printed {
    static var optionalKeys: Set<String> { [] }

    /// - Throws: if the object that it was read from lacks one of its properties, or has a member that is none.
    func expectKeys(of object: Any) throws {
        let members = object as? [String: Any] ?? [:]
        let properties = Mirror(reflecting: self).children
        let difference = Set(members.keys).symmetricDifference(properties.compactMap(\.label))
        guard difference.isSubset(of: Self.optionalKeys) else { throw UnexpectedKeys(keys: difference.sorted()) }
        for case (let name?, let value) in properties {
            guard let member = members[name] else { continue }
            try (value as? any Printed)?.expectKeys(of: member)
            for (part, member) in zip(value as? [any Printed] ?? [], member as? [Any] ?? []) {
                try part.expectKeys(of: member)
            }
        }
    }
}

/// Keys that are missing, or too many.
private struct UnexpectedKeys: Error {
    let keys: [String]
}
