import Foundation

/// How many random cases a test tries.
public enum Seeds {
    /// `Tools/test --thorough` sets it.
    public static let isThorough = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1"

    /// `Tools/proof/explore` sets it for a release build, in which all takes a fraction of the time.
    public static let isExploration = ProcessInfo.processInfo.environment["SWITCHYARD_EXPLORE"] == "1"

    /// The first few in each run, all where there is time.
    public static func first(_ few: UInt64, of all: UInt64) -> Range<UInt64> {
        0..<(isThorough ? all : few)
    }

    /// The first few in each run, all in an exploration.
    public static func first(_ few: UInt64, exploring all: UInt64) -> Range<UInt64> {
        0..<(isExploration ? all : few)
    }
}
