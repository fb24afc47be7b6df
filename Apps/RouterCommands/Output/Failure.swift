public import ArgumentParser

/// What a command ends with when it does not end well. The numbers are those of BSD's `sysexits.h`.
public enum Failure: String {
    /// `EX_DATAERR`: what was given could not be used.
    case badInput
    /// `EX_IOERR`: no database can be opened and nothing could be shown.
    case databaseUnavailable
    /// `EX_IOERR`: nothing can be printed or served.
    case inputOutput

    public var exitCode: ExitCode {
        switch self {
        case .badInput: ExitCode(65)
        case .databaseUnavailable, .inputOutput: ExitCode(74)
        }
    }
}
