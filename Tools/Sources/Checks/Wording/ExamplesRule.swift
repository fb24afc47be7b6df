/// An example in a documentation comment is code that a test compiles and runs.
enum ExamplesRule: Rule {
    static let name = "examples"
    static let summary = "each Swift example in the documentation of a module stands line by line in a test"

    static func findings(in tree: SourceTree) -> [Finding] {
        let tests = tree.swiftFiles(under: "Tests").map { code($0.lines[...]) }
        return tree.swiftFiles(under: "Modules").filter { $0.text.contains("```swift") }.flatMap { file in
            examples(in: file).filter { example in !tests.contains { $0.contains(example.code) } }.map {
                finding(
                    file.path, $0.line, "no test has the lines of this example",
                    fix: "write them into a test of the module, between its own lines")
            }
        }
    }

    /// The fenced blocks of a file's documentation comments, each with the line of its fence.
    private static func examples(in file: SourceFile) -> [(line: Int, code: String)] {
        let lines = file.lines.map { line -> Substring? in
            let text = line.drop { $0 == " " }
            return text.hasPrefix("///") ? text.dropFirst(3) : nil
        }
        return lines.indices.filter { lines[$0]?.contains("```swift") == true }.map { start in
            let block = lines[(start + 1)...].prefix { $0 != nil && $0?.contains("```") == false }
            return (start + 1, code(block.compactMap(\.self)[...]))
        }
    }

    /// The lines without their indentation, and without blank ones.
    private static func code(_ lines: ArraySlice<Substring>) -> String {
        let texts = lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
        return "\n" + texts.joined(separator: "\n") + "\n"
    }
}
