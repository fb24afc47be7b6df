extension LinkDeclaration {
    /// The encoded path with its parameters filled in; each takes the first value of its name out of `values`.
    ///
    /// - Parameter escapes: a bit for each slash in a catch-all's value that is written as an escape.
    /// - Throws: `invalidParameter` for a value that is missing or that no path can carry.
    func path(taking values: inout [(String, String)], escapes: UInt64) throws(LinkError) -> String {
        var pieces: [String] = []
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal):
                pieces.append(PercentCoding.encodedSegment(literal.text))
            case .parameter(let name):
                pieces.append(PercentCoding.encodedSegment(try take(name.text, from: &values)))
            case .catchAll(let name):
                // A slash and the mark that a scalar after it puts on it are one character, and still two pieces of text.
                let rest = try take(name.text, from: &values).unicodeScalars
                    .split(separator: "/", omittingEmptySubsequences: false)
                for (index, piece) in rest.enumerated() {
                    let piece = PercentCoding.encodedSegment(String(piece))
                    if index > 0, escapes >> UInt64(index - 1) & 1 != 0, let last = pieces.popLast() {
                        pieces.append(last + "%2F" + piece)
                    } else {
                        pieces.append(piece)
                    }
                }
            }
        }
        return pieces.joined(separator: "/")
    }

    private func take(_ name: String, from values: inout [(String, String)]) throws(LinkError) -> String {
        let index = values.firstIndex { $0.0.isExactly(name) }
        let value = index.map { values.remove(at: $0).1 }
        guard let value, value.fitsOneSegment else {
            let declared = parameters.first { $0.name.isExactly(name) }?.typeName
            throw .invalidParameter(name: name, expected: declared ?? String.linkTypeName, found: value)
        }
        return value
    }
}
