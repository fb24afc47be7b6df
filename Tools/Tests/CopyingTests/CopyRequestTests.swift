import Foundation
import Testing

@testable import Checks
@testable import Copying
@testable import Layouts

@Suite struct CopyRequestTests {
    @Test(
        "a name is written in each form",
        arguments: [
            ("Acme", "acme", "ACME", "acme"), ("AcmeMail", "acme-mail", "ACME_MAIL", "acmeMail"),
            ("HTTPPost2Go", "http-post2-go", "HTTP_POST2_GO", "httpPost2Go"), ("A", "a", "A", "a"),
        ])
    func forms(name: String, hyphenated: String, capitals: String, camel: String) throws {
        let name = try TeamName(name)
        #expect(name.camel == camel)
        #expect(name.hyphenated == hyphenated)
        #expect(name.capitals == capitals)
    }

    @Test(
        "what cannot be a copy is refused with a reason",
        arguments: [
            ["acme", "d"], ["", "d"], ["Acme-Mail", "d"], ["1Acme", "d"], ["Äcme", "d"], ["Acme Mail", "d"],
            ["Any", "d"],
            [String(repeating: "A", count: 41), "d"], ["Acme"], [], ["Acme", "d", "e"], ["Acme", "d", "--app"],
            ["Acme", "d", "--app", "campus"], ["Acme", "d", "--kit", "binary"],
            ["Acme", "d", "--kit", "source", "--kit", "source"],
            ["Acme", "d", "--from", "https://a.b/c"], ["Acme", "d", "--kit", "package", "--from", "a\"b"],
            ["Acme", "d", "--kit", "package", "--from", ""], ["App", "d"], ["GRDB", "d"], ["Foundation", "d"],
            ["Acme", "d", "--bogus"],
            ["Acme", "d", "--scheme", ""], ["Acme", "d", "--scheme", "1a"], ["Acme", "d", "--scheme", "a_b"],
            ["Acme", "d", "--scheme", "HTTPS"], ["Acme", "d", "--scheme", "javascript"],
            ["Acme", "d", "--scheme", "é"],
            ["Acme", "d", "--host", ""], ["Acme", "d", "--host", "acme"], ["Acme", "d", "--host", "a..b"],
            ["Acme", "d", "--host", "-a.b"], ["Acme", "d", "--host", "a_b.c"], ["Acme", "d", "--host", "1.2.3.4"],
            ["Acme", "d", "--host", "a.b/c"], ["Acme", "d", "--host", "a.b:80"], ["Acme", "d", "--host", "a.b."],
        ])
    func refused(arguments: [String]) {
        let error = #expect(throws: ToolError.self) { try CopyRequest(arguments) }
        guard case .refused(let reason) = error else { return }
        #expect(reason.hasSuffix("."))
    }

    @Test(
        "a name that something has already is refused",
        arguments: ["Items", "DEEPLINKS", "FlyingSocks", "Switchyard", "Link"])
    func taken(name: String) throws {
        let package = PackageDescription(
            targets: ["DeepLinks", "Items"].map {
                .init(name: $0, path: $0, type: "library", targets: nil, products: ["FlyingSocks"])
            })
        let layout = Layout([
            "Apps/Router.swift": "struct LinkContainer {}\n", "Tests/ATests/A.swift": "struct AcmeFactory {}\n",
        ])
        let check = NameCheck(package: package, layout: layout)
        let name = try TeamName(name)
        #expect(throws: ToolError.self) { try check(name) }
        #expect(throws: Never.self) { try check(TeamName("Acme")) }
    }

    @Test func `a name that is taken is refused with what has it, and with a way out`() throws {
        let package = PackageDescription(targets: [])
        let check = NameCheck(package: package, layout: Layout(["Apps/Router.swift": "struct LinkContainer {}\n"]))
        let reason = "\"Link\" would make a type LinkContainer, and Apps/Router.swift has that name already: "
        let name = try TeamName("Link")
        #expect(throws: ToolError.refused(reason + "take a longer name, such as AcmeLink.")) { try check(name) }
    }
}
