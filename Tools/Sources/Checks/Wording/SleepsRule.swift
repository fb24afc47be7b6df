/// Tests wait for nothing but the clock they inject.
enum SleepsRule: Rule {
    static let name = "sleeps"
    static let summary = "no test sleeps"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Tests").flatMap { file in
            BannedConstruct.inTests.flatMap { construct in
                construct.lines(in: file.tokens).map {
                    finding(file.path, $0, "`\(construct.text)` makes a test wait", fix: construct.fix)
                }
            }
        }
    }
}
