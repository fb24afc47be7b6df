/// One place that breaks a rule, and what to do about it.
public struct Finding: Equatable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let rule: String
    let problem: String
    let fix: String

    public var description: String { "\(path):\(line): \(rule): \(problem). Fix: \(fix)." }
}

extension Finding: Comparable {
    public static func < (left: Finding, right: Finding) -> Bool {
        (left.path, left.line, left.rule, left.problem) < (right.path, right.line, right.rule, right.problem)
    }
}
