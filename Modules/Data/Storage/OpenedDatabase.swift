/// An open file with the current schema.
public struct OpenedDatabase<Writer: Sendable>: Sendable {
    public let writer: Writer
    /// Whether it holds nothing of an earlier launch.
    public let isNew: Bool
    /// The backup of the unusable file that it replaced; nil if there was none.
    public let backup: FileBackup?

    init(_ opened: (Writer, isNew: Bool), backup: FileBackup?) {
        (writer, isNew) = opened
        self.backup = backup
    }
}

extension OpenedDatabase where Writer: StoreDatabase {
    /// The same, however many connections it has.
    public var erased: OpenedDatabase<any StoreDatabase> {
        OpenedDatabase<any StoreDatabase>((writer, isNew), backup: backup)
    }
}

/// A file that was given another name because the app cannot use it.
public struct FileBackup: Equatable, Sendable, CustomStringConvertible {
    public let from: String
    public let to: String
    public let reason: String
    /// How many of its rows could be brought over into the file that took its place.
    public let keptRows: Int

    public var description: String {
        "\(from) was backed up as \(to): \(reason)" + (keptRows == 0 ? "" : "; \(keptRows) of its rows were kept")
    }
}
