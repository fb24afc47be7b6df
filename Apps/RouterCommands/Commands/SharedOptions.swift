public import AppFlow
public import ArgumentParser
public import Foundation
import Launches
import Timestamps

/// The options that every command takes.
public struct SharedOptions: ParsableArguments {
    @Option(
        name: .customLong("data"),
        help: ArgumentHelp(
            "Where the program's data goes, in a folder of its name. Default: the user's application data.",
            valueName: "DIR"))
    var directory: String?

    @Flag(help: "Print JSON and nothing else.")
    public var json = false

    @Option(help: ArgumentHelp("Sign in as this account first.", valueName: "ID"))
    var account: String?

    @Flag(help: "Sign out first.")
    var signedOut = false

    @Flag(help: "Start as on the first run, before onboarding.")
    var firstRun = false

    @Option(help: ArgumentHelp("The device's time, as RFC 3339.", valueName: "TIME"))
    public var now: RFC3339Time?

    @Option(
        name: .customLong("language"), help: "The language of sentences for people, such as en.",
        transform: LanguageCode.init(rawValue:))
    var languageCode = LanguageCode.development

    public init() {}

    public func validate() throws {
        let changes = [account != nil, signedOut, firstRun].filter(\.self)
        if changes.count > 1 {
            throw ValidationError("Of --account, --signed-out and --first-run only one can be given.")
        }
        if directory?.isEmpty == true { throw ValidationError("--data needs a folder.") }
        if account?.isEmpty == true { throw ValidationError("--account needs an account's id.") }
    }

    /// Where the programs' data goes; nil if that is not named.
    var folder: URL? { directory.map { URL(fileURLWithPath: $0, isDirectory: true) } }

    /// What a program says, in the language that was asked for.
    public func language<Program: RouterProgram>(of program: Program.Type) -> Language {
        program.language(languageCode)
    }

    /// - Throws: an error that names the languages of the program, where another is asked for.
    func requireLanguage<Program: RouterProgram>(of program: Program.Type) throws {
        // Looked up only for one that is given: opening the languages' folders would cost every start half a
        // millisecond.
        guard languageCode != .development else { return }
        let languages = program.sentences.languages
        guard !languages.contains(languageCode) else { return }
        let known = languages.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There are no sentences in '\(languageCode.rawValue)'; there are: \(known).")
    }

    /// Who uses the app from now on; nil to leave it as it is.
    var sessionChange: SessionChange? {
        if let account { return .signIn(AccountID(account)) }
        if signedOut { return .signOut }
        return firstRun ? .firstRun : nil
    }
}

/// What an option changes in the session before anything arrives.
enum SessionChange: Equatable {
    case signIn(AccountID)
    case signOut
    case firstRun
}

/// A time on the command line.
public struct RFC3339Time: ExpressibleByArgument {
    public let date: Date

    public init?(argument: String) {
        guard let date = RFC3339.date(from: argument) else { return nil }
        self.date = date
    }
}
