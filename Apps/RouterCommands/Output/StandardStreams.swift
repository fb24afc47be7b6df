import ArgumentParser
import Foundation

/// Standard input, output and error as the process was given them.
enum StandardStreams {
    /// How many files a command has open at once, with some to spare.
    private static let leastFiles = 32

    /// To be called before any file is opened.
    static func prepare() {
        // Whoever reads may go: a write fails then, and the app goes on.
        signal(SIGPIPE, SIG_IGN)
        // In the place of one that is closed a database would be opened, and written to. This way round nothing can be
        // read or written there, either.
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        let files = sysconf(Int32(_SC_OPEN_MAX))
        guard files >= 0, files < leastFiles else { return }
        // Dispatch ends a process that cannot open what it needs.
        Console.writeError("only \(files) files may be open at once, and the program needs \(leastFiles) (ulimit -n)")
        exit(Failure.inputOutput.exitCode.rawValue)
    }
}
