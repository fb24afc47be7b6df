import Checks
import Layouts

/// Names that say nothing, or that something outside the layout has already.
package enum ReservedNames {
    /// - Throws: `ToolError.refused` for a name that no module and no type may have.
    static func check(_ name: String) throws(ToolError) {
        if let ending = HollowEndings.all.first(where: name.hasSuffix) {
            throw .refused("\"\(name)\" ends in \(ending), which says nothing: name it after what it is or does.")
        }
        if name.hasPrefix("Default") {
            throw .refused("\"\(name)\" starts with Default, which says nothing: name it after what it is or does.")
        }
        if isOfSwift(name) || types.contains(name) {
            throw .refused(
                "\"\(name)\" is a name of Swift, of Apple's frameworks or of a package that the layout uses: take a name "
                    + "that is free, such as one with another word before it.")
        }
    }

    /// - Throws: `ToolError.refused` for a name that no variable can have.
    static func check(variable name: String) throws(ToolError) {
        guard swift.contains(name) else { return }
        throw .refused("\"\(name)\" is a word of Swift's own, and variables would be called so: take another name.")
    }

    /// Whether a name is a word of Swift's own, or a module of the toolchain or of a package, in whatever letters.
    package static func isOfSwift(_ name: String) -> Bool { swift.contains(name.lowercased()) }

    /// Whether SQLite reads a name as a word of its own.
    static func isOfSQL(_ name: String) -> Bool { sql.contains(name.lowercased()) }

    /// Keywords, those that only some places reserve among them, and modules of the toolchain; in small letters.
    private static let swift = words(
        """
        any actor as associatedtype async await break case catch class consume continue copy default defer deinit do each
        else enum extension fallthrough false fileprivate for func get guard if import in indirect init inout internal is
        let macro nil open operator package private protocol public repeat rethrows return self set static struct
        subscript super switch throw throws true try type typealias var where while willset didset some swift main module
        combine darwin dispatch foundation foundationessentials foundationnetworking foundationxml glibc observation
        oslog swiftui synchronization testing uikit usernotifications xctest grdb logging customdump argumentparser
        """)

    private static let types = words(
        """
        Array ArraySlice Bool Character Clock ClosedRange Codable Collection Comparable Continuation Decodable Decoder
        Dictionary Double Duration Encodable Encoder Equatable Error Executor Float Hashable Hasher Identifiable Instant
        Int Iterator KeyPath Mirror Never Optional Range RawSpan Result Sendable Sequence Set Slice Span String Strings
        Substring Task TaskGroup UInt Unicode Void Zip
        Bundle Calendar CharacterSet Data DateComponents DateInterval Date Decimal Dimension FileHandle FileManager
        Formatter Host IndexPath IndexSet InputStream JSONDecoder JSONEncoder JSONSerialization Locale Locales
        Measurement Message Notification NotificationCenter NotificationQueue Operation OperationQueue OutputStream Pipe
        Port Process ProcessInfo Progress Predicate RunLoop Scanner SortDescriptor SortOrder Stream TimeInterval TimeZone
        Thread Timer URL URLComponents URLRequest URLSession UUID Undo UndoManager Unit UserDefaults Expression
        Record Row Column Table Database Statement Configuration Association Request Cursor Inflections
        Logger Test Tests Suite Trait Tag Issue Comment Attachment Bug SourceLocation Confirmation
        App Scene View Text Image Color Font List Form Button State Binding Environment Transaction Group
        """)

    private static let sql = words(
        """
        abort action add after all alter always analyze and as asc attach autoincrement before begin between by cascade
        case cast check collate column commit conflict constraint create cross current database default deferrable
        deferred delete desc detach distinct do drop each else end escape except exclude exclusive exists explain fail
        filter first following for foreign from full generated glob group groups having if ignore immediate in index
        indexed initially inner insert instead intersect into is isnull join key last left like limit match materialized
        natural no not nothing notnull null nulls of offset on or order others outer over partition plan pragma preceding
        primary query raise range recursive references regexp reindex release rename replace restrict returning right
        rollback row rows savepoint select set table temp temporary then ties to transaction trigger unbounded union
        unique update using vacuum values view virtual when where window with without
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
