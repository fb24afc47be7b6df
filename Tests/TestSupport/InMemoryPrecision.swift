public import Foundation
import Launches
import Notifications

extension Date {
    /// To the millisecond, which is all that the stores on disk keep.
    public var inMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}

extension LaunchPayload {
    var inMilliseconds: Self {
        var payload = self
        payload.deliveredAt = deliveredAt.inMilliseconds
        payload.arrivedAt = arrivedAt.inMilliseconds
        if case .response(var response) = content {
            response.notification.deliveredAt = response.notification.deliveredAt.inMilliseconds
            payload.content = .response(response)
        }
        return payload
    }
}

extension [TraceEntry] {
    var inMilliseconds: Self { map { TraceEntry($0.step, $0.detail, findings: $0.findings, at: $0.at.inMilliseconds) } }
}

extension String {
    /// Orders by the bytes, as the stores on disk do; Swift itself takes equivalent Unicode spellings for one.
    public func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
