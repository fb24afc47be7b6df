import Foundation

/// How many random cases a test tries.
public enum Seeds {
    /// `Tools/proof/mutants` sets it: what finds each of them is between a developer's run and an exploration.
    public static let isThorough = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1"

    /// `Tools/proof/explore` sets it for a release build, in which all takes a fraction of the time.
    public static let isExploration = ProcessInfo.processInfo.environment["SWITCHYARD_EXPLORE"] == "1"

    /// The first few in each run, all in an exploration.
    public static func first(_ few: UInt64, exploring all: UInt64) -> Range<UInt64> {
        0..<(isExploration ? all : few)
    }
}

/// SplitMix64, so that a failing case comes back with its seed.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
