import ArgumentParser
import Foundation

/// Opens a room in a process of its own, and prints how much memory that took at most.
struct RoomMemory: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "memory", shouldDisplay: false)

    @Argument(help: "A file that `rooms` made.")
    var file: String

    func run() async throws {
        try await RoomFile.openOnce(at: URL(filePath: file))
        print(try Self.peak())
    }

    /// In KiB, of such a process.
    static func peak(opening file: URL) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["rooms", "memory", file.path]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let peak = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { throw NotOpened() }
        return peak
    }

    /// In KiB, of this process: `ru_maxrss` of getrusage(2), which counts bytes on macOS.
    private static func peak() throws -> Int {
        var usage = rusage()
        #if canImport(Darwin)
        guard getrusage(RUSAGE_SELF, &usage) == 0 else { throw NotOpened() }
        return usage.ru_maxrss / 1024
        #else
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { throw NotOpened() }
        return usage.ru_maxrss
        #endif
    }
}
