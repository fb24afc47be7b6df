import Foundation
public import Orders
public import TestSupport
import Testing

/// What every order repository does.
public enum OrderRepositoryContract {
    public static let rules: [ContractRule<any OrderRepository>] = [
        ContractRule("an order that was placed is found by its id, and each has its own") { orders async throws in
            let first = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            let second = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            #expect(first.id != second.id)
            #expect(first.placedAt == date(0) && first.readyAt == date(60) && first.confirmedAt == nil)
            #expect(try await orders.order(id: first.id, of: "a") == first)
            #expect(try await orders.order(id: second.id, of: "a") == second)
        },
        ContractRule("there is no order that nobody placed, and none to confirm") { orders async throws in
            for id in [Int64.min, -1, 0, 1, .max] {
                #expect(try await orders.order(id: id, of: "a") == nil)
                #expect(try await orders.confirm(id, of: "a", key: "k", at: date(1)) == nil)
            }
        },
        ContractRule("the open orders are an account's that are not ready yet, the first ready first") {
            orders async throws in
            let late = try await orders.place(for: "a", at: date(0), readyAt: date(90))
            let soon = try await orders.place(for: "a", at: date(0), readyAt: date(61))
            _ = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            _ = try await orders.place(for: "b", at: date(0), readyAt: date(61))
            #expect(try await orders.openOrders(of: "a", at: date(60)) == [soon, late])
            #expect(try await orders.openOrders(of: "c", at: date(60)) == [])
            for _ in 1...64 { _ = try await orders.place(for: "a", at: date(0), readyAt: date(70)) }
            let open = try await orders.openOrders(of: "a", at: date(60))
            #expect(open.count == 64 && open.first == soon && !open.contains(late))
        },
        ContractRule("P6: a confirmation stands once, however often it is made under its key") { orders async throws in
            let order = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            #expect(try await orders.confirm(order.id, of: "a", key: "k", at: date(61))?.confirmedAt == date(61))
            #expect(try await orders.confirm(order.id, of: "a", key: "k", at: date(1))?.confirmedAt == date(61))
            #expect(try await orders.order(id: order.id, of: "a")?.confirmedAt == date(61))
        },
        ContractRule("the first of several confirmations is the one that is told") { orders async throws in
            let order = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            _ = try await orders.confirm(order.id, of: "a", key: "k", at: date(61))
            #expect(try await orders.confirm(order.id, of: "a", key: "K", at: date(62))?.confirmedAt == date(61))
        },
        ContractRule("a confirmation is of its own order alone") { orders async throws in
            let first = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            let second = try await orders.place(for: "a", at: date(0), readyAt: date(60))
            _ = try await orders.confirm(first.id, of: "a", key: "k", at: date(61))
            #expect(try await orders.order(id: second.id, of: "a")?.confirmedAt == nil)
            #expect(try await orders.confirm(second.id, of: "a", key: "l", at: date(62))?.confirmedAt == date(62))
        },
        ContractRule("P4: an order is its account's alone, by every byte of the name") { orders async throws in
            for account in Awkward.texts {
                let order = try await orders.place(for: account, at: date(0), readyAt: date(60))
                for other in Awkward.texts where !other.utf8.elementsEqual(account.utf8) {
                    #expect(try await orders.order(id: order.id, of: other) == nil)
                    #expect(try await orders.confirm(order.id, of: other, key: "k", at: date(61)) == nil)
                }
                #expect(try await orders.order(id: order.id, of: account) == order)
            }
        },
        ContractRule("any text is a key, and a key to itself alone") { orders async throws in
            for text in Awkward.texts {
                let order = try await orders.place(for: "a", at: date(0), readyAt: date(60))
                #expect(try await orders.confirm(order.id, of: "a", key: text, at: date(1))?.confirmedAt == date(1))
            }
        },
        ContractRule("dates are kept to the millisecond") { orders async throws in
            for date in Awkward.dates {
                let order = try await orders.place(for: "a", at: date + 0.0002, readyAt: date - 0.0002)
                let confirmed = try await orders.confirm(order.id, of: "a", key: "\(order.id)", at: date + 0.0002)
                #expect(
                    confirmed == Order(id: order.id, account: "a", placedAt: date, readyAt: date, confirmedAt: date))
            }
        },
    ]

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
