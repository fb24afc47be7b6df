import DeepLinks
import Foundation

let now = Date(timeIntervalSince1970: 1_750_000_000)
let origins = LinkOrigins(schemes: ["sample", "sample-beta"], hosts: ["sample.example.com", "links.example.com"])

/// A table of patterns that declare nothing else.
func table(_ patterns: String..., origins: LinkOrigins = origins) throws -> LinkTable {
    try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
}

/// The links of a small app, with a parameter of each kind.
func sampleTable() throws -> LinkTable {
    try LinkTable(
        [
            LinkDeclaration(LinkPattern("home")),
            LinkDeclaration(LinkPattern("home/feed")),
            LinkDeclaration(
                LinkPattern("home/feed/search"), parameters: [LinkParameter("tag", repeated: String.self).declaration]),
            LinkDeclaration(
                LinkPattern("home/feed/:feedID"), parameters: [LinkParameter("feedID", UUID.self).declaration]),
            LinkDeclaration(LinkPattern("feed/:feedID"), parameters: [LinkParameter("feedID", UUID.self).declaration]),
            LinkDeclaration(
                LinkPattern("chat"), parameters: [LinkParameter("roomId", optional: Int64.self).declaration]),
            LinkDeclaration(
                LinkPattern("home/attendance/attendance-modal"),
                parameters: [
                    LinkParameter("subLectureId", Int.self).declaration, LinkParameter("round", Int.self).declaration,
                ]),
            LinkDeclaration(
                LinkPattern("home/soptamp/current-generation-ranking"),
                parameters: [
                    LinkParameter("currentGeneration", Int.self).declaration,
                    LinkParameter("status", Status.self).declaration,
                ]),
            LinkDeclaration(LinkPattern("order/:orderID"), minimumSource: .push, requiresConfirmation: true),
        ],
        origins: origins)
}

enum Status: String, CaseIterable, AnyCaseLinkValue {
    case active = "ACTIVE"
    case inactive = "INACTIVE"
}

/// The link error that `body` throws, nil if it throws none.
func linkError<Value>(_ body: () throws -> Value) -> LinkError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? LinkError
    }
}
