import RouterCommands

@main
struct ChatRoomRouter {
    static func main() async {
        await RouterCommand<Messenger>.runAndExit()
    }
}
