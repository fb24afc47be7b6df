import DeviceSimulator
import Notifications

/// The places of the notifications that the user can see or pull down, that of the banner first.
///
/// A scenario has `#1` for the first of them: the name of its request is not known to another run.
struct NotificationPlaces {
    private let requests: [String]

    /// No notification is read for that: there may be thousands.
    @MainActor
    init(_ device: Device) {
        let banner = device.state(listing: 0).banner?.requestID
        let listed = device.notificationCenter.delivered.reversed().map(\.requestID)
        requests = [banner].compactMap(\.self) + listed.filter { $0 != banner }
    }

    /// A request that has no place stands for itself.
    func place(of request: String) -> String {
        requests.firstIndex(of: request).map { "#\($0 + 1)" } ?? request
    }

    /// The request at such a place; what is no place is a request's name.
    func request(at place: String) -> String {
        guard !requests.contains(place), place.hasPrefix("#"), let number = Int(place.dropFirst()),
            requests.indices.contains(number - 1)
        else { return place }
        return requests[number - 1]
    }
}
