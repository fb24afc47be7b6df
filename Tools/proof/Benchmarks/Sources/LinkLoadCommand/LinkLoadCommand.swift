public import ArgumentParser
public import LinkLoads

/// Puts links through a table and does nothing else, for whoever counts what that takes.
@main
struct LinkLoadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "link-load", abstract: "Put links through a table, for a program that counts.")

    @Argument(help: "Whose routes.")
    var routes: RouteSet

    @Argument(help: "Which links.")
    var kind: LinkLoad.Kind

    @Argument(help: "How often each.")
    var rounds: Int

    func run() throws {
        let load = try LinkLoad(kind, of: routes)
        var sum = 0
        for _ in 0..<rounds { sum &+= load.run() }
        print(sum)
    }
}

extension RouteSet: ExpressibleByArgument {}
extension LinkLoad.Kind: ExpressibleByArgument {}
