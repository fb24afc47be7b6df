import DeviceSimulator
import Foundation

extension ServeCommand {
    /// Until somebody ends it, or there is nobody any more.
    @MainActor
    func serveInTerminal() async throws {
        let phone = try await phone()
        let stop = await SystemSignals(SystemSignals.stopping + [SIGHUP])
        let (ends, end) = AsyncStream<Void>.makeStream()
        var work = [
            Task {
                await stop.first()
                end.yield()
            },
            Task { try await phone.keepTime() },
        ]
        let input = StandardInput()
        let terminal = RawTerminal()
        if let terminal {
            let shown = InteractiveTerminal(phone, on: terminal)
            phone.onChange = { shown.changed() }
            let (resizing, continuing) = (await SystemSignals([SIGWINCH]), await SystemSignals([SIGCONT]))
            terminal.open()
            work += [
                Task {
                    await shown.followKeys(of: input)
                    end.yield()
                },
                Task {
                    await shown.draw()
                    end.yield()
                },
                Task { for await _ in phone.device.changes() { shown.changed() } },
                Task { for await _ in resizing.signals { shown.resized() } },
                Task { for await _ in continuing.signals { shown.continued() } },
                Task { try await shown.keepTime() },
            ]
        } else {
            let plain = LineModeTerminal(phone)
            work.append(
                Task {
                    await plain.followLines(of: input)
                    end.yield()
                })
        }
        defer { terminal?.close() }
        for await _ in ends { break }
        for task in work { task.cancel() }
    }
}
