import Foundation
import LaunchStore
import Measuring

/// Taps that come while another process imports into the same folder.
@MainActor
struct TapsBeside {
    private static let pause = Duration.milliseconds(5)

    private let program: StartedProgram
    private let file: URL
    private let folder: URL

    init(_ program: StartedProgram, importing file: URL, in folder: URL) {
        (self.program, self.file, self.folder) = (program, file, folder)
    }

    /// The baseline is as many bytes, written and synced to a bare file by turns with the taps.
    func finding() async throws -> Finding {
        let data = folder.appending(path: "beside-\(program.name)")
        try program.launch(on: data)
        let inbox = try InboxFile("inbox", in: data)
        let log = try SyncedFile(folder.appending(path: "log-\(program.name)"))
        guard try inbox.synchronous() == 2 else { throw NotDurable() }
        var (taps, appends): ([Duration], [Duration]) = ([], [])
        // One import is over within a second or two.
        for _ in 0..<5 {
            let importing = try program.startImport(of: file, on: data)
            while importing.isRunning {
                taps.append(try Interleaved.time { try inbox.inbox.recordSample(taps.count + 1) })
                try await Task.sleep(for: Self.pause)
                appends.append(try Interleaved.time(log.append))
                try await Task.sleep(for: Self.pause)
            }
            for name in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(at: data.appending(path: "content.sqlite\(name)"))
            }
        }
        return Finding(
            what: "record a tap beside it, p99 of \(taps.count)", measured: Samples(taps).quantile(0.99),
            baseline: Samples(appends).quantile(0.99), budget: .within(.milliseconds(10)))
    }
}
