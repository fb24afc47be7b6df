import Foundation

/// How many random cases a test tries.
public enum Seeds {
    /// `Tools/test --thorough` sets it.
    private static let isThorough = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1"

    /// The first few in each run, all where there is time.
    public static func first(_ few: UInt64, of all: UInt64) -> Range<UInt64> {
        0..<(isThorough ? all : few)
    }
}
