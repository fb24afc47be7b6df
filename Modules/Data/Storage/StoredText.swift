public import Foundation

extension String {
    /// The text as an argument of `CAST(? AS TEXT)`, and the counterpart of ``GRDB/Row/text(_:)``. As a plain string,
    /// GRDB would end it at its first NUL. It is selected as `CAST(column AS BLOB)`.
    public var stored: Data { Data(utf8) }
}
