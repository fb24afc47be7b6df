extension LinkDeclaration {
    /// The encoded path with its parameters filled in; each takes the first value of its name out of `values`.
    ///
    /// - Parameter escapesSlashes: whether a catch-all's value is one segment, or parted by its slashes.
    /// - Throws: `invalidParameter` for a value that is missing or that no path can carry.
    func path(taking values: inout [(String, String)], escapesSlashes: Bool) throws(LinkError) -> String {
        var pieces: [String] = []
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal): pieces.append(PercentCoding.encodedSegment(literal.text))
            case .catchAll(let name) where !escapesSlashes:
                pieces.append(PercentCoding.encodedRest(try take(name.text, from: &values)))
            case .parameter(let name), .catchAll(let name):
                pieces.append(PercentCoding.encodedSegment(try take(name.text, from: &values)))
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
