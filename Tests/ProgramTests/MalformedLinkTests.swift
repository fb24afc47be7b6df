import Testing

/// A bad link of each kind, opened by every program; the link table's tests have every form.
@Suite struct MalformedLinkTests {
    private static let links = [
        ("", "invalidLink"), ("SCHEME://home/%zz", "invalidLink"),
        ("https://HOST@evil.example.org/home", "invalidLink"),
        ("SCHEME://home?expiredAt=soon", "invalidLink"),
        ("SCHEME://home/" + String(repeating: "a", count: 8_192), "invalidLink"),
        ("https://HOST.evil.example.org/home", "untrustedHost"), ("javascript:alert(1)", "invalidScheme"),
        ("SCHEME://Home", "linkNotFound"),
    ]

    private func open(_ link: String, with program: Program) throws -> CommandRun {
        let via = link.hasPrefix("http") ? "universal-link" : "scheme"
        return try WorkingFolder().run(
            program,
            [
                "open", link.replacing("SCHEME", with: program.scheme).replacing("HOST", with: program.host), "--via",
                via,
            ])
    }

    @Test(
        "S0.4, S0.6, U17, U23: each ends in its error and an alert, and leaves the screen as it is",
        arguments: links, Program.allCases)
    func malformed(link: (text: String, code: String), program: Program) throws {
        let run = try open(link.text, with: program)
        #expect(run.code == 65)
        #expect(run.errors.contains(link.code))
        let answer = try run.answer()
        #expect(answer.outcome == "failed")
        #expect(answer.error?.code == link.code)
        #expect(answer.navigation.alert?.code == link.code)
        #expect(answer.navigation.phase == "main")
        #expect(answer.stack == program.start)
        #expect(answer.navigation.modals == [])
    }

    @Test(
        "U33: a campaign tag or a fragment with a bad escape still opens the screen",
        arguments: ["SCHEME://home?utm_campaign=50%off", "https://HOST/home?a=%zz&%=%FF", "https://HOST/home#100%"],
        Program.allCases)
    func campaign(link: String, program: Program) throws {
        let answer = try open(link, with: program).answer()
        #expect(answer.outcome == "shown")
        #expect(answer.route == "home")
    }

    @Test(
        "a host in another case or with one trailing dot is the app's",
        arguments: ["https://HOST./home", "HTTPS://HOST:443/home"], Program.allCases)
    func host(link: String, program: Program) throws {
        #expect(try open(link, with: program).answer().route == "home")
        #expect(
            try open(link.replacing("HOST", with: program.host.uppercased()), with: program).answer().route == "home")
    }
}
