import DeepLinks
import Foundation

let now = Date(timeIntervalSince1970: 1_750_000_000)
let origins = LinkOrigins(schemes: ["sample"], hosts: ["sample.example.com", "links.example.com"])
/// `Tools/test --thorough` sets it.
let isThorough = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1"

/// A table of patterns that declare nothing else.
func table(_ patterns: String...) throws -> LinkTable {
    try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
}

/// The links of a small app, with a parameter of each kind.
func sampleTable() throws -> LinkTable {
    let feedID = LinkParameter("feedID", UUID.self).declaration
    return try LinkTable(
        [
            LinkDeclaration(LinkPattern("home")),
            LinkDeclaration(LinkPattern("home/feed")),
            LinkDeclaration(
                LinkPattern("home/feed/search"), parameters: [LinkParameter("tag", repeated: String.self).declaration]),
            LinkDeclaration(LinkPattern("home/feed/:feedID"), parameters: [feedID]),
            LinkDeclaration(LinkPattern("feed/:feedID"), parameters: [feedID]),
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

private enum Status: String, CaseIterable, AnyCaseLinkValue {
    case active = "ACTIVE"
    case inactive = "INACTIVE"
}
