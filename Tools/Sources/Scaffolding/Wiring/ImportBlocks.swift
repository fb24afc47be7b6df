/// The import lines of a file, in their order.
enum ImportBlocks {
    /// The text with each run of import lines sorted by module, as `swift format` sorts them; in pages, too.
    static func sorted(_ text: String) -> String {
        var result: [String] = []
        var block: [(module: String, line: String)] = []
        func close() {
            result += block.sorted { $0.module < $1.module }.map(\.line)
            block = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.wholeMatch(of: /(?:public |package )?import (\w+)/) {
                block.append((String(match.1), String(line)))
            } else {
                close()
                result.append(String(line))
            }
        }
        close()
        return result.joined(separator: "\n")
    }
}
