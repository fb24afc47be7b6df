import Layouts

/// What a removed feature leaves where the migrations of the stores are joined: its own, retired. A user's file may have
/// its tables, and an app that knows nothing of them would take that file for a newer app's.
struct RetiredMigrations {
    private let store: String
    private let ids: [Substring]

    /// Nil if it has none.
    ///
    /// - Parameter files: the feature's own.
    init?(of files: [String: String], named name: FeatureName) {
        store = "\(name.singular.upper)StoreSchema.migrations"
        ids = files.filter { $0.key.hasPrefix("Modules/") }.sorted { $0.key < $1.key }.flatMap {
            $0.value.matches(of: /SchemaMigration\(\s*"([^"]+)"/).map { $0.1 }
        }
        if ids.isEmpty { return nil }
    }

    /// The code of a composition root with them in the place of the feature's own, on one line, so that the numbers of
    /// the others stay.
    func put(into text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let own = ids.map { "[\(Self.call)\"\($0)\")]," }.joined(separator: " ")
        return lines.map { $0.bare == store ? own : $0 }.joined(separator: "\n")
    }

    /// Whether a line names a feature since its migrations are retired.
    static func areNamed(in line: some StringProtocol) -> Bool { line.contains(call) }

    private static let call = ".retired("
}
