/// A set of numbers from 0 to 63 in one word: an exploration copies and hashes each state several times, and a `Set`
/// lies on the heap.
struct NumberSet<Element: FixedWidthInteger>: SetAlgebra {
    private var bits: UInt64 = 0

    init() {}

    var isEmpty: Bool { bits == 0 }

    func contains(_ member: Element) -> Bool { bits & Self.bit(of: member) != 0 }

    @discardableResult
    mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let isNew = !contains(member)
        bits |= Self.bit(of: member)
        return (isNew, member)
    }

    @discardableResult
    mutating func update(with member: Element) -> Element? {
        insert(member).inserted ? nil : member
    }

    @discardableResult
    mutating func remove(_ member: Element) -> Element? {
        guard contains(member) else { return nil }
        bits &= ~Self.bit(of: member)
        return member
    }

    mutating func formUnion(_ other: Self) { bits |= other.bits }
    mutating func formIntersection(_ other: Self) { bits &= other.bits }
    mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
    func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
    func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
    func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other) } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var set = self
        change(&set)
        return set
    }

    private static func bit(of member: Element) -> UInt64 {
        precondition((0..<64).contains(member), "\(member) is not within 0..<64")
        return 1 << UInt64(member)
    }
}

extension NumberSet: Hashable {}

/// From the smallest on.
extension NumberSet: Sequence {
    func makeIterator() -> AnyIterator<Element> {
        var rest = bits
        return AnyIterator {
            guard rest != 0 else { return nil }
            defer { rest &= rest - 1 }
            return Element(rest.trailingZeroBitCount)
        }
    }
}
