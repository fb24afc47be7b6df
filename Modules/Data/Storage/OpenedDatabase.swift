public import GRDB

/// An open file with the current schema.
public struct OpenedDatabase: Sendable {
    public typealias Writer = any DatabaseWriter & StoreDatabase

    public let writer: Writer
    /// Whether it was made now, or was empty.
    public let isNew: Bool
    /// Whether its indexes were damaged and made anew.
    public internal(set) var isRepaired: Bool
    /// The backup of the unusable file that it replaced; nil if there was none.
    public internal(set) var backup: FileBackup?

    /// What a log should say of how it was opened.
    public var notice: String? {
        backup?.description ?? (isRepaired ? "\(writer.path) was damaged: its indexes were made anew" : nil)
    }
}

/// A file that was given another name because the app cannot use it.
public struct FileBackup: Equatable, Sendable, CustomStringConvertible {
    public let from: String
    public let to: String
    public let reason: String

    public var description: String { "\(from) was backed up as \(to): \(reason)" }
}
