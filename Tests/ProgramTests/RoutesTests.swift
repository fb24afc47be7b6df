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
}

@Suite struct RoutesTests {
    @Test("every route is listed, and no other", arguments: Program.allCases)
    func json(program: Program) throws {
        let run = try CommandRun(program, ["routes", "--format", "json"])
        #expect(run.code == 0)
        let lines = try run.lines(of: [RouteLine].self)
        try #require(lines.count == 1)
        #expect(Set(lines[0].map(\.route)) == program.routes)
        #expect(lines[0].count == program.routes.count)
        #expect(try CommandRun(program, ["routes", "--json"]).output == run.output)
    }

    @Test(
        "the tree draws the last segment of each route on a line",
        arguments: Program.allCases)
    func tree(program: Program) throws {
        let run = try CommandRun(program, ["routes"])
        #expect(run.code == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix(program.scheme + "://") == true)
        let names = lines.dropFirst().compactMap { line in
            line.drop { "│├└ ".contains($0) }.split(separator: " ").first
        }
        for route in program.routes {
            let last = try #require(route.split(separator: "/").last)
            #expect(
                names.filter { $0 == last }.count
                    >= program.routes.filter { $0.hasSuffix("/\(last)") || $0 == last }.count)
        }
        #expect(try CommandRun(program, ["routes", "--format", "tree"]).output == run.output)
    }
}
