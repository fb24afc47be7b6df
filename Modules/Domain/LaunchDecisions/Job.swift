import Launches

/// Steps that follow each other. The machine starts each, and drops a job whose session has ended.
struct Job: Hashable, Sendable {
    var id: JobID = 0
    /// The session that it began in, by number; nil if it outlives sessions.
    let session: Int?
    private(set) var steps: [Step]
    /// How many of its steps have ended.
    private(set) var ended = 0
    private(set) var isRunning = false
    /// Whether the step that is under way waits for content that is fetched.
    private(set) var awaitsContent = false
    /// Whether it begins again with its first step once the app has left or come to the display.
    private(set) var awaitsDisk = false
    /// The arrival that it brings on its path.
    let arrival: LaunchRecord.ID?
    /// The push, no arrival, that the shell may forget when it is over.
    let push: PushID?
    /// Who is called when it is over.
    var callback: CallbackID?
    var result = BackgroundFetchResult.noData
    /// Why the disk did not take its notification into the archive.
    var refusal: StepFailure?

    init(
        _ session: Int?, _ steps: [Step], of arrival: LaunchRecord.ID? = nil, keeping push: PushID? = nil,
        calling callback: CallbackID? = nil
    ) {
        self.session = session
        self.steps = steps
        self.arrival = arrival
        self.push = push
        self.callback = callback
    }

    /// The one that is under way, or comes next.
    var step: Step? { ended < steps.count ? steps[ended] : nil }
    /// Asked of each job at each event, so it copies no step.
    func isAt(_ step: Step) -> Bool { ended < steps.count && steps[ended] == step }
    var canAdvance: Bool { !isRunning && !awaitsDisk }
    var awaitsCleanStores: Bool { canAdvance && step?.traits.contains(.needsCleanStores) == true }
    /// Whether a silent push is between the start of its mark and the end of its storing.
    var isStoringSilently: Bool {
        guard case .mark? = steps.first else { return false }
        return (isRunning || ended > 0) && ended < 2
    }

    /// - Parameter step: the next one, with what is known only now.
    mutating func start(_ step: Step) {
        steps[ended] = step
        isRunning = true
    }

    mutating func awaitContent() { awaitsContent = isRunning }

    mutating func endStep() {
        ended += 1
        isRunning = false
        awaitsContent = false
    }

    /// Goes no further than the step that is under way.
    mutating func stop() { steps.removeSubrange((isRunning ? ended + 1 : ended)...) }

    /// - Parameter step: one that has yet to begin.
    mutating func leaveOut(_ step: Step) { steps.removeAll { $0 == step } }

    mutating func awaitDisk() {
        ended = 0
        awaitsDisk = true
        callback = nil
        refusal = nil
    }

    mutating func beginAgain() { awaitsDisk = false }
}

package typealias JobID = Int

/// All that is under way or has yet to begin, oldest first.
struct Jobs: Hashable, Sendable {
    private(set) var all: [Job] = []

    subscript(id: JobID) -> Job? {
        get { all.first { $0.id == id } }
        set {
            guard let index = all.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { all[index] = newValue } else { all.remove(at: index) }
        }
    }

    /// Whether that step is under way.
    func isRunning(_ step: Step) -> Bool { all.indices.contains { all[$0].isRunning && all[$0].isAt(step) } }
    /// Whether that step is under way or comes next.
    func isRunningOrNext(_ step: Step) -> Bool { all.indices.contains { all[$0].isAt(step) } }
    var isRefreshingToken: Bool {
        all.contains { if case .refreshToken? = $0.step { true } else { false } }
    }

    func isBusy(with arrival: LaunchRecord.ID) -> Bool { all.contains { $0.arrival == arrival } }

    /// Whether something still writes that began in a session before this one.
    func hasLateWrites(in session: Int) -> Bool {
        all.contains { job in
            job.isRunning && job.session != nil && job.session != session && job.step?.traits.contains(.writes) == true
        }
    }

    /// The app left or came to the display: what the disk refused of pushes begins anew.
    mutating func beginRefusedAgain() {
        for index in all.indices { all[index].beginAgain() }
    }

    /// An id is used again: no job is removed while its step runs, so no end of a step comes late for another job. With
    /// ids that grow the exploration would see states that differ in nothing else.
    /// - Returns: its id, the first that is free.
    @discardableResult
    mutating func add(_ job: Job) -> JobID {
        var job = job
        let taken = all.map(\.id)
        job.id = (1...).first { !taken.contains($0) } ?? 0
        all.append(job)
        return job.id
    }
}
