import AppFlow
import ChatFlow
import ChatStore
import Chats
import Foundation
import Launches
import Logging
import MessengerApp

/// Messenger composed.
@MainActor
enum Composition {
    typealias Main = MessengerCoordinator
    typealias App = ApplicationCoordinator<Main>

    static func makeApp() -> any ArrivalPort {
        let stores = Stores(schema: ChatStoreSchema.migrations)
        let chats = SQLiteChatRepository(stores.content)
        let log = stores.log
        let outbox = MessageOutbox(
            chats, sender: LocalMessageSender(), account: stores.account, now: { .now },
            report: { error in log.error("message not sent", metadata: ["reason": "\(error)"]) })
        let container = MessengerContainer(chats: chats, outbox: outbox, archive: stores.archive)
        return stores.makeApp(around: MessengerCoordinator(container))
    }
}
