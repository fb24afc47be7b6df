import Layouts

/// The sections of the layout's manifest, each below a comment that is its heading, and which of them a copy has.
struct ManifestSections {
    private let sections: [(heading: String, text: String)]

    /// - Parameter manifest: the text of Package.swift.
    init(_ manifest: String) {
        var sections = [(heading: "", lines: [Substring]())]
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let standsAlone =
                index > 0 && lines[index - 1].isEmpty && index + 1 < lines.count && lines[index + 1].isEmpty
            if line.hasPrefix("// "), standsAlone { sections.append((String(line.dropFirst(3)), [])) }
            sections[sections.count - 1].lines.append(line)
        }
        self.sections = sections.map { ($0.heading, $0.lines.joined(separator: "\n")) }
    }

    /// The manifest of a copy with the kit's sources: the head, the kit, the app and what their lines are made of.
    ///
    /// - Throws: `ToolError.failed` if one of them is not there.
    func copied() throws(ToolError) -> [(heading: String, text: String)] {
        var copied = sections.prefix(1).map(\.self)
        for beginning in Self.headings {
            guard let section = sections.first(where: { $0.heading.hasPrefix(beginning) }) else {
                throw .failed("Package.swift has no section below a line `// \(beginning)…` any more.")
            }
            copied.append(section)
        }
        return copied
    }

    /// Of the section that lists the starter's modules.
    static let app = "The app: "
    private static let headings = ["The kit: ", app, "What the lines above are made of"]
}
