public import AppFlow
import DeviceSimulator
import Foundation
import GRDB
public import Launches
import Logging
import Notifications
import Storage

/// One run of a command: the opened data, the session as the options want it, and a phone to act on.
@MainActor
public struct ProgramRun<Program: RouterProgram> {
    let data: ProgramData<Program>
    public let program: Program
    package let phone: Phone<Program>
    let role: ProgramRole
    private let issuer: LocalSessionIssuer
    private let directory: URL
    /// Whether the folder has never kept a session.
    private let isNew: Bool
    /// What the change of session settled before the command's own work.
    private(set) var settledBefore: [SettledLaunch] = []

    /// - Parameters:
    ///   - startsApp: whether the command starts the app; one that changes the session does so in any case.
    ///   - needsApp: whether there is nothing to keep for later where another process runs the app.
    ///   - previewsArchive: whether new notifications are forgotten with the run.
    ///   - checkpoint: called as a payload passes each point.
    /// - Throws: ``StoreFailure`` if another process runs the app and the session is to change, or the app is needed,
    ///   or if the folder is another program's.
    public init(
        _ options: SharedOptions, startsApp: Bool = false, needsApp: Bool = false, previewsArchive: Bool = false,
        checkpoint: @escaping @MainActor (Checkpoint) -> Void = { _ in }
    ) async throws {
        let directory = options.folder ?? Program.defaultDirectory
        let hadFiles = try FolderOwner.claim(directory, for: Program.commandName)
        var role = ProgramRole.reader
        if startsApp || options.sessionChange != nil { role = try AppLock.take(in: directory) ? .app : .recorder }
        if role == .recorder, needsApp || !startsApp { throw StoreFailure(AppLock.notice(directory)) }
        try await self.init(
            directory: directory, as: role, clock: DeviceClock(fixed: options.now?.date),
            change: options.sessionChange, previewsArchive: previewsArchive, hadFiles: hadFiles,
            language: options.language(of: Program.self), checkpoint: checkpoint)
        OpenFiles.keep(data)
        // Time went on while no process looked.
        if role == .app { phone.device.catchUp() }
    }

    init(
        directory: URL, as role: ProgramRole, clock: DeviceClock, change: SessionChange? = nil,
        previewsArchive: Bool = false, hadFiles: Bool = false, language: Language = Program.language(.development),
        log: Logger = Logger(label: Program.commandName),
        checkpoint: @escaping @MainActor (Checkpoint) -> Void = { _ in }
    ) async throws {
        let now = clock.now
        // Only the process that runs the app may replace its files; a reader may while no process runs the app.
        let lease = role == .reader ? AppLock.lease(of: directory) : nil
        defer { lease?.release() }
        // One connection is enough: a command does one thing at a time.
        let opened = DataFolder(
            directory: directory, migrations: Program.contentMigrations, readers: 0,
            areReplacedIfUseless: role == .app || lease != nil, now: now
        ).open()
        if hadFiles, opened.areUsed { FolderOwner.forgetNew(directory) }
        isNew = FolderOwner.isNew(directory)
        // In other folders a start has filled it. To ask takes a thirtieth of a start.
        let mayBeEmpty =
            isNew || FolderOwner.isUnfilled(directory) || hadFiles || (try? opened.content.get())?.isNew == true
        self.directory = directory
        data = ProgramData(opened, session: isNew ? .atFirst(change) : nil)
        self.role = role
        for notice in data.notices { log.warning("\(notice)") }
        if role == .recorder { log.warning("\(AppLock.notice(directory))") }
        let issuer = LocalSessionIssuer(clock: clock)
        self.issuer = issuer
        let archive: any NotificationArchive = previewsArchive ? PreviewArchive(over: data.archive) : data.archive
        let notificationCenter = NotificationCenterSimulator(data.scheduledNotifications)
        let kept = Result { [data] in try data.sessions.load() }
        let surfaces = SurfacesSimulator(keptFor: try? kept.get())
        let backend = role == .app ? Program.deviceTokenSender : nil
        let context = ProgramContext(
            clock: clock, notificationCenter: notificationCenter, surfaces: surfaces,
            backgroundRefresh: BackgroundRefreshSimulator(), issuer: issuer, backend: backend, language: language,
            log: log)
        program = data.program(in: context, keepingNotificationsIn: archive)
        phone = Phone(
            program: program, tree: try Program.Main.makeTree(), clock: clock,
            notificationCenter: notificationCenter, surfaces: surfaces,
            token: backend.flatMap { _ in SimulatedDeviceToken.token(in: directory) },
            keptSession: role == .recorder ? try data.session(after: change, inNewFolder: isNew) : nil
        ) { [data] in
            var services = data.services(in: context, checkpoint: checkpoint)
            services.archive = archive
            services.followsStores = false
            return services
        }
        // The app starts all the same, and says what it cannot do.
        func prepare(_ step: () async throws -> Void) async {
            do { try await step() } catch { log.error("data not prepared", metadata: ["reason": "\(error)"]) }
        }
        if mayBeEmpty, role != .recorder { await prepare { try await fillContent() } }
        if role == .app { await prepare { settledBefore = try await beginSession(change, after: kept) } }
    }

    /// Who is signed in, which in a new folder is account 1; nil if nobody is.
    public func account() throws(StoreFailure) -> AccountID? { try session().account }

    /// As it is kept, or as a new folder begins.
    func session() throws(StoreFailure) -> Session { try data.session(after: nil, inNewFolder: isNew) }

    /// Empty content is filled with the samples, in one transaction: a start that was interrupted or failed leaves it
    /// empty.
    private func fillContent() async throws {
        guard data.contentError == nil else { return }
        if try await program.isEmpty() {
            _ = try await ContentImport(program).run(InputFile(Program.samples.appending(path: "content.jsonl")))
        }
        FolderOwner.forgetUnfilled(directory)
    }

    /// A new database begins as the options say; in an existing one somebody signs in or out.
    /// - Parameter kept: what came of reading the session: nil if none is kept.
    private func beginSession(
        _ change: SessionChange?, after kept: Result<Session?, any Error>
    ) async throws -> [SettledLaunch] {
        var isKept = false
        // Where nothing can be stored, a later start does not know the account of a change.
        defer { if change != nil || isKept { FolderOwner.forgetNew(directory) } }
        var settled: [SettledLaunch] = []
        let session = try kept.get()
        if session == nil { try keepFirstSession(change) }
        isKept = session == nil || !data.isInboxUnavailable
        if session == nil, isNew { return [] }
        // A command may read the content without starting the app, which would do this.
        if session?.isLeftUnclean ?? true { settled += await phone.cleanUp() }
        if let change { settled += await phone.changeSession(change) }
        return settled
    }

    /// In a folder that was used before, whose the rest is nobody knows: it goes as with a sign-out.
    private func keepFirstSession(_ change: SessionChange?) throws {
        var session = Session.unlessKnown(change, inNewFolder: isNew)
        session.token = issuer.token(for: session.account)
        session.nonce = phone.device.surfaces.given(to: session.account)
        session.needsSignOutCleanup = !isNew
        // A write that fails once signs nobody out.
        do { try data.sessions.save(session) } catch { try data.sessions.save(session) }
        let center = phone.device.notificationCenter
        if change != .firstRun, center.settings.authorization == .notDetermined { center.set(.authorized) }
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
    /// Where the databases are if no option says so: the user's folder for applications' data.
    nonisolated static var defaultDirectory: URL {
        let base =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        return base.appending(path: commandName, directoryHint: .isDirectory)
    }
}

extension ProgramData {
    /// Who uses the app if this process cannot change it: as the change wants it, else as it is.
    fileprivate func session(after change: SessionChange?, inNewFolder isNew: Bool) throws(StoreFailure) -> Session {
        guard change == nil else { return .atFirst(change) }
        do {
            return try sessions.load() ?? .unlessKnown(nil, inNewFolder: isNew)
        } catch {
            throw StoreFailure("\(error)")
        }
    }
}

extension Session {
    /// Where none is kept: in a folder that was used before somebody's session was lost, and whose it was nobody knows.
    fileprivate static func unlessKnown(_ change: SessionChange?, inNewFolder isNew: Bool) -> Session {
        .atFirst(isNew ? change : .signOut)
    }

    /// Whether nobody is signed in, and something of an earlier account may be left.
    fileprivate var isLeftUnclean: Bool { account == nil && needsSignOutCleanup }

    /// How a new database begins: signed in as account 1, unless the options say otherwise.
    fileprivate static func atFirst(_ change: SessionChange?) -> Session {
        switch change {
        case nil: Session(account: AccountID("1"), hasOnboarded: true)
        case .signIn(let account): Session(account: account, hasOnboarded: true)
        case .signOut: Session(account: nil, hasOnboarded: true)
        case .firstRun: Session(account: nil, hasOnboarded: false)
        }
    }
}
