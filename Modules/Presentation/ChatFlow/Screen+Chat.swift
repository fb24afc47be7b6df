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
}
