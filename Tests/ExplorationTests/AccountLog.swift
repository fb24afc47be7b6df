import Foundation
import Launches

/// Who used the app when, as far as the disk knows.
struct AccountLog {
    private var changes: [(date: Date, account: AccountID?)]

    init(_ account: AccountID?) {
        changes = [(.distantPast, account)]
    }

    mutating func note(_ account: AccountID?, at date: Date) {
        if changes.last?.account != account { changes.append((date, account)) }
    }

    /// All that it was at that moment, before and after what happened in it; nil for nobody.
    func accounts(at date: Date) -> [AccountID?] {
        let before = changes.last { $0.date < date }
        return [before?.account] + changes.filter { $0.date == date }.map(\.account)
    }

    /// When somebody left, whoever came after them.
    var signOuts: [Date] {
        zip(changes, changes.dropFirst()).filter { $0.0.account != nil }.map(\.1.date)
    }
}
