/// Reads a link in one pass over its bytes, and finds the pattern that takes its path.
///
/// A class since its arrays are not passed along one by one then, which costs 35 instructions a link.
final class LinkReader: Sendable {
    /// What one pass finds out.
    struct Reading {
        let places: LinkPlaces
        /// The pattern's index in the table, or -1.
        let pattern: Int32
    }

    private let routes: RouteSets

    /// - Throws: `sameShape` if two patterns take the same links.
    init(_ patterns: [LinkPattern]) throws(LinkTableError) {
        routes = try RouteSets(patterns)
    }

    /// Nil for a link that is malformed.
    ///
    /// - Parameter start: where its path begins.
    @inline(__always)
    func read(_ bytes: Span<UInt8>, from start: Int) -> Reading? {
        // The sets of the segments are on the stack: an array for them would take half as long as all the rest.
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: LinkLimits.segments + 1) { found in
            var sets = OutputSpan(buffer: found, initializedCount: 0)
            return try? read(bytes, from: start, &sets)
        }
    }

    @inline(__always)
    private func read(
        _ bytes: Span<UInt8>, from start: Int, _ sets: inout OutputSpan<UInt32>
    ) throws(LinkFault) -> Reading {
        try LinkLimits.check(bytes)
        var path = PathScanner(bytes, from: start)
        while let segment = try path.next(bytes) {
            let place = path.count &- 1
            if place < routes.depth { sets.append(routes.set(of: segment, at: place, in: bytes)) }
        }
        sets.append(routes.set(ofLength: path.count))
        return Reading(places: try LinkPlaces(path, in: bytes), pattern: routes.pattern(inAll: sets.span))
    }
}
