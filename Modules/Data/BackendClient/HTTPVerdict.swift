import Foundation

/// What an answer means for the message that it is for. RFC 9110, section 15; RFC 6585, section 4.
enum HTTPVerdict: Equatable {
    case taken, refused
    /// Not before so many seconds, if the backend named them.
    case tryAgain(after: TimeInterval?)

    /// - Parameters:
    ///   - retryAfter: the header `Retry-After`, seconds or a date. RFC 9110, section 10.2.3.
    ///   - date: the header `Date`, by which such a date is read, so that the device's own clock does not matter.
    ///   - isRemoval: whether something that is not there is as good as removed.
    init(status: Int, retryAfter: String?, date: String?, isRemoval: Bool) {
        switch status {
        case 200..<300: self = .taken
        case 404, 410:
            self = isRemoval ? .taken : .refused
        // Who asks was not proven, which a renewed session may do.
        case 401, 408, 429: self = .tryAgain(after: Self.seconds(retryAfter, date))
        case 400..<500: self = .refused
        // A redirect may come from a network that wants its user to sign in first.
        default: self = .tryAgain(after: Self.seconds(retryAfter, date))
        }
    }

    private static func seconds(_ retryAfter: String?, _ date: String?) -> TimeInterval? {
        guard let text = retryAfter?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return TimeInterval(text) }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        guard let until = format.date(from: text), let sent = date.flatMap(format.date) else { return nil }
        return max(0, until.timeIntervalSince(sent))
    }
}
