/// Which lines of a text became which of another that grew out of it: as many as can be, in their order.
struct LineAlignment {
    private var places: [Int: Int] = [:]

    init(of old: [String], in new: [String]) {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.map(\.bare).difference(from: old.map(\.bare)) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        places = Dictionary(
            uniqueKeysWithValues: zip(
                old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) }))
    }

    /// Where a line of the old text stands in the new one; nil if it is gone.
    subscript(line: Int) -> Int? { places[line] }
}
