import AppFlow
import CampusApp
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import OrderFlow
import OrderSupport
import Orders
import TestSupport
import Testing

@MainActor @Suite struct OrderTests {
    private let orders = InMemoryOrderRepository()

    /// A phone with the app open, on which an order was placed that takes twelve minutes.
    private func phone(in code: LanguageCode = .development) async throws -> TestPhone<CampusCoordinator> {
        let phone = try await campusPhone(orders: orders, language: code)
        await phone.openApp()
        let app = try #require(phone.app)
        let result = try await app.main.placeOrder(readyIn: 720, for: AccountID("1")).notification.get()
        #expect(result.leftOut == [] && !result.isQuiet)
        return phone
    }

    /// The notification that the order is ready, once it has fired.
    private func fired(on phone: TestPhone<CampusCoordinator>) throws -> DeliveredNotification {
        phone.device.advance(by: 720)
        return try #require(phone.notificationCenter.delivered.first)
    }

    @Test func `S4.1: an order schedules its notification: id, category, content and trigger`() async throws {
        let phone = try await phone()
        let notification = try #require(await phone.notificationCenter.scheduled().first)
        #expect(notification.id == "order-1" && notification.category == "order")
        #expect(notification.content.title == "Your order is ready" && notification.content.body.contains("Order 1 "))
        #expect(notification.content.sound == "default" && notification.content.thread == "orders")
        #expect(notification.firesAt == phone.clock.now + 720)
        let order = try #require(try await orders.order(id: 1, of: "1"))
        #expect(order.readyAt == notification.firesAt && order.placedAt == phone.clock.now)
    }

    @Test("the user reads it in their language", arguments: Sentences.orderFlow.languages)
    func language(code: LanguageCode) async throws {
        let phone = try await phone(in: code)
        let title = await phone.notificationCenter.scheduled().first?.content.title
        #expect(title == Language(code, of: [.orderFlow]).sentence("order.ready.title"))
        #expect(title != "order.ready.title" && (code == .development) == (title == "Your order is ready"))
    }

    @Test func `S4.1: an open order without a notification gets one at the next start and sign-in, and keeps it`()
        async throws
    {
        let phone = try await campusPhone(orders: orders)
        phone.notificationCenter.set(.authorized)
        let now = phone.clock.now
        for (account, seconds) in [("1", 720), ("1", 0), ("2", 60)] as [(String, TimeInterval)] {
            _ = try await orders.place(for: account, at: now, readyAt: now + seconds)
        }
        for _ in 1...2 {
            await phone.openApp()
            let scheduled = await phone.notificationCenter.scheduled()
            #expect(scheduled.map(\.id) == ["order-1"])
            #expect(scheduled.map(\.firesAt) == [now + 720])
            #expect(scheduled.first?.content.title == "Your order is ready")
            phone.kill()
            phone.clock.advance(by: 60)
        }
        await phone.openApp()
        await phone.app?.signOut()
        #expect(await phone.notificationCenter.scheduled() == [])
        await phone.app?.signIn(as: AccountID("1"))
        await phone.whenIdle()
        #expect(await phone.notificationCenter.scheduled().map(\.id) == ["order-1"])
    }

    @Test("S4.2: a tap opens the order, whose page tells what is known of it", arguments: [true, false])
    func tap(isRunning: Bool) async throws {
        let phone = try await phone()
        if !isRunning { phone.kill() }
        let notification = try fired(on: phone)
        phone.device.respond(to: notification)
        await phone.whenIdle()
        #expect(phone.stack == ["feed-list", "order/1"])
        let visible = try #require(phone.navigation.visible)
        let model = try #require(phone.app?.models.model(for: visible))
        await model.load()
        #expect(model.content.rows.map(\.note) == ["number", "availableFrom"])
        _ = try await orders.confirm(1, of: "1", key: "k", at: phone.clock.now)
        await model.load()
        #expect(model.content.rows.map(\.note) == ["number", "availableFrom", "confirmedAt"])
    }

    @Test(
        "S4.5: confirm runs once and opens nothing, app running or not",
        arguments: [Device.AppState.foreground, .notRunning])
    func confirm(state: Device.AppState) async throws {
        let phone = try await phone()
        await phone.bring(to: state)
        let notification = try fired(on: phone)
        let before = phone.stack
        var completions = 0
        for _ in 1...2 {
            phone.device.respond(to: notification, with: .custom(id: "confirm")) { completions += 1 }
            await phone.whenIdle()
            phone.clock.advance(by: 1)
        }
        #expect(completions == 2)
        #expect(try phone.outcomes() == [.performed])
        #expect(try await orders.order(id: 1, of: "1")?.confirmedAt == notification.deliveredAt)
        #expect(phone.stack == before || state == .notRunning && phone.stack == [])
    }

    @Test(
        "S4.5, P8: an order that is not there, and what is no order, cannot be confirmed",
        arguments: ["home/order/2", "home/order/x", "home/mypage", "home/order/99999999999999999999"])
    func unknown(link: String) async throws {
        let phone = try await phone()
        let push = phone.deliver(#"{"aps":{"alert":"x","category":"order"},"deepLink":"\#(link)"}"#)
        phone.device.respond(to: push, with: .custom(id: "confirm"))
        await phone.whenIdle()
        #expect(try phone.codes() == ["contentNotFound"])
    }

    @Test func `S4.3: an order stands though nobody may be told of it, and though its account signed out`() async throws
    {
        let phone = try await campusPhone(orders: orders)
        await phone.openApp()
        let app = try #require(phone.app)
        phone.notificationCenter.set(.denied)
        let unscheduled = try await app.main.placeOrder(readyIn: 60, for: AccountID("1"))
        #expect(unscheduled.notification == .failure(.unauthorized(.denied)))
        phone.notificationCenter.set(.authorized)
        let others = try await app.main.placeOrder(readyIn: 60, for: AccountID("2"))
        #expect(others.notification == .failure(.signedOut))
        #expect(try await orders.order(id: 1, of: "1") == unscheduled.order)
        #expect(try await orders.order(id: 2, of: "2") == others.order)
        #expect(await phone.notificationCenter.scheduled() == [])
    }

    @Test func `a push that confirms an order asks first, and a link from outside confirms none`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(Push.deepLink("home/order/1/confirm"))
        #expect(phone.modals == ["confirmation"])
        #expect(try await orders.order(id: 1, of: "1")?.confirmedAt == nil)
        let question = try #require(phone.navigation.visible)
        let yes = try #require(phone.app?.models.model(for: question).content.rows.first?.link)
        await phone.open(inAppLink: yes)
        let page = try #require(phone.navigation.visible)
        await phone.app?.models.model(for: page).load()
        #expect(phone.stack == ["feed-list", "order/1"])
        #expect(try await orders.order(id: 1, of: "1")?.confirmedAt == phone.clock.now)
        await phone.open("campus://home/order/1/confirm")
        #expect(try phone.codes().last == "notPermitted")
    }
}
