public import Foundation

extension Date {
    /// To the millisecond, which is all that the stores on disk keep.
    public var inMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}

extension String {
    /// Orders by the bytes, as the stores on disk do; Swift itself takes equivalent Unicode spellings for one.
    public func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
