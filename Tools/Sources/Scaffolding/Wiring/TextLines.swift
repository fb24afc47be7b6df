/// The lines of a file while features are wired in it.
struct TextLines {
    private(set) var lines: [String]

    /// - Parameter shape: the file as a new workspace has it. A list that stands on one line since it is empty gets back
    ///   the two lines that it has there.
    init(_ text: String, like shape: WiredText) {
        let opened = Set(shape.bare.filter { $0.hasSuffix("[") }.map(\.bare))
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            guard let list = line.firstRange(of: "[]"), opened.contains(String(line[..<list.lowerBound] + "[").bare)
            else { return [String(line)] }
            let indent = line.prefix { $0 == " " }
            return [line[..<list.lowerBound] + "[", indent + "]" + line[list.upperBound...]].map { String($0) }
        }
    }

    var text: String { lines.joined(separator: "\n") }

    /// Where lines stand one below the other, whatever white space is before them; never twice the same line.
    func places(of run: [String]) -> [Int] {
        let wanted = run.map(\.bare)
        var places: [Int] = []
        var index = 0
        while index + wanted.count <= lines.count {
            let isHere = zip(lines[index...], wanted).allSatisfy { $0.bare == $1 }
            if isHere { places.append(index) }
            index += isHere ? wanted.count : 1
        }
        return places
    }

    mutating func insert(_ run: WiredText.Run, at place: Int) {
        var added = run.lines
        if run.isElement, let last = added.indices.last {
            if place > 0, lines[place - 1].last.map({ !",([{".contains($0) }) == true { lines[place - 1] += "," }
            let isLast = place < lines.count && lines[place].bare.first.map { ")]".contains($0) } == true
            if !isLast, !added[last].hasSuffix(",") { added[last] += "," }
            if isLast, lines[place].bare.hasPrefix(")"), added[last].hasSuffix(",") { added[last].removeLast() }
        }
        lines.insert(contentsOf: added, at: place)
    }
}
