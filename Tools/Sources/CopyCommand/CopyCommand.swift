import Copying
import Dispatch
import Foundation

/// `copy LAYOUT NAME DEST`: the layout in a folder, under another name in another.
@main
struct CopyCommand {
    static func main() {
        // The script says first where the layout is.
        let layout = CommandLine.arguments.dropFirst().first ?? "."
        let arguments = Array(CommandLine.arguments.dropFirst(2))
        if arguments.contains("--help") || arguments.contains("-h") { leave(with: 0, saying: usage) }
        do {
            let request = try CopyRequest(arguments)
            let copy = try LayoutCopy(of: layout, request)
            let signals = [SIGINT, SIGTERM, SIGHUP].map { cleanUp(copy, at: $0) }
            defer { for source in signals { source.cancel() } }
            try copy.make()
            leave(with: 0, saying: request.summary)
        } catch let error as CopyError {
            if case .refused = error { leave(with: 64, saying: "copy: \(error)\nTools/copy --help says more.") }
            leave(with: 74, saying: "copy: \(error)")
        } catch {
            leave(with: 74, saying: "copy: \(error)")
        }
    }

    private static let usage = """
        Usage: Tools/copy NAME DEST [--app campus|messenger] [--scheme S] [--host H]

        Copies the layout to DEST, a new or empty folder, under another name: the package, programs, links, bundle
        identifiers, environment variables and pages. The copy is a repository, and builds and tests as it is.

          NAME      such as AcmeMail: starts with a capital, letters and digits only
          --app     only this program, and only what it needs; both without it
          --scheme  of the app's own links; acme-mail without it
          --host    of its universal links, and the bundle identifier's, reversed; acme-mail.example.com without it

        With both programs each has its own links: acme-mail-campus:// and campus.acme-mail.example.com. This command is
        not in the copy, nor is the layout's history; the licence notice is, and has to stay.
        """

    /// Leaves nothing behind when the command is stopped.
    private static func cleanUp(_ copy: LayoutCopy, at number: Int32) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            copy.removeWorkshop()
            exit(128 + number)
        }
        source.resume()
        return source
    }

    private static func leave(with status: Int32, saying text: String) -> Never {
        (status == 0 ? FileHandle.standardOutput : .standardError).write(Data((text + "\n").utf8))
        exit(status)
    }
}
