import AppFlow
import AppleBridge
import Foundation
import LaunchStore
import Launches
import Logging
import NotificationStore
import Notifications
import Storage
import StoreErrors

/// The app's two files. One that cannot be opened yet, as before the device's first unlock, opens at a later use.
@MainActor
struct Stores {
    static let language = Composition.Main.language(
        LanguageCode(rawValue: Bundle.main.preferredLocalizations.first ?? ""))

    let inbox: any LaunchInbox
    let sessions: any SessionStore
    let savedNavigation: any SavedNavigationStore
    let archive: any NotificationArchive
    let content: any StoreDatabase
    let center = SystemNotificationCenter { Stores.language.sentence("action.\($0.id)") }
    /// With the name of an app group, if the app has widgets.
    let surfaces = DeviceSurfaces(appGroup: nil)
    let log: Logger
    /// For what needs no token, and is read often.
    private let savedSession: any SessionStore
    private let inboxFile: any StoreDatabase
    private let isReplaced: Bool

    /// - Parameter schema: of the program's own content.
    init(schema: [SchemaMigration]) {
        let app = Bundle.main.bundleIdentifier ?? ""
        LoggingSystem.bootstrap { SystemLogHandler(subsystem: app, category: $0) }
        let log = Logger(label: app)
        let folders = DataFolders(app) { log.critical("\($0)") }
        let inboxURL = folders.inbox.appending(path: "inbox.sqlite")
        let inbox = ReopeningDatabase.open(inboxURL.path) { () throws(StoreError) in
            try DatabaseFile(inboxURL).open(migrations: LaunchStoreSchema.migrations, now: .now)
        } reporting: {
            log.critical("\($0)")
        }
        let contentURL = folders.content.appending(path: "content.sqlite")
        let content = ReopeningDatabase.open(contentURL.path) { () throws(StoreError) in
            try DatabaseFile(contentURL)
                .openLarge(migrations: NotificationStoreSchema.migrations + schema, now: .now)
        } reporting: {
            log.critical("\($0)")
        }
        self.log = log
        self.inbox = SQLiteLaunchInbox(inbox.database, effectsIn: content.database)
        savedSession = SQLiteSessionStore(inbox.database)
        sessions = KeychainSessionStore(savedSession, in: DeviceKeychain())
        savedNavigation = SQLiteSavedNavigationStore(inbox.database)
        archive = SQLiteNotificationArchive(content.database)
        self.content = content.database
        inboxFile = inbox.database
        isReplaced = inbox.backup != nil || content.backup != nil
    }

    var account: CurrentAccount { savedSession.account }

    func makeApp<Main: MainCoordinator>(around main: Main) -> ApplicationCoordinator<Main> {
        var services = AppServices(
            inbox: inbox, sessions: sessions, savedNavigation: savedNavigation, tokens: TokenRefresh(NoBackend()),
            archive: archive, notificationCenter: center, now: { .now }, log: log)
        services.alertStrings = Self.language.alertStrings
        services.surfaces = surfaces
        services.browser = DeviceBrowser()
        services.backgroundRefresh = DeviceRefreshScheduler()
        services.notice = isReplaced ? "dataReplaced" : nil
        services.eraseRemoved = { () throws(StoreError) in
            do {
                try await inboxFile.eraseRemoved()
                try await content.eraseRemoved()
            } catch {
                throw .unavailable(reason: "\(error)")
            }
        }
        do {
            return ApplicationCoordinator(main: main, tree: try Main.makeTree(), services: services)
        } catch {
            fatalError("\(error)")  // A mistake in the routes, which their tests find.
        }
    }
}

/// In the place of the backend that renews a session's token; a session without a token never needs it. Only `refused`
/// leads to the sign-in.
struct NoBackend: SessionRefresher {
    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        throw .unreachable(reason: "there is no backend")
    }
}
