public import StoreErrors

/// What one screen shows of a store, and what its user can do with it. ``StoreModel`` does the rest.
///
/// ```swift
/// struct ShelfSource: ScreenSource {
///     let books: any BookRepository
///
///     func load() async throws(StoreError) -> [Book]? { try await books.all() }
///
///     func follow(_ show: @MainActor ([Book]?) -> Void) async throws(StoreError) {
///         for await books in books.updates() { show(try books.get()) }
///     }
///
///     func describe(_ books: [Book]) -> ScreenContent { .list(books.map { ScreenContent.Row($0.title) }) }
/// }
///
/// let shelf = StoreModel(ShelfSource(books: books))
/// await shelf.load()
/// let loaded = shelf.loaded.value  // [Book(title: "Dune")]
/// ```
@MainActor
public protocol ScreenSource {
    associatedtype Value

    /// Fetches what the store does not have yet. By default it fetches nothing.
    /// - Throws: ``RouteError``, which the screen then says.
    func fetch() async throws(RouteError)

    /// What the store has now; nil if what the screen shows is not there, or not any more.
    func load() async throws(StoreError) -> Value?

    /// Shows what the store has now, and again after each change, until the task is cancelled. By default it loads
    /// once.
    func follow(_ show: @MainActor (Value?) -> Void) async throws(StoreError)

    /// Brings the store up to date, before it is read again: at a pull to refresh, and when the user tries again. By
    /// default it does nothing.
    func refresh() async throws(RouteError)

    /// The content in rows and actions, for a terminal or the simulated phone's page. By default it is the value as
    /// Swift prints it: an app that has views alone writes none.
    func describe(_ value: Value) -> ScreenContent

    /// Performs an action of ``describe(_:)``, as ``ScreenModel/perform(_:text:)`` does. A view calls the source's own
    /// functions.
    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError)
}

extension ScreenSource {
    public func fetch() async throws(RouteError) {}

    public func follow(_ show: @MainActor (Value?) -> Void) async throws(StoreError) { show(try await load()) }

    public func refresh() async throws(RouteError) {}

    public func describe(_ value: Value) -> ScreenContent { ScreenContent(rows: [ScreenContent.Row("\(value)")]) }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {}
}
