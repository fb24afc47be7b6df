/// A path split at its slashes, one leading and one trailing slash aside.
enum PathPieces {
    static func split(_ path: Bytes) -> [Bytes] {
        var path = path
        if path.first == UInt8(ascii: "/") { path.removeFirst() }
        guard !path.isEmpty else { return [] }
        if path.last == UInt8(ascii: "/") { path.removeLast() }
        return path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }

    /// - Throws: `invalidLink` for more than a link may have, and for a piece that is empty, a dot segment, or holds a control character once decoded.
    static func decoded(_ pieces: [Bytes]) throws(LinkError) -> [String] {
        guard pieces.count <= LinkLimits.segments else { throw .invalidLink }
        var segments: [String] = []
        segments.reserveCapacity(pieces.count)
        for piece in pieces {
            let segment = try PercentCoding.decoded(piece)
            guard segment.fitsOneSegment else { throw .invalidLink }
            segments.append(segment)
        }
        return segments
    }
}

extension LinkParts {
    /// The pieces of the path, undecoded; what a custom scheme has in place of a host is the first.
    var pathPieces: [Bytes] {
        let pieces = PathPieces.split(path)
        guard !isWeb, let first = authority, !first.isEmpty else { return pieces }
        return [first] + pieces
    }

    /// Whether it is addressed to a host.
    var isWeb: Bool { scheme.flatMap(Authority.defaultPort) != nil }
}
