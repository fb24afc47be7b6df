public import Foundation

/// One entry of the list, with a page of its own.
public struct Item: Identifiable, Equatable, Sendable {
    /// What an account's action makes of it. Its name is the action's id, and stands in the store.
    public enum Mark: String, CaseIterable, Sendable {
        case done
    }

    /// Zero or more, as its link has it.
    public let id: Int64
    /// The account that alone sees it; nil if every account does.
    public var account: String?
    public var title: String
    public var text: String
    public var date: Date
    /// When the account that looks at it marked it so, each time for the first time.
    public var marks: [Mark: Date]

    public init(
        id: Int64, account: String? = nil, title: String, text: String, date: Date, marks: [Mark: Date] = [:]
    ) {
        self.id = id
        self.account = account
        self.title = title
        self.text = text
        self.date = date
        self.marks = marks
    }
}
