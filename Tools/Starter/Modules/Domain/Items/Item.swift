public import Foundation

/// One entry of the list, with a page of its own.
public struct Item: Identifiable, Equatable, Sendable {
    /// Zero or more, as its link has it.
    public let id: Int64
    /// The account that alone sees it; nil if every account does.
    public var account: String?
    public var title: String
    public var text: String
    public var date: Date
    /// When the account that looks at it marked it as done; nil before.
    public var doneAt: Date?

    public init(
        id: Int64, account: String? = nil, title: String, text: String, date: Date, doneAt: Date? = nil
    ) {
        self.id = id
        self.account = account
        self.title = title
        self.text = text
        self.date = date
        self.doneAt = doneAt
    }
}
