import Foundation
public import Orders
import Testing

/// What every order repository does.
public enum OrderRepositoryContract {
    public static let rules: [ContractRule<any OrderRepository>] = [
        ContractRule("an order that was placed is found by its id, and each has its own") { orders async throws in
            let first = try await orders.place(at: date(0), readyAt: date(60))
            let second = try await orders.place(at: date(0), readyAt: date(60))
            #expect(first.id != second.id)
            #expect(first.placedAt == date(0) && first.readyAt == date(60) && first.confirmedAt == nil)
            #expect(try await orders.order(id: first.id) == first)
            #expect(try await orders.order(id: second.id) == second)
        },
        ContractRule("there is no order that nobody placed, and none to confirm") { orders async throws in
            for id in [Int64.min, -1, 0, 1, .max] {
                #expect(try await orders.order(id: id) == nil)
                #expect(try await orders.confirm(id, key: "k", at: date(1)) == nil)
            }
        },
        ContractRule("P6: a confirmation stands once, however often it is made under its key") { orders async throws in
            let order = try await orders.place(at: date(0), readyAt: date(60))
            #expect(try await orders.confirm(order.id, key: "k", at: date(61))?.confirmedAt == date(61))
            #expect(try await orders.confirm(order.id, key: "k", at: date(1))?.confirmedAt == date(61))
            #expect(try await orders.order(id: order.id)?.confirmedAt == date(61))
        },
        ContractRule("the first of several confirmations is the one that is told") { orders async throws in
            let order = try await orders.place(at: date(0), readyAt: date(60))
            _ = try await orders.confirm(order.id, key: "k", at: date(61))
            #expect(try await orders.confirm(order.id, key: "K", at: date(62))?.confirmedAt == date(61))
        },
        ContractRule("a confirmation is of its own order alone") { orders async throws in
            let first = try await orders.place(at: date(0), readyAt: date(60))
            let second = try await orders.place(at: date(0), readyAt: date(60))
            _ = try await orders.confirm(first.id, key: "k", at: date(61))
            #expect(try await orders.order(id: second.id)?.confirmedAt == nil)
            #expect(try await orders.confirm(second.id, key: "l", at: date(62))?.confirmedAt == date(62))
        },
        ContractRule("any text is a key, and a key to itself alone") { orders async throws in
            for text in Awkward.texts {
                let order = try await orders.place(at: date(0), readyAt: date(60))
                #expect(try await orders.confirm(order.id, key: text, at: date(1))?.confirmedAt == date(1))
            }
        },
        ContractRule("dates are kept to the millisecond") { orders async throws in
            for date in Awkward.dates {
                let order = try await orders.place(at: date + 0.0002, readyAt: date - 0.0002)
                let confirmed = try await orders.confirm(order.id, key: "\(order.id)", at: date + 0.0002)
                #expect(confirmed == Order(id: order.id, placedAt: date, readyAt: date, confirmedAt: date))
            }
        },
    ]

    private static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
