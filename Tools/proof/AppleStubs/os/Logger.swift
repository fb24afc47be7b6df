// Apple: "Logger", "init(subsystem:category:)", "log(level:_:)"
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}

    public func log(level: OSLogType, _ message: OSLogMessage) {}
}

// Apple: "OSLogType", "default", "info", "debug", "error", "fault"
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static var `default`: Self { Self(rawValue: 0x00) }
    public static var info: Self { Self(rawValue: 0x01) }
    public static var debug: Self { Self(rawValue: 0x02) }
    public static var error: Self { Self(rawValue: 0x10) }
    public static var fault: Self { Self(rawValue: 0x11) }
}

// Apple: "OSLogMessage", "init(stringLiteral:)", "init(stringInterpolation:)"
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}

    public init(stringInterpolation: OSLogInterpolation) {}
}

// Apple: "OSLogInterpolation", "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)",
// "appendInterpolation(_:privacy:)"
public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {}
}

// Apple: "OSLogPrivacy", "auto", "public", "private"
public struct OSLogPrivacy {
    public static var auto: Self { Self() }
    public static var `public`: Self { Self() }
    public static var `private`: Self { Self() }
}
