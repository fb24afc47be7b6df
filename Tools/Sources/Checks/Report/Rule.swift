/// Something that must hold everywhere in the project.
public protocol Rule: Sendable {
    /// The name in each finding, and the argument that runs this rule alone.
    static var name: String { get }

    /// What it holds, in one sentence.
    static var summary: String { get }

    static func findings(in tree: SourceTree) -> [Finding]
}

extension Rule {
    static func finding(_ path: String, _ line: Int, _ problem: String, fix: String) -> Finding {
        Finding(path: path, line: line, rule: name, problem: problem, fix: fix)
    }
}
