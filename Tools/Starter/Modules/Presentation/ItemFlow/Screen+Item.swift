public import Items
public import Navigation

extension Screen {
    /// The list.
    public static let items = Screen("items")

    /// The page of one item.
    public static func item(_ id: Item.ID) -> Screen { Screen(itemName, id: String(id)) }

    private static let itemName = "item"

    /// The item that this is the page of; nil for any other screen.
    var itemID: Item.ID? { name == Screen.itemName ? id.flatMap(Item.ID.init) : nil }
}

extension Item {
    /// The link of its page, which lies where the program attaches this flow's links.
    public var link: String { "items/\(id)" }
}
