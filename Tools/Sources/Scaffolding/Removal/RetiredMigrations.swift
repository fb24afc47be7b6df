import Checks
import Layouts

/// What a removed feature leaves where the migrations of the stores are joined: its own, retired. A user's file may have
/// its tables, and an app that knows nothing of them would take that file for a newer app's.
struct RetiredMigrations {
    private let schema: String
    private let ids: [String]

    /// Nil if the feature makes none.
    ///
    /// - Parameter files: the feature's own.
    /// - Throws: `ToolError.refused` if it makes one whose id is no plain string.
    init?(of files: [String: String], named name: FeatureName) throws(ToolError) {
        schema = "\(name.singular.upper)StoreSchema"
        var ids: [String] = []
        var isMaking = false
        for (path, text) in files.sorted(by: { $0.key < $1.key })
        where path.hasPrefix("Modules/") && path.hasSuffix(".swift") {
            let tokens = SwiftLexer(text).tokens
            for (token, (mark, id)) in zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2)))
            where token.kind == .word && ["SchemaMigration", "retired"].contains(token.text) {
                isMaking = isMaking || token.text == "SchemaMigration"
                guard mark.text == "(" else { continue }
                if id.kind == .string, !id.text.contains("\\") {
                    ids.append(id.text)
                } else if token.text == "SchemaMigration" {
                    throw Self.unreadable(at: "\(path):\(token.line)", of: name)
                }
            }
        }
        guard isMaking else { return nil }
        if ids.isEmpty { throw Self.unreadable(at: "\(schema).migrations", of: name) }
        self.ids = ids
    }

    /// The code of a composition root with them in the place of the feature's own, on one line, so that the numbers of
    /// the others stay.
    func put(into text: String) -> String {
        let lexer = SwiftLexer(text)
        let words = lexer.tokens.map(\.text)
        var bytes = Array(text.utf8)
        for index in words.indices.dropLast(2).reversed()
        where Array(words[index...(index + 2)]) == [schema, ".", "migrations"] && lexer.tokens[index].kind == .word {
            bytes.replaceSubrange(lexer.ranges[index].lowerBound..<lexer.ranges[index + 2].upperBound, with: list.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// - Parameter roots: the code of the composition roots, without the feature.
    /// - Throws: `ToolError.refused` if none of them has all of the ids.
    func check(areIn roots: some Collection<String>, of name: FeatureName) throws(ToolError) {
        let isKept = roots.contains { root in
            ids.allSatisfy { root.contains("\(Self.call)\"\($0)\")") }
        }
        if isKept { return }
        throw .refused(
            "No program names \(schema).migrations, and nothing was changed. A user may have "
                + "content of \(name.plural.upper), and the next app would take its file for a newer app's. Write \(list) "
                + "where the migrations of the stores are joined.")
    }

    /// Whether a line names a feature since its migrations are retired.
    static func areNamed(in line: some StringProtocol) -> Bool { line.contains(call) }

    private var list: String { "[" + ids.map { "\(Self.call)\"\($0)\")" }.joined(separator: ", ") + "]" }

    private static func unreadable(at place: String, of name: FeatureName) -> ToolError {
        .refused(
            "\(place): the id of a migration is no plain string, and nothing was changed. A user may have content of "
                + "\(name.plural.upper), and its migrations can be retired only by their ids. Write each as "
                + "`SchemaMigration(\"ID\", …)`.")
    }

    private static let call = ".retired("
}
