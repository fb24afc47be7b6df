import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications

/// Leaves in an app's files what an earlier run of it would have left: content, a session, and the change of session
/// that was asked for.
@MainActor
struct EarlierRun<Program: RouterProgram> {
    let installation: AppInstallation<Program>
    /// Whether nobody's session was ever kept here.
    let isNew: Bool
    /// The session that is kept; nil for none.
    let kept: Result<Session?, any Error>

    /// Where content or session fails, the other is done, and the app starts all the same and says what it cannot do.
    /// - Returns: what the change of session settled.
    func prepare(for change: SessionChange?) async -> [SettledLaunch] {
        var isPrepared = true
        func fail(_ error: any Error) {
            isPrepared = false
            installation.context.log.error("data not prepared", metadata: ["reason": "\(error)"])
        }
        do { try await fillContent() } catch { fail(error) }
        guard installation.use != .data else { return [] }
        var settled: [SettledLaunch] = []
        do { settled = try await beginSession(change) } catch { fail(error) }
        // Where nothing can be stored, a later start does not know the account of a change.
        if isNew, isPrepared || change != nil { UsedMark.set(in: installation.directory) }
        return settled
    }

    /// Empty content is filled with the samples, in one transaction: a start that was interrupted or failed leaves it
    /// empty.
    private func fillContent() async throws {
        let (data, program) = (installation.data, installation.program)
        guard isNew || data.isContentNew, data.contentError == nil, try await program.isEmpty() else { return }
        _ = try await program.importContent(of: InputFile(Program.samples.appending(path: "content.jsonl")))
    }

    /// A new database begins as the change says; in an existing one somebody signs in or out.
    private func beginSession(_ change: SessionChange?) async throws -> [SettledLaunch] {
        let session = try kept.get()
        if session == nil {
            try keepFirstSession(change)
            if isNew { return [] }
        }
        // A command may read the content without starting the app, which would do this.
        let cleaned = session?.isLeftUnclean ?? true ? await cleanUp() : []
        guard let change else { return cleaned }
        return cleaned + (try await changeSession(change))
    }

    /// If a used folder has lost its session, its other content may be anybody's, and is removed as at a sign-out.
    private func keepFirstSession(_ change: SessionChange?) throws {
        let (context, sessions) = (installation.context, installation.data.sessions)
        var session = Session.first(after: change, inNewFolder: isNew)
        session.token = context.issuer.token(for: session.account)
        session.nonce = context.surfaces.given(to: session.account)
        session.needsSignOutCleanup = !isNew
        // A write that fails once signs nobody out.
        do { try sessions.save(session) } catch { try sessions.save(session) }
        let center = context.notificationCenter
        if isNew, change != .firstRun, center.settings.authorization == .notDetermined { center.set(.authorized) }
    }

    /// Starts the app once, as an earlier run that nothing arrived at, which finishes an interrupted sign-out.
    private func cleanUp() async -> [SettledLaunch] {
        await settledByEarlierRun { app in
            app.connect(ConnectionOptions())
            await app.whenIdle()
        }
    }

    /// Changes the session as an earlier run of the app would have.
    private func changeSession(_ change: SessionChange) async throws -> [SettledLaunch] {
        let settled = await settledByEarlierRun { app in
            switch change {
            case .signIn(let account):
                await app.signIn(as: account, token: installation.context.issuer.token(for: account))
                app.completeOnboarding()
            case .signOut, .firstRun:
                await app.signOut()
            }
        }
        if change == .firstRun, var session = try installation.data.sessions.load() {
            session.hasOnboarded = false
            try installation.data.sessions.save(session)
        }
        return settled
    }

    private func settledByEarlierRun(_ use: (ProgramProcess<Program>.App) async -> Void) async -> [SettledLaunch] {
        let earlier = ProgramProcess(of: installation)
        await use(earlier.app)
        earlier.end()
        return earlier.log.settled
    }
}

extension Session {
    /// Whether nobody is signed in, and something of an earlier account may be left.
    fileprivate var isLeftUnclean: Bool { account == nil && needsSignOutCleanup }

    /// The session of a folder that has none: account 1's in a new one unless the change says otherwise, nobody's in
    /// one that has lost it.
    static func first(after change: SessionChange?, inNewFolder isNew: Bool) -> Session {
        guard isNew else { return Session(account: nil, hasOnboarded: true) }
        return switch change {
        case nil: Session(account: AccountID("1"), hasOnboarded: true)
        case .signIn(let account): Session(account: account, hasOnboarded: true)
        case .signOut: Session(account: nil, hasOnboarded: true)
        case .firstRun: Session(account: nil, hasOnboarded: false)
        }
    }
}

/// A mark in a data folder that somebody has used: the name of an empty file, since what a file holds may be damaged.
///
/// Only without it account 1 and the sample content may be taken for granted. A first start sets it once both are kept;
/// one that was interrupted before is finished by the next.
enum UsedMark {
    static func isSet(in directory: URL) -> Bool { access(file(in: directory).path, F_OK) == 0 }

    static func set(in directory: URL) {
        let file = open(file(in: directory).path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        if file >= 0 { close(file) }
    }

    private static func file(in directory: URL) -> URL { directory.appending(path: "app.used") }
}

extension SurfacesSimulator {
    /// As earlier processes of the app left them, which gave out what the session keeps.
    convenience init(keptFor session: Session?) {
        self.init()
        if let account = session?.account, let nonce = session?.nonce { give(nonce, of: account) }
    }

    /// What an earlier process would have given the widgets of an account; nil for nobody.
    func given(to account: AccountID?) -> LinkNonce? {
        guard let account else { return nil }
        let nonce = LinkNonce.random()
        give(nonce, of: account)
        return nonce
    }
}
