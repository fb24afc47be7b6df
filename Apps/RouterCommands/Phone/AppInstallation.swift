import AppFlow
import DeviceSimulator
import Foundation
public import Launches
import Logging
import Navigation
import Notifications
import Storage

/// The app as it is installed on a simulated device: its files, who uses it, and what of the phone outlives its
/// processes.
@MainActor
public struct AppInstallation<Program: RouterProgram> {
    /// What is done with the app.
    enum Use {
        /// Its data is read, or content is brought in, whichever process runs it.
        case data
        /// It is run for one command, on the connections that read its data.
        case command
        /// It is run as on a phone, one process of it after another, each on connections of its own.
        case phone
    }

    let use: Use
    /// Where its files are.
    let directory: URL
    let tree: RouteTree<Program.Main>
    let context: ProgramContext
    let data: ProgramData<Program>
    /// The program over ``data``.
    public let program: Program
    /// The device token; nil if no backend gets one.
    let token: Data?
    /// Whether nobody's session was ever kept here.
    private let isNew: Bool
    /// What the change of session settled.
    private(set) var settledBefore: [SettledLaunch] = []

    /// For one command.
    /// - Parameters:
    ///   - options: where the data is, who uses the app from now on, the device's time.
    ///   - runsApp: whether the command runs the app; one that changes the session does so in any case.
    /// - Throws: ``StoreFailure`` if another process runs the app meanwhile.
    public init(_ options: SharedOptions, runsApp: Bool = false) async throws {
        try await self.init(
            in: options.folder, for: runsApp || options.sessionChange != nil ? .command : .data,
            clock: DeviceClock(fixed: options.now?.date), change: options.sessionChange,
            language: options.language(of: Program.self))
        OpenFiles.keep(data)
    }

    /// - Parameters:
    ///   - folder: where the programs' data is; nil for the user's own folder.
    ///   - change: who uses the app; nil to leave it as it is.
    /// - Throws: ``StoreFailure`` if another process runs the app, or if a phone finds no file that can be opened.
    init(
        in folder: URL?, for use: Use, clock: DeviceClock, change: SessionChange? = nil, language: Language,
        log: Logger = Logger(label: Program.commandName)
    ) async throws {
        self.use = use
        directory = Program.directory(in: folder)
        chmod(directory.path, 0o700)
        if use != .data { try AppLock.take(in: directory) }
        // Only the process that runs the app replaces its files, or one that makes sure that nobody runs it.
        let lease = use == .data ? AppLock.lease(of: directory) : nil
        defer { lease?.release() }
        // One connection is enough: a command does one thing at a time.
        data = ProgramData(
            in: DataFolder(
                directory: directory, migrations: Program.contentMigrations, readers: 0,
                areReplacedIfUseless: use != .data || lease != nil, now: clock.now))
        if use == .phone, data.isUnavailable { throw StoreFailure(data.notices.joined(separator: "\n")) }
        for notice in data.notices { log.warning("\(notice)") }
        isNew = !UsedMark.isSet(in: directory)
        let kept = Result { [data] in try data.sessions.load() }
        let backend = use == .data ? nil : Program.deviceTokenSender
        context = ProgramContext(
            clock: clock,
            notificationCenter: NotificationCenterSimulator(file: directory.appending(path: "notifications.json")),
            surfaces: SurfacesSimulator(keptFor: try? kept.get()), backgroundRefresh: BackgroundRefreshSimulator(),
            issuer: LocalSessionIssuer(clock: clock), backend: backend, language: language, log: log)
        program = context.program(over: data)
        tree = try Program.Main.makeTree()
        token = use == .phone || backend != nil ? SimulatedDeviceToken.token(in: directory) : nil
        if use == .phone, token == nil { throw StoreFailure("\(directory.path) takes no files") }
        await begin(change, after: kept, mayBeEmpty: isNew || data.isContentNew)
    }

    /// Where one of the two fails, the other is done, and the app starts all the same and says what it cannot do.
    private mutating func begin(
        _ change: SessionChange?, after kept: Result<Session?, any Error>, mayBeEmpty: Bool
    ) async {
        var isPrepared = true
        func fail(_ error: any Error) {
            isPrepared = false
            context.log.error("data not prepared", metadata: ["reason": "\(error)"])
        }
        do { if mayBeEmpty { try await fillContent() } } catch { fail(error) }
        guard use != .data else { return }
        do { try await beginSession(change, after: kept.get()) } catch { fail(error) }
        // Where nothing can be stored, a later start does not know the account of a change.
        if isNew, isPrepared || change != nil { UsedMark.set(in: directory) }
    }

    /// Empty content is filled with the samples, in one transaction: a start that was interrupted or failed leaves it
    /// empty.
    private func fillContent() async throws {
        guard data.contentError == nil, try await program.isEmpty() else { return }
        _ = try await ContentImport(program).run(InputFile(Program.samples.appending(path: "content.jsonl")))
    }

    /// A new database begins as the change says; in an existing one somebody signs in or out.
    private mutating func beginSession(_ change: SessionChange?, after session: Session?) async throws {
        if session == nil {
            try keepFirstSession(change)
            if isNew { return }
        }
        // A command may read the content without starting the app, which would do this.
        if session?.isLeftUnclean ?? true { settledBefore += await cleanUp() }
        if let change { settledBefore += await changeSession(change) }
    }

    /// If a used folder has lost its session, its other content may be anybody's, and is removed as at a sign-out.
    private func keepFirstSession(_ change: SessionChange?) throws {
        var session = Session.first(after: change, inNewFolder: isNew)
        session.token = context.issuer.token(for: session.account)
        session.nonce = context.surfaces.given(to: session.account)
        session.needsSignOutCleanup = !isNew
        // A write that fails once signs nobody out.
        do { try data.sessions.save(session) } catch { try data.sessions.save(session) }
        let center = context.notificationCenter
        if isNew, change != .firstRun, center.settings.authorization == .notDetermined { center.set(.authorized) }
    }

    var language: Language { context.language }

    /// Who is signed in, which in a new folder is account 1; nil if nobody is.
    /// - Throws: ``StoreFailure`` if that cannot be read.
    public func signedIn() throws(StoreFailure) -> AccountID? { try session().account }

    /// The same; nil where it cannot be read.
    var account: String? { (try? signedIn())?.description }

    /// As it is kept, or as a new folder begins.
    func session() throws(StoreFailure) -> Session {
        do {
            return try data.sessions.load() ?? .first(after: nil, inNewFolder: isNew && use == .data)
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}

/// The files of a command, which stay open until its process ends, as those of an app: to close them would bring their
/// logs into them, and a person would wait for that.
@MainActor
private enum OpenFiles {
    private static var kept: [Any] = []

    static func keep(_ files: Any) { kept.append(files) }
}

extension RouterProgram {
    /// Where its files are.
    /// - Parameter folder: that of all programs; nil for the user's folder for applications' data.
    nonisolated static func directory(in folder: URL?) -> URL {
        let own = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? own ?? FileManager.default.temporaryDirectory)
            .appending(path: commandName, directoryHint: .isDirectory)
    }
}

extension Session {
    /// Whether nobody is signed in, and something of an earlier account may be left.
    fileprivate var isLeftUnclean: Bool { account == nil && needsSignOutCleanup }

    /// The session of a folder that has none: account 1's in a new one unless the change says otherwise, nobody's in
    /// one that has lost it.
    fileprivate static func first(after change: SessionChange?, inNewFolder isNew: Bool) -> Session {
        guard isNew else { return Session(account: nil, hasOnboarded: true) }
        return switch change {
        case nil: Session(account: AccountID("1"), hasOnboarded: true)
        case .signIn(let account): Session(account: account, hasOnboarded: true)
        case .signOut: Session(account: nil, hasOnboarded: true)
        case .firstRun: Session(account: nil, hasOnboarded: false)
        }
    }
}
