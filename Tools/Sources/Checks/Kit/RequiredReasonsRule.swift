/// What an app links of the kit calls nothing that needs a reason in the app's privacy manifest.
///
/// The symbols are those of "Describing use of required reason API". Linux-only code may call them.
enum RequiredReasonsRule: Rule {
    static let name = "reasons"
    static let summary = "no module of the kit that an app links calls what a privacy manifest has to declare"

    static func findings(in tree: SourceTree) -> [Finding] {
        tree.swiftFiles(under: "Modules").filter(\.isLinkedByApps).flatMap { file in
            let linuxLines = LinuxLines(in: file)
            return calls(in: file.tokens).filter { !linuxLines.contains($0.symbol.line) }.map { symbol, category in
                finding(
                    file.path, symbol.line, "`\(symbol.text)` needs a reason in the privacy manifest (\(category))",
                    fix: "use a call that Apple's page does not list, or keep it within #if os(Linux)")
            }
        }
    }

    private static func calls(in tokens: [Token]) -> [(symbol: Token, category: String)] {
        tokens.indices.compactMap { index in category(of: index, in: tokens).map { (tokens[index], $0) } }
    }

    private static func category(of index: Int, in tokens: [Token]) -> String? {
        let token = tokens[index]
        guard token.kind == .word else { return nil }
        if let category = symbols[token.text] { return category }
        return index + 1 < tokens.count && tokens[index + 1].text == "(" ? functions[token.text] : nil
    }

    /// Functions of C, whose names are also common words.
    private static let functions = table([
        "file timestamp": [
            "stat", "fstat", "fstatat", "lstat", "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat",
        ],
        "disk space": ["statfs", "statvfs", "fstatfs", "fstatvfs"],
    ])

    private static let symbols = table([
        "file timestamp": [
            "creationDate", "modificationDate", "fileModificationDate", "creationDateKey", "contentModificationDateKey",
        ],
        "disk space": [
            "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
            "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "volumeAvailableCapacity",
            "volumeTotalCapacity", "systemFreeSize", "systemSize",
        ],
        "system boot time": ["systemUptime", "mach_absolute_time"],
        "active keyboards": ["activeInputModes"],
        "user defaults": ["UserDefaults", "AppStorage"],
    ])

    private static func table(_ categories: [String: [String]]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: categories.flatMap { category, names in names.map { ($0, category) } })
    }
}

extension SourceFile {
    /// Whether it is of the kit, and not of the simulated phone.
    fileprivate var isLinkedByApps: Bool {
        guard let module, let layer = KitModules.layer(of: module) else { return false }
        return layer != .platform || module == "AppleBridge"
    }
}

/// The lines of a file between `#if os(Linux)` and the `#else`, `#elseif` or `#endif` that ends it.
private struct LinuxLines {
    private var ranges: [ClosedRange<Int>] = []

    init(in file: SourceFile) {
        guard file.text.contains("os(Linux)") else { return }
        // The line on which each open condition that holds on Linux alone began; nil for another condition.
        var open: [Int?] = []
        for (number, line) in zip(1..., file.lines) {
            let words = line.split { $0 == " " || $0 == "\t" }
            guard let first = words.first, ["#if", "#else", "#elseif", "#endif"].contains(first) else { continue }
            if first != "#if", let begin = open.popLast() ?? nil { ranges.append(begin...number) }
            if first != "#endif" { open.append(first == "#if" && words.dropFirst() == ["os(Linux)"] ? number : nil) }
        }
    }

    func contains(_ line: Int) -> Bool { ranges.contains { $0.contains(line) } }
}
