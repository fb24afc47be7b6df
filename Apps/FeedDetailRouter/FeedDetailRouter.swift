import RouterCommands

@main
struct FeedDetailRouter {
    static func main() async {
        await RouterCommand<Campus>.runAndExit()
    }
}
