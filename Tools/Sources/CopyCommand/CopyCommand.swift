import Copying
import Dispatch
import Foundation
import Layouts

/// `copy LAYOUT NAME DEST`: the layout in a folder, under another name in another.
@main
struct CopyCommand {
    static func main() {
        ToolCommand("copy", usage: usage).run { arguments in
            // The script says first where the layout is.
            let request = try CopyRequest(Array(arguments.dropFirst()))
            let copy = try LayoutCopy(of: arguments.first ?? ".", request)
            let signals = [SIGINT, SIGTERM, SIGHUP].map { cleanUp(copy, at: $0) }
            defer { for source in signals { source.cancel() } }
            try copy.make()
            return request.summary
        }
    }

    private static let usage = """
        Usage: Tools/copy NAME DEST [--scheme S] [--host H] [--kit source|package] [--from URL] [--language CODE]

        Makes a workspace in DEST, a new or empty folder, under a name of its own: the kit, one feature with its tests, and
        a program that joins them. It is a repository, and builds and tests as it is.

          NAME        such as AcmeMail: starts with a capital, letters and digits only; no name that the kit has
          --scheme    of the app's own links; acme-mail without it
          --host      of its universal links, and the bundle identifier's, reversed; acme-mail.example.com without it
          --kit       source: the workspace holds the kit's modules and their tests, as without this option;
                      package: it depends on this package
          --from      where git has this package, for --kit package, which pins this release or commit of it; it is in this
                      folder without it
          --language  which sentences it has beside the English ones, such as ko

        The licence notice is in the copy, and has to stay. Tools/origin says what it was made from.
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
}
