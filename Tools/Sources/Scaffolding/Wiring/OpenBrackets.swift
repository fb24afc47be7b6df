import Checks

/// Which brackets are open where each line of Swift code begins.
struct OpenBrackets {
    /// By line, the innermost last; one more than there are lines.
    private let stacks: [[String]]

    init(_ tokens: [Token], lineCount: Int) {
        var stacks: [[String]] = []
        var open: [String] = []
        for token in tokens where token.kind == .mark {
            while stacks.count < token.line { stacks.append(open) }
            if ["(", "[", "{"].contains(token.text) { open.append(token.text) }
            if [")", "]", "}"].contains(token.text), !open.isEmpty { open.removeLast() }
        }
        while stacks.count <= lineCount { stacks.append(open) }
        self.stacks = stacks
    }

    /// How many are open before a line, counted from 0.
    func depth(before line: Int) -> Int { stacks[line].count }

    /// Whether a line stands in a list.
    func isInList(_ line: Int) -> Bool { stacks[line].last == "[" }

    /// Whether a line stands in a list or among arguments.
    func isElement(_ line: Int) -> Bool { ["(", "["].contains(stacks[line].last) }
}
