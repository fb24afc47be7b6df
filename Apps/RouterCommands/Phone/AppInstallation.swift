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
            in: directory, readers: 0, replacesUseless: use != .data || lease != nil, now: clock.now)
        if use == .phone, data.isUnavailable { throw StoreFailure(data.notices.joined(separator: "\n")) }
        for notice in data.notices { log.warning("\(notice)") }
        isNew = !UsedMark.isSet(in: directory)
        let kept = Result { [data] in try data.sessions.load() }
        let backend = use == .data ? nil : Program.deviceTokenSender
        context = ProgramContext(
            clock: clock,
            notificationCenter: NotificationCenterSimulator(file: directory.appending(path: "notifications.json")) {
                log.warning("\($0)")
            },
            surfaces: SurfacesSimulator(keptFor: try? kept.get()),
            clickHost: ClickHostSimulator(of: Program.Main.origins), backgroundRefresh: BackgroundRefreshSimulator(),
            issuer: LocalSessionIssuer(clock: clock), backend: backend, language: language, log: log)
        program = context.program(over: data)
        tree = try Program.Main.makeTree()
        token = use == .phone || backend != nil ? SimulatedDeviceToken.token(in: directory) : nil
        if use == .phone, token == nil { throw StoreFailure("\(directory.path) takes no files") }
        settledBefore = await EarlierRun(installation: self, isNew: isNew, kept: kept).prepare(for: change)
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

/// The token that Apple's push service would give the simulated device: a random one for each folder of databases,
/// whose device it is.
enum SimulatedDeviceToken {
    /// Bytes, as many as Apple's tokens have had.
    private static let length = 32

    /// - Returns: the folder's token, made if there is none; nil if it can be neither read nor written.
    static func token(in directory: URL) -> Data? {
        let file = directory.appending(path: "device-token")
        if let kept = try? Data(contentsOf: file), kept.count == length { return kept }
        let token = Data((0..<length).map { _ in UInt8.random(in: .min ... .max) })
        return (try? token.write(to: file, options: .atomic)).map { token }
    }
}
