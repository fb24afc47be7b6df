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
