import AppFlow
import DeviceSimulator
import Foundation
import Logging

extension SimulatorSession {
    /// A phone with the program on it, on the data of a folder.
    /// - Parameters:
    ///   - change: who uses the app; nil to leave it as it is.
    ///   - samples: the files of pushes that can be sent by their names.
    static func open(
        _ directory: URL, clock: DeviceClock, change: SessionChange? = nil, language: Language,
        samples: [URL] = Program.samplePushes, log: Logger = Logger(label: Program.commandName)
    ) async throws -> SimulatorSession {
        let isFirst = try FolderOwner.claim(directory, for: Program.commandName)
        guard try AppLock.take(in: directory) else { throw StoreFailure(AppLock.notice(directory)) }
        guard let token = SimulatedDeviceToken.token(in: directory) else {
            throw StoreFailure("\(directory.path) takes no files")
        }
        let run = try await ProgramRun<Program>(
            directory: directory, as: .app, clock: clock, change: change, isFirst: isFirst, language: language,
            log: log)
        let context = ProgramContext(
            clock: clock, notificationCenter: run.phone.device.notificationCenter,
            surfaces: run.phone.device.surfaces, backgroundRefresh: BackgroundRefreshSimulator(),
            backend: Program.deviceTokenSender, language: language, log: log)
        return SimulatorSession(run, directory: directory, context: context, token: token, samples: samples)
    }
}
