import BareStart

/// The bare program in the place of Messenger.
@main
enum BareRoomStart {
    static func main() async {
        await BareStart.run {}
    }
}
