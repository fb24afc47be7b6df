import AppFlow
import Chats
public import Launches
public import Navigation

extension ChatCoordinator {
    /// The rooms with the newest messages; iOS shows four entries at most, and some of its own.
    /// Apple: "UIApplicationShortcutItem".
    public func quickActions(of account: AccountID) async throws(RouteError) -> [SystemItem]? {
        let rooms = try await askStore(await factory.chats.rooms())
        return rooms.filter { $0.id >= 0 && $0.lastMessage != nil }.prefix(3).map {
            SystemItem($0.title, link: "chat/\($0.id)", owner: account)
        }
    }
}
