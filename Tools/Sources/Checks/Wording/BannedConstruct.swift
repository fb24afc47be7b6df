/// A piece of code that must not be written, spaced however it may be.
struct BannedConstruct: Sendable {
    let text: String
    let fix: String

    private let tokens: [String]

    init(_ text: String, fix: String) {
        self.text = text
        self.fix = fix
        tokens = SwiftLexer(text).tokens.map(\.text)
    }

    static let inSources = [
        BannedConstruct("fatalError(", fix: "throw an error or return an outcome"),
        BannedConstruct("try!", fix: "use `try` and handle the error"),
        BannedConstruct("as!", fix: "use `as?` or keep the type"),
        BannedConstruct("@unchecked Sendable", fix: "use a value, an actor or the main actor"),
        BannedConstruct("nonisolated(unsafe)", fix: "use a value, an actor or the main actor"),
        BannedConstruct("DispatchQueue", fix: "use an actor, a task or the main actor"),
    ]

    static let inTests = [
        BannedConstruct("Task.sleep", fix: "inject a clock and advance it"),
        BannedConstruct("Thread.sleep", fix: "inject a clock and advance it"),
        BannedConstruct("usleep", fix: "inject a clock and advance it"),
    ]

    /// Its first token.
    var beginning: String { tokens[0] }

    func stands(at start: Int, in code: [Token]) -> Bool {
        start + tokens.count <= code.count
            && zip(code[start...], tokens).allSatisfy { $0.text == $1 && $0.kind != .string }
    }
}
