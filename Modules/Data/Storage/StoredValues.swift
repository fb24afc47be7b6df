public import Foundation
public import GRDB

extension String {
    /// The text as an argument of `CAST(? AS TEXT)`, and the counterpart of ``GRDB/Row/text(_:)``. As a plain string,
    /// GRDB would end it at its first NUL. It is selected as `CAST(column AS BLOB)`.
    public var stored: Data { Data(utf8) }
}

extension Date {
    /// As it is stored: UTC, in milliseconds since 1970. What lies beyond 64 bits becomes their first or last moment.
    public var milliseconds: Int64 {
        let rounded = (timeIntervalSince1970 * 1000).rounded()
        return Int64(exactly: rounded) ?? (rounded > 0 ? .max : .min)
    }

    public init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

/// Reads a column, or nil if it holds NULL or a value of another kind: GRDB's own subscripts end the process for that,
/// and no file may.
extension Row {
    /// Text, which is to be selected as `CAST(column AS BLOB)`: GRDB reads TEXT only up to its first NUL.
    public func text(_ column: String) -> String? {
        switch storage(column) {
        case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
        case .string(let text): text
        default: nil
        }
    }

    public func integer(_ column: String) -> Int64? {
        guard case .int64(let number) = storage(column) else { return nil }
        return number
    }

    /// How often something happened, from 0 to a million: whatever a file holds, one more can be counted.
    public func count(_ column: String) -> Int? {
        integer(column).map { Int(Swift.min(Swift.max($0, 0), 1_000_000)) }
    }

    /// A moment stored as ``Foundation/Date/milliseconds``.
    public func date(_ column: String) -> Date? { integer(column).map(Date.init(milliseconds:)) }

    public func bytes(_ column: String) -> Data? {
        guard case .blob(let bytes) = storage(column) else { return nil }
        return bytes
    }

    private func storage(_ column: String) -> DatabaseValue.Storage? { (self[column] as DatabaseValue?)?.storage }
}
