public import AppFlow
public import ArgumentParser
public import Foundation
public import Launches
public import Notifications
public import Storage
public import StoreErrors

/// A program, as the command line knows it.
@MainActor
public protocol RouterProgram: Sendable {
    associatedtype Main: MainCoordinator
    /// One row of the files that `import` reads.
    associatedtype Row: Sendable
    associatedtype RowID: Hashable & Sendable

    /// What it is run by.
    nonisolated static var commandName: String { get }

    /// What `--version` prints.
    nonisolated static var version: String { get }

    /// What the app is called under its icon.
    nonisolated static var title: String { get }

    /// The folder of sample payloads, content, scenarios and the tour's scenario.
    nonisolated static var samples: URL { get }

    /// The schema of the content file, beside what every program keeps there.
    nonisolated static var contentMigrations: [SchemaMigration] { get }

    /// The backend that receives the device's token; nil for none. A team returns its `HTTPDeviceTokenSender` here.
    nonisolated static var deviceTokenSender: (any DeviceTokenSender)? { get }

    /// The accounts that stay signed in on the phone, with what their user knows them by; empty for a program that is
    /// used with one.
    nonisolated static var accounts: [AccountID: String] { get }

    /// What the app's notification service extension shows of a push; nil without one.
    nonisolated static func serviceContent(of push: NotificationPayload) -> ServiceContent?

    /// What the program's own commands say; under `program.<name>` what the program is.
    nonisolated static var sentences: Sentences { get }

    /// The commands that other programs do not have.
    nonisolated static var commands: [any ParsableCommand.Type] { get }

    /// - Parameters:
    ///   - content: the content file.
    ///   - account: who is signed in; nil if nobody is.
    ///   - schedule: schedules local notifications.
    ///   - now: the device's time.
    ///   - language: the user's.
    init(
        content: any StoreDatabase, archive: any NotificationArchive,
        account: @escaping CurrentAccount, schedule: ScheduleNotification,
        now: @escaping @MainActor () -> Date, language: Language)

    /// How its user has a notification scheduled; nil if it schedules none.
    nonisolated static var scheduling: SchedulingCommand? { get }

    /// Has the app schedule a notification, as its user would on the main screen; nil if it has none.
    /// - Parameter seconds: until it fires.
    static func schedule(
        after seconds: TimeInterval, on main: Main, for account: AccountID
    ) async throws(NotificationSchedulingError) -> ScheduledNotification?

    /// A new main coordinator, as each start of the app makes one.
    func makeMain() -> Main

    /// Asks the phone from now on whether it is online, before anything is sent to a backend.
    func follow(connection isOnline: @escaping @MainActor () -> Bool)

    /// Whether there is no content yet.
    func isEmpty() async throws -> Bool

    /// Reads one line of an import.
    nonisolated static func row(of line: ImportedLine) throws(BadRow) -> (id: RowID, row: Row)

    /// Keeps imported rows, all or none.
    func save(_ rows: [Row]) async throws -> StoreChanges
}

extension RouterProgram {
    public nonisolated static var commands: [any ParsableCommand.Type] { [] }

    public nonisolated static var version: String { "2.0.0" }

    public nonisolated static var deviceTokenSender: (any DeviceTokenSender)? { nil }

    public nonisolated static var accounts: [AccountID: String] { [:] }

    public nonisolated static func serviceContent(of push: NotificationPayload) -> ServiceContent? { nil }

    public nonisolated static var scheduling: SchedulingCommand? { nil }

    public func follow(connection isOnline: @escaping @MainActor () -> Bool) {}

    public static func schedule(
        after seconds: TimeInterval, on main: Main, for account: AccountID
    ) async throws(NotificationSchedulingError) -> ScheduledNotification? { nil }
}

/// How the user of a program has it schedule a notification.
public struct SchedulingCommand: Sendable {
    /// What is typed before the minutes in the terminal's phone.
    let word: String
    /// The key of the sentence that offers a notification in two minutes.
    let offer: String

    public init(_ word: String, offer: String) {
        self.word = word
        self.offer = offer
    }
}

extension Sentences {
    /// What the command line and the phone in the terminal say.
    static let routerCommands = Sentences(in: .module)
}

extension RouterProgram {
    /// What the program says in a language, its command line included.
    public nonisolated static func language(_ code: LanguageCode) -> Language {
        Main.language(code, with: [sentences, .routerCommands])
    }
}
