package import DeepLinks
package import Launches
package import Notifications

/// What takes time, or decides how an attempt goes on: one step of a job. The shell performs it.
package enum Step: Hashable, Sendable {
    // An arrival's path

    /// Ask where a link leads that does not say it itself.
    case resolve(LaunchRecord.ID)
    /// Let the system's callback return before the attempt begins.
    case yieldToSystem(LaunchRecord.ID)
    /// Note in the trace that the attempt begins, and mark it where a death would count.
    case begin(LaunchRecord.ID, marks: Bool)
    /// Plan the path to its screen. This succeeds even if there is none: the commit reports that failure.
    case plan(LaunchRecord.ID)
    /// Put the planned screen into the navigation: all steps of the plan, or none.
    case commit(LaunchRecord.ID, for: AccountID)
    case perform(LaunchRecord.ID, for: AccountID)

    // A push's content, and what the user has seen of it

    /// Mark the attempt to store a silent push.
    case mark(LaunchRecord.ID)
    case archive(PushID)
    /// Have the features store a push's content. `visible` is the screen that the user sees meanwhile.
    case store(PushID, visible: VisibleScreen?)
    case markSeen(VisibleScreen, for: AccountID)
    /// What a screen's content offers. The user begins it, and the machine only follows it.
    case screenAction(EventIdentity)

    // The icon and the backend

    case countBadge
    case flush(AccountID)
    /// Find out whether the account's outbox is empty.
    case checkOutbox(AccountID)

    // The session

    case refreshToken(SessionToken)
    /// Load the content that the main screen requires.
    case load
    /// Have the backend forget the device before a session ends.
    case forgetDevice
    /// Delete an account's content from all stores.
    case cleanUp

    /// What a step does to the stores, and what it waits for.
    struct Traits: OptionSet {
        let rawValue: Int

        /// It may write content of its account.
        static let writes = Traits(rawValue: 1 << 0)
        /// It is for the account that is signed in, and waits while that signs out. What is begun for an account by its
        /// name has no need of it: the clean-up deletes what it wrote.
        static let needsAccount = Traits(rawValue: 1 << 1)
        /// The stores must hold nothing of an earlier account.
        static let needsCleanStores = Traits(rawValue: 1 << 2)
    }

    var traits: Traits {
        switch self {
        case .mark: [.needsAccount, .needsCleanStores]
        case .archive, .store: [.writes, .needsAccount, .needsCleanStores]
        case .perform: [.writes, .needsCleanStores]
        case .markSeen, .screenAction: .writes
        case .countBadge: .needsAccount
        case .load: .needsCleanStores
        case .resolve, .yieldToSystem, .begin, .plan, .commit, .flush, .checkOutbox, .refreshToken, .forgetDevice,
            .cleanUp:
            []
        }
    }
}

/// How a step ended.
package enum StepResult: Hashable, Sendable {
    case done
    case stored(isNew: Bool)
    /// How the app handles the link, now that it is known where it leads.
    case resolved(Arrival.Purpose)
    /// `scene` is the one that is to show it, if the system named one.
    case committed(scene: SceneID?)
    case token(SessionToken)
    /// Nil if the app leaves the number to its pushes.
    case badge(Int?)
    case outbox(isEmpty: Bool)
    case failed(StepFailure)

    var failure: StepFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}

/// Why a step failed.
package struct StepFailure: Error, Hashable, Sendable {
    /// Whether it is worth another attempt.
    package enum Kind: Hashable, Sendable {
        /// The disk refused, which counts against no arrival.
        case refusedByDisk
        case temporary
        case final
    }

    /// Stable, and the key of the user's sentence.
    package let code: String
    package let kind: Kind
    /// For the log: names and types, never a value out of a payload.
    package let reason: String
    /// The reason for people, where it has a sentence in each language.
    package let finding: LinkFinding?
    /// Whether it may be for want of content: the store does not have it, or gave no answer.
    let mayLackContent: Bool

    package init(
        code: String, _ kind: Kind, reason: String = "", finding: LinkFinding? = nil, mayLackContent: Bool = false
    ) {
        self.code = code
        self.kind = kind
        self.reason = reason
        self.finding = finding
        self.mayLackContent = mayLackContent
    }
}

/// A push whose content is wanted.
package enum PushID: Hashable, Sendable {
    /// One that the inbox holds.
    case arrival(LaunchRecord.ID)
    /// One that is no arrival, by its place among those of this process.
    case delivered(Int)
}

/// A screen that the user sees.
package struct VisibleScreen: Hashable, Sendable {
    /// The same as long as it stays in the navigation.
    package let id: Int
    package let name: String
    /// Which of its kind; nil if there is only one.
    package let contentID: String?
    package let arguments: [String: String]

    package init(id: Int, name: String, contentID: String? = nil, arguments: [String: String] = [:]) {
        self.id = id
        self.name = name
        self.contentID = contentID
        self.arguments = arguments
    }
}
