/// How many rows one `save` of a store added, replaced and skipped.
public struct StoreChanges: Equatable, Sendable {
    public var added: Int
    public var replaced: Int
    public var skipped: Int

    public init(added: Int = 0, replaced: Int = 0, skipped: Int = 0) {
        self.added = added
        self.replaced = replaced
        self.skipped = skipped
    }
}
