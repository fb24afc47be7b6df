import TestSupport

/// One thing that went wrong with a file of pages (SQLite, "Database File Format").
enum PageDamage: CustomStringConvertible, Sendable {
    case zeroed(page: Int)
    case swapped(page: Int, with: Int)
    /// The page is as it was in an older state of the file.
    case outdated(page: Int)
    /// The file ends before the page.
    case cutOff(page: Int)
    case flipped(byte: Int, bit: Int)

    static let pageSize = 4_096

    var description: String {
        switch self {
        case .zeroed(let page): "page \(page) zeroed"
        case .swapped(let page, let other): "pages \(page) and \(other) swapped"
        case .outdated(let page): "page \(page) outdated"
        case .cutOff(let page): "cut off at page \(page)"
        case .flipped(let byte, let bit):
            "bit \(bit) of byte \(byte % Self.pageSize) of page \(byte / Self.pageSize + 1) flipped"
        }
    }

    /// - Returns: nil if that leaves the file as it is.
    func damaged(_ file: [UInt8], older: [UInt8]) -> [UInt8]? {
        var bytes = file
        switch self {
        case .zeroed(let page):
            bytes.replaceSubrange(Self.range(of: page), with: [UInt8](repeating: 0, count: Self.pageSize))
        case .swapped(let page, let other):
            bytes.replaceSubrange(Self.range(of: page), with: file[Self.range(of: other)])
            bytes.replaceSubrange(Self.range(of: other), with: file[Self.range(of: page)])
        case .outdated(let page):
            guard Self.range(of: page).upperBound <= older.count else { return nil }
            bytes.replaceSubrange(Self.range(of: page), with: older[Self.range(of: page)])
        case .cutOff(let page):
            bytes.removeLast(bytes.count - Self.range(of: page).lowerBound)
        case .flipped(let byte, let bit):
            bytes[byte] ^= 1 << UInt8(bit)
        }
        return bytes == file ? nil : bytes
    }

    private static func range(of page: Int) -> Range<Int> { (page - 1) * pageSize..<page * pageSize }

    /// What can happen to whole pages, each with another one of the file.
    static func ofPages(in file: [UInt8], _ chance: inout SeededGenerator) -> [PageDamage] {
        let pages = 1...(file.count / pageSize)
        var damages: [PageDamage] = []
        for page in pages {
            let other = pages.filter { $0 != page }.randomElement(using: &chance) ?? page
            damages += [
                .zeroed(page: page), .swapped(page: page, with: other), .outdated(page: page), .cutOff(page: page),
            ]
        }
        return damages
    }

    /// A bit in each byte of the file's header, and in each of the header and the cell pointers of the pages of its
    /// trees.
    static func ofHeaders(in file: [UInt8], bits: Int, _ chance: inout SeededGenerator) -> [PageDamage] {
        var places = Array(0..<100)
        for page in 0..<(file.count / pageSize) {
            let start = page * pageSize + (page == 0 ? 100 : 0)
            // The kinds of pages that trees have; an interior one has a longer header.
            guard [2, 5, 10, 13].contains(file[start]) else { continue }
            let header = file[start] < 10 ? 12 : 8
            let cells = Int(file[start + 3]) << 8 + Int(file[start + 4])
            places += start..<(start + header + 2 * cells)
        }
        return places.flatMap { place in
            (0..<8).shuffled(using: &chance).prefix(bits).map { .flipped(byte: place, bit: $0) }
        }
    }
}
