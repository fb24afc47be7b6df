import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import OrderFlow
import OrderSupport
import Orders
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct OrderModelTests {
    private struct Dependencies: OrderDependencies {
        let orders: any OrderRepository
        var account: CurrentAccount = { AccountID("1") }
        var now: @MainActor () -> Date = { .now }
        var center: any NotificationScheduler = NotificationCenterSimulator()

        var placeOrder: PlaceOrder {
            PlaceOrder(
                in: orders, schedule: ScheduleNotification(center, isSignedIn: { _ in true }, now: { .now }),
                language: Language(.development, of: [.orderFlow]))
        }
    }

    private struct BrokenOrders: OrderRepository {
        private var error: StoreError { .unavailable(reason: "test") }

        func place(
            for account: String, at date: Date, readyAt: Date
        ) async throws(StoreError) -> Order { throw error }
        func order(id: Order.ID, of account: String) async throws(StoreError) -> Order? { throw error }
        func openOrders(of account: String, at date: Date) async throws(StoreError) -> [Order] {
            throw error
        }
        func confirm(
            _ id: Order.ID, of account: String, key: String, at date: Date
        ) async throws(StoreError) -> Order? { throw error }
    }

    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    private func model(_ id: String, _ dependencies: Dependencies) async throws -> any ScreenModel {
        let model = try #require(OrderCoordinator(dependencies).makeModel(for: .order(id)))
        #expect(model.content.status == .loading)
        await model.load()
        return model
    }

    @Test func `an order's page tells what is known of it`() async throws {
        let orders = InMemoryOrderRepository()
        let order = try await orders.place(for: "1", at: date, readyAt: date + 720)
        let model = try await model(String(order.id), Dependencies(orders: orders))
        #expect(
            model.content.rows == [
                ScreenContent.Row("1", note: "number"),
                ScreenContent.Row("2027-01-15T08:12:00Z", note: "availableFrom"),
            ])
        _ = try await orders.confirm(order.id, of: "1", key: "k", at: date)
        await model.load()
        #expect(model.content.rows.last == ScreenContent.Row("2027-01-15T08:00:00Z", note: "confirmedAt"))
    }

    @Test("of an order that is not there, and of what is no order, the id is all there is", arguments: ["7", "x", ""])
    func unknown(id: String) async throws {
        let model = try await model(id, Dependencies(orders: InMemoryOrderRepository()))
        #expect(model.content == ScreenContent(rows: [ScreenContent.Row(id, note: "number")]))
    }

    @Test("P4: nobody but its account sees more of an order than its id", arguments: [nil, "2"])
    func others(account: String?) async throws {
        let orders = InMemoryOrderRepository()
        let order = try await orders.place(for: "1", at: date, readyAt: date)
        let dependencies = Dependencies(orders: orders, account: { account.map { AccountID($0) } })
        let model = try await model(String(order.id), dependencies)
        #expect(model.content.rows == [ScreenContent.Row(String(order.id), note: "number")])
    }

    @Test func `the page that confirms an order does so once, however often it is opened`() async throws {
        let orders = InMemoryOrderRepository()
        let order = try await orders.place(for: "1", at: date, readyAt: date)
        for minute in 0...1 {
            let dependencies = Dependencies(orders: orders, now: { [date] in date + Double(minute) * 60 })
            let page = Screen.order(String(order.id), confirms: true)
            let model = try #require(OrderCoordinator(dependencies).makeModel(for: page))
            await model.load()
            #expect(model.content.rows.last == ScreenContent.Row("2027-01-15T08:00:00Z", note: "confirmedAt"))
        }
    }

    @Test func `P8: an order's page says that the store does not answer`() async throws {
        let model = try await model("1", Dependencies(orders: BrokenOrders()))
        #expect(model.content.status == .failed(code: "databaseUnavailable"))
    }

    @Test func `S4.1: an order whose notification the system refuses keeps no later one without its own`() async throws
    {
        let orders = InMemoryOrderRepository()
        for seconds in [600, 720, 840] as [TimeInterval] {
            _ = try await orders.place(for: "1", at: .now, readyAt: .now + seconds)
        }
        let center = NotificationCenterSimulator()
        center.set(.authorized)
        let refusing = RefusingScheduler(center, refusing: "order-1")
        for _ in 1...2 {
            let coordinator = OrderCoordinator(Dependencies(orders: orders, center: refusing))
            try await coordinator.didShow(.order("1"), to: AccountID("1"), at: .now)
            #expect(await center.scheduled().map(\.id) == ["order-2", "order-3"])
        }
    }

    @Test("a screen of another flow is not this one's", arguments: [Screen("rooms", id: "1"), Screen("order")])
    func others(screen: Screen) {
        let coordinator = OrderCoordinator(Dependencies(orders: InMemoryOrderRepository()))
        #expect(coordinator.makeModel(for: screen) == nil)
    }
}
