import DeepLinks
import Foundation

/// The tables that links without patterns of their own are put through.
enum FuzzedTables {
    static let origins = LinkOrigins(
        schemes: ["sample", "sample-beta"], hosts: ["sample.example.com", "h:8443", "a.."])

    /// None may be missing: without one, half of what is tried would be tried no more.
    static let all: [(table: LinkTable, oracle: NaiveTable)] = {
        do {
            return [
                try table([
                    "/", "home", "home/feed", "home/feed/:feedID", "room/:x/:y", "room/:x/all", "files/:x/*rest",
                ]),
                try table(["a/:x/a/:y/end", ":z/a/b/:c", "a/a/a/a/b", "a b/%25/é", "abcdefgh/abcdefghi/:p", "*rest"]),
                try typed(),
            ].map { ($0, NaiveTable($0)) }
        } catch {
            preconditionFailure("A table cannot be built: \(error)")
        }
    }()

    static func table(_ patterns: [String]) throws(LinkTableError) -> LinkTable {
        var declarations: [LinkDeclaration] = []
        for pattern in patterns { declarations.append(LinkDeclaration(try LinkPattern(pattern))) }
        return try LinkTable(declarations, origins: origins)
    }

    private static func typed() throws(LinkTableError) -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("feed/:id"), parameters: [LinkParameter("id", UUID.self).declaration]),
                LinkDeclaration(
                    LinkPattern("room/:id"),
                    parameters: [
                        LinkParameter("id", Int.self).declaration, LinkParameter("at", optional: Date.self).declaration,
                        LinkParameter("is", optional: Bool.self).declaration,
                    ]),
                LinkDeclaration(
                    LinkPattern("rank/*name"),
                    parameters: [
                        LinkParameter("name", String.self).declaration,
                        LinkParameter("n", Signed<Int>.self).declaration,
                        LinkParameter("tag", repeated: Int.self).declaration,
                    ]),
                LinkDeclaration(LinkPattern("order/:id"), minimumSource: .push),
            ],
            origins: origins)
    }
}
