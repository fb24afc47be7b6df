import Foundation
import Testing

/// One route of `routes --format json`.
struct RouteLine: Decodable {
    struct Parameter: Decodable {
        let name: String
        let type: String
        let place: String
        let required: Bool
    }

    let route: String
    let from: String
    let parameters: [Parameter]

    static func all(of program: Program) throws -> [RouteLine] {
        let run = try CommandRun(program, ["routes", "--format", "json"])
        #expect(run.code == 0)
        let lines = try run.lines(of: [RouteLine].self)
        try #require(lines.count == 1)
        return lines[0]
    }
}

@Suite struct RoutesTests {
    private func lines(_ program: Program, _ arguments: String...) throws -> [String] {
        let run = try CommandRun(program, ["routes"] + arguments)
        #expect(run.code == 0)
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test("every route is listed in each form, and no other", arguments: Program.allCases)
    func all(program: Program) throws {
        let routes = try RouteLine.all(of: program).map(\.route)
        #expect(Set(routes) == program.routes && routes.count == program.routes.count)
        let tree = try lines(program)
        #expect(tree.first?.hasPrefix(program.scheme + "://") == true)
        #expect(try lines(program, "--format", "tree") == tree)
        let names = tree.dropFirst().compactMap { line in
            line.drop { "│├└ ".contains($0) }.split(separator: " ").first
        }
        for last in Set(routes.compactMap { $0.split(separator: "/").last }) {
            #expect(names.count { $0 == last } >= routes.count { $0.hasSuffix("/\(last)") || $0 == last })
        }
        #expect(
            try CommandRun(program, ["routes", "--json"]).lines(of: [RouteLine].self).first?.map(\.route) == routes)
    }

    @Test(
        "a site association that no system takes, or of a host that is none of the app's, is 65",
        arguments: [
            (
                "--app-id", "T1." + String(repeating: "a", count: 130_000),
                "The site-association file has more than 131072"
            ),
            ("--host", "other.example.com", "other.example.com is none of the app's hosts: "),
            ("--host", "", " is none of the app's hosts: "),
        ])
    func refused(option: String, value: String, said: String) throws {
        let run = try CommandRun(.first, ["routes", "--format", "aasa", option, value])
        #expect(run.code == 65 && run.output == "" && run.errors.hasPrefix(said))
    }

    @Test(
        "U19: the property list registers the schemes, and a site claims the routes", arguments: Program.allCases)
    func registered(program: Program) throws {
        let dictionary = try lines(program, "--format", "url-types", "--app-id", "T1.org.chat").joined()
        let types = try plist("<plist version=\"1.0\"><dict>\(dictionary)</dict></plist>")["CFBundleURLTypes"]
        let type = try #require((types as? [[String: Any]])?.first)
        #expect(type["CFBundleURLSchemes"] as? [String] == [program.scheme])
        #expect(type["CFBundleURLName"] as? String == "org.chat")
        let claimed = try lines(program, "--format", "aasa").joined()
        #expect(claimed.contains(#""ABCDE12345.com.example."#) && claimed.contains(#""/" : "/home""#))
    }

    private func plist(_ text: String) throws -> [String: Any] {
        let plist = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return try #require(plist as? [String: Any])
    }
}
