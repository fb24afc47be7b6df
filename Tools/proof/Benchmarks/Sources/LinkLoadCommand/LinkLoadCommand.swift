public import ArgumentParser
public import LinkLoads

/// Puts links through a table and does nothing else, for valgrind to count what that takes.
@main
struct LinkLoadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "link-load")

    @Argument var routes: RouteSet
    @Argument var kind: LinkLoad.Kind
    @Argument var rounds: Int

    func run() throws {
        let load = try LinkLoad(kind, of: routes)
        var sum = 0
        for _ in 0..<rounds { sum &+= load.run() }
        print(sum)
    }
}

extension RouteSet: ExpressibleByArgument {}
extension LinkLoad.Kind: ExpressibleByArgument {}
