import AppFlow
import CampusApp
import DeviceSimulator
import FeedSupport
import Feeds
import Foundation
import Launches
import Notifications
import OrderSupport
import Orders
import StoreErrors
import TestSupport

/// Campus on a simulated device, with two feeds in memory.
@MainActor
func campusPhone(
    session: Session = Session(account: AccountID("1"), hasOnboarded: true),
    feeds: any FeedRepository = InMemoryFeedRepository(),
    postSource: (any ContentSource<Post.ID, Post>)? = nil,
    orders: any OrderRepository = InMemoryOrderRepository(),
    language: LanguageCode = .development
) async throws -> TestPhone<CampusCoordinator> {
    _ = try await feeds.save([.sample, .other])
    let archive = InMemoryNotificationArchive()
    let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    let center = NotificationCenterSimulator()
    let sessions = InMemorySessionStore()
    let schedule = ScheduleNotification(
        center, isSignedIn: { (try? sessions.account()) == AccountID($0) }, now: { clock.now })
    let container = CampusContainer(
        feeds: feeds,
        postSource: postSource,
        orders: orders,
        archive: archive, account: sessions.account, schedule: schedule,
        language: CampusCoordinator.language(language))
    return try TestPhone(
        session: session, clock: clock, notificationCenter: center, sessions: sessions, archive: archive
    ) {
        CampusCoordinator(container)
    }
}

extension Post {
    static let sampleID = "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"
    static let otherID = "8d0c1f52-7a34-4f0b-8e7c-2c9b5d3e4f22"

    static let sample = Post(
        id: UUID(uuidString: sampleID) ?? UUID(), title: "Sample", author: "Desk", blog: "News",
        url: "https://a.example",
        body: "Text", publishedAt: Date(timeIntervalSince1970: 1))

    static let other = Post(
        id: UUID(uuidString: otherID) ?? UUID(), title: "Other", author: "Desk", blog: "News", url: "https://a.example",
        body: "Text", publishedAt: Date(timeIntervalSince1970: 2))
}

/// Payloads as a server would send them.
enum Push {
    static let feed = #"{"aps":{"alert":"New post"},"feedUUID":"\#(Post.sampleID)"}"#
    static let other = #"{"aps":{"alert":"New post"},"feedUUID":"\#(Post.otherID)"}"#
    static let plain = #"{"aps":{"alert":{"title":"Notice","body":"Closed on Friday"}},"id":"notice"}"#

    static func deepLink(_ link: String) -> String { #"{"aps":{"alert":"x"},"deepLink":"\#(link)"}"# }

    static func webLink(_ link: String) -> String { #"{"aps":{"alert":"x"},"webLink":"\#(link)"}"# }
}

extension TestPhone {
    /// Brings the app's process into a state, by what a user and iOS do.
    func bring(to state: Device.AppState) async {
        switch state {
        case .notRunning:
            device.kill()
        case .inactive:
            await openApp()
            try? device.perform(.openNotificationCenter)
        case .foreground:
            await openApp()
        case .background:
            await openApp()
            device.pressHome()
        case .suspended:
            await openApp()
            device.pressHome()
            device.process.suspend()
        }
    }
}
