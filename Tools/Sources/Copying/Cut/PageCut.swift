/// Takes out of a page what speaks of something: paragraphs, list items, rows, commands, and headings without a rest.
struct PageCut {
    private let speaks: (Substring) -> Bool

    /// - Parameter speaks: whether a text speaks of what is left out.
    init(speaks: @escaping (Substring) -> Bool) {
        self.speaks = speaks
    }

    func callAsFunction(_ text: String) -> String {
        let blocks = PageBlock.blocks(of: text)
        var kept: [PageBlock] = []
        var index = 0
        while index < blocks.count {
            var group = [blocks[index]]
            // Code belongs to the paragraph before it.
            while group[0].kind == .text, index + group.count < blocks.count, blocks[index + group.count].kind == .code
            {
                group.append(blocks[index + group.count])
            }
            index += group.count
            kept += remaining(of: group)
        }
        let whole = withoutEmptySections(kept).map(\.text).joined(separator: "\n\n")
        return text.hasSuffix("\n") ? whole + "\n" : whole
    }

    private func remaining(of group: [PageBlock]) -> [PageBlock] {
        var group = group
        if group[0].kind != .code {
            guard let first = prose(group[0]) else { return [] }
            group[0] = first
        }
        for index in group.indices where group[index].kind == .code {
            guard let code = code(group[index]) else { return [] }
            group[index] = code
        }
        return group
    }

    /// A paragraph or a heading goes as a whole, lists and tables by items and rows.
    private func prose(_ block: PageBlock) -> PageBlock? {
        let items = block.items
        guard items.count > 1 else { return speaks(block.text[...]) ? nil : block }
        let isTable = block.text.hasPrefix("|")
        let kept = isTable ? items.compactMap(row) : items.filter { !speaks($0[...]) }
        guard kept.count > (isTable ? 2 : 0) else { return nil }
        return PageBlock(kind: block.kind, text: kept.joined(separator: "\n"))
    }

    /// A row goes by the names in its first cell, one by one; as a whole if the others speak.
    private func row(_ text: String) -> String? {
        let cells = text.split(separator: " | ", maxSplits: 1)
        guard speaks(text[...]) else { return text }
        guard cells.count == 2, !speaks(cells[1]) else { return nil }
        let names = cells[0].dropFirst(2).split(separator: ", ").filter { !speaks($0) }
        return names.isEmpty ? nil : "| \(names.joined(separator: ", ")) | \(cells[1])"
    }

    private func code(_ block: PageBlock) -> PageBlock? {
        if block.text.hasPrefix("```mermaid") { return PageBlock(kind: .code, text: graph(block.text)) }
        guard block.text.hasPrefix("```sh") else { return speaks(block.text[...]) ? nil : block }
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        var commands: [[Substring]] = []
        for line in lines.dropFirst().dropLast() {
            if let last = commands.last?.last, last.hasSuffix("\\") || last.hasSuffix("|") {
                commands[commands.count - 1].append(line)
            } else {
                commands.append([line])
            }
        }
        let kept = commands.filter { !speaks($0.joined(separator: "\n")[...]) }
        guard kept.contains(where: { $0.contains { !$0.isEmpty } }) else { return nil }
        return PageBlock(kind: .code, text: ([lines[0]] + kept.flatMap { $0 } + ["```"]).joined(separator: "\n"))
    }

    /// A graph's statements stand between semicolons, the ends of an edge between `&`.
    private func graph(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
            guard speaks(line) else { return String(line) }
            let indent = String(line.prefix { $0 == " " })
            let statements = line.dropFirst(indent.count).split(separator: "; ").compactMap { statement -> String? in
                let ends = statement.split(separator: " --> ").map { end in
                    end.split(separator: " & ").filter { !speaks($0) }.joined(separator: " & ")
                }
                return ends.contains("") ? nil : ends.joined(separator: " --> ")
            }
            return statements.isEmpty ? nil : indent + statements.joined(separator: "; ")
        }.joined(separator: "\n")
    }

    private func withoutEmptySections(_ blocks: [PageBlock]) -> [PageBlock] {
        blocks.indices.filter { index in
            guard blocks[index].kind == .heading else { return true }
            guard index + 1 < blocks.count else { return false }
            let next = blocks[index + 1]
            return next.kind != .heading || next.level > blocks[index].level
        }.map { blocks[$0] }
    }
}

extension String {
    fileprivate subscript(range: UnboundedRange) -> Substring { Substring(self) }
}
