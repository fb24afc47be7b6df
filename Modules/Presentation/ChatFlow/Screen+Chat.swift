public import Chats
public import Navigation

extension Screen {
    public static let rooms = Screen("rooms")

    /// - Parameter message: where the room opens; nil for its end.
    public static func room(_ id: Room.ID, at message: Message.ID? = nil) -> Screen {
        Screen(roomName, id: String(id), arguments: message.map { ["message": String($0)] } ?? [:])
    }

    static let roomName = "room"

    /// Which room it shows; nil for another screen.
    public var roomID: Room.ID? { name == Self.roomName ? id.flatMap(Room.ID.init) : nil }

    /// At which message the room was opened.
    var messageID: Message.ID? { arguments["message"].flatMap(Message.ID.init) }
}

extension ScreenContent.Action {
    /// Shows messages before those that are shown.
    public static let earlier = Self("earlier")
    /// Shows messages behind those that are shown.
    public static let later = Self("later")
    /// Writes a message into the room.
    public static let send = Self("send", takesText: true)
    /// Takes the message of a row out of the room.
    public static let delete = Self("delete")
}
