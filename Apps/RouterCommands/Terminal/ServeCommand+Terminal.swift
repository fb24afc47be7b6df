import DeviceSimulator
import Foundation

extension ServeCommand {
    /// Until somebody ends it, or there is nobody any more.
    @MainActor
    func serveInTerminal() async throws {
        let phone = try await phone()
        let stop = await SystemSignals(SystemSignals.stopping + [SIGHUP])
        let (ends, end) = AsyncStream<Void>.makeStream()
        let terminal = LineModeTerminal(
            phone, isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
        let work = [
            Task {
                await stop.first()
                end.yield()
            },
            Task { try await phone.device.keepTime() },
            Task {
                await terminal.followLines()
                end.yield()
            },
        ]
        for await _ in ends { break }
        for task in work { task.cancel() }
        phone.device.notificationCenter.keepPushes()
    }
}
