import BareStart

/// The bare program in the place of Messenger.
@main
enum BareMessengerStart {
    static func main() async {
        await BareStart.run {}
    }
}
