/// How much of a long list a screen shows: the newest entries, and one page more each time that its user comes to the
/// end.
///
/// ```swift
/// var paging = Paging(pageSize: 2)
/// let page = paging.page(of: ["c", "b", "a"], readUpTo: paging.limit)  // "c" and "b", and there are more
/// paging.more()
/// let limit = paging.limit  // 5
/// ```
public struct Paging {
    private let pageSize: Int
    private var pages = 1
    /// How many entries are shown.
    private var count = 0

    public init(pageSize: Int) {
        self.pageSize = max(pageSize, 1)
    }

    /// How many entries to read: one more than is shown, to know whether there are more.
    public var limit: Int { pages * pageSize + 1 }

    /// The next read shows one page more than is shown now, however often it is asked for meanwhile.
    public mutating func more() { pages = count / pageSize + 1 }

    /// What the screen shows of the entries that were read.
    /// - Parameters:
    ///   - entries: the newest first.
    ///   - limit: the ``limit`` as it was when reading began.
    public mutating func page<Entry>(of entries: [Entry], readUpTo limit: Int) -> ListPage<Entry> {
        let shown = Array(entries.prefix(limit - 1))
        count = shown.count
        return ListPage(entries: shown, hasMore: entries.count > count)
    }
}

/// The newest entries of a list, and whether there are older ones.
public struct ListPage<Entry> {
    public let entries: [Entry]
    public let hasMore: Bool

    public init(entries: [Entry], hasMore: Bool) {
        self.entries = entries
        self.hasMore = hasMore
    }
}

extension ListPage: Equatable where Entry: Equatable {}
extension ListPage: Sendable where Entry: Sendable {}
