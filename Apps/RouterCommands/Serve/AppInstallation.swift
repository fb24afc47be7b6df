import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Navigation

/// The app as it is installed on a simulated device, whatever process of it runs.
@MainActor
struct AppInstallation<Program: RouterProgram> {
    /// Where its databases are.
    let directory: URL
    let tree: RouteTree<Program.Main>
    let context: ProgramContext
    /// The device's own connections to the databases.
    let data: ProgramData<Program>
    /// Under which the push service knows the app on this device.
    let token: Data

    /// - Parameters:
    ///   - directory: the folder of the databases, which are made if there are none.
    ///   - change: who uses the app; nil to leave it as it is.
    init(
        openingIn directory: URL, clock: DeviceClock, change: SessionChange? = nil, language: Language,
        log: Logger = Logger(label: Program.commandName)
    ) async throws {
        let hadFiles = try FolderOwner.claim(directory, for: Program.commandName)
        guard try AppLock.take(in: directory) else { throw StoreFailure(AppLock.notice(directory)) }
        // It prepares the data; its own phone is not used.
        let run = try await ProgramRun<Program>(
            directory: directory, as: .app, clock: clock, change: change, hadFiles: hadFiles, language: language,
            log: log)
        if run.data.isUnavailable { throw StoreFailure(run.data.notices.joined(separator: "\n")) }
        guard let token = SimulatedDeviceToken.token(in: directory) else {
            throw StoreFailure("\(directory.path) takes no files")
        }
        self.directory = directory
        self.token = token
        tree = run.phone.tree
        data = run.data
        context = ProgramContext(
            clock: clock, notificationCenter: run.phone.device.notificationCenter,
            surfaces: run.phone.device.surfaces, backgroundRefresh: BackgroundRefreshSimulator(),
            issuer: LocalSessionIssuer(clock: clock), backend: Program.deviceTokenSender, language: language, log: log)
    }

    var language: Language { context.language }

    /// Who is signed in; nil if nobody is.
    var account: String? { (try? data.sessions.load())?.account?.description }
}
