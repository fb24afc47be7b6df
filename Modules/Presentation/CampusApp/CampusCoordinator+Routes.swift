import AppFlow
import DeepLinks
import FeedFlow
public import Navigation
import OrderFlow

extension CampusCoordinator {
    public nonisolated static var routes: [Route<CampusCoordinator>] {
        [app, home, feedRoute, notificationRoute]
    }

    /// A link that names the app alone opens its first tab.
    private nonisolated static var app: Route<CampusCoordinator> {
        Route("/") { _, _ in CampusCoordinator.tabRoots.prefix(1).map { .selectTab($0.tab) } }
    }

    private nonisolated static var home: Route<CampusCoordinator> {
        Route(
            "home",
            routes: [
                feedRoute, notificationRoute, soptampRoute, mypage, attendance, pokeRoute,
                orderRoute,
            ]
        ) { _, isDestination in
            isDestination ? [.rebuildMain] : []
        }
    }

    private nonisolated static var feedRoute: Route<CampusCoordinator> {
        Route("feed", enter: { $0.feed }, plan: { _, _ in [.selectTab("feed")] })
    }

    private nonisolated static var notificationRoute: Route<CampusCoordinator> {
        Route("notification", enter: { $0.notifications }, plan: { _, _ in [.push(.notifications)] })
    }

    private nonisolated static var soptampRoute: Route<CampusCoordinator> {
        Route("soptamp", enter: { $0.soptamp }, plan: { _, _ in [.selectTab("soptamp")] })
    }

    private nonisolated static var mypage: Route<CampusCoordinator> {
        Route("mypage") { _, _ in [.selectTab("mypage")] }
    }

    private nonisolated static var attendance: Route<CampusCoordinator> {
        Route("attendance", routes: [attendanceModal]) { _, _ in [.push(Screen("attendance"))] }
    }

    /// A lecture is under way: what the member reads or writes stays beneath.
    private nonisolated static var attendanceModal: Route<CampusCoordinator> {
        Route(
            "attendance-modal", LinkParameter("subLectureId", Int.self), LinkParameter("round", Int.self),
            policy: .onTop
        ) { _, _, lecture, round in
            let arguments = ["subLectureId": String(lecture), "round": String(round)]
            return [.present(Screen("attendance-modal", arguments: arguments))]
        }
    }

    private nonisolated static var pokeRoute: Route<CampusCoordinator> {
        Route("poke", enter: { $0.poke }, plan: { _, isDestination in isDestination ? [.push(Screen("poke"))] : [] })
    }

    /// Only a push or the app itself opens an order.
    private nonisolated static var orderRoute: Route<CampusCoordinator> {
        Route("order", from: .push, enter: { $0.order })
    }
}
