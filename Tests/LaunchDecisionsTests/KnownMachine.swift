import Foundation
import LaunchDecisions

/// A state of the launch machine that an exploration has met, with its answers so far.
final class KnownMachine {
    fileprivate struct Answer {
        /// The fingerprint of the event and its time.
        let question: Int
        /// That of the machine afterwards.
        let next: Int
        let effects: [LaunchEffect]
    }

    let machine: LaunchMachine
    fileprivate let fingerprint: Int
    fileprivate var answers: [Answer] = []

    fileprivate init(_ machine: LaunchMachine, _ fingerprint: Int) {
        self.machine = machine
        self.fingerprint = fingerprint
    }

    /// Nil where it did not yet receive this.
    fileprivate func answer(to question: Int) -> Answer? {
        // A closure would copy each.
        for index in answers.indices where answers[index].question == question { return answers[index] }
        return nil
    }
}

extension KnownMachine: Hashable {
    static func == (one: KnownMachine, other: KnownMachine) -> Bool { one.fingerprint == other.fingerprint }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The states of the machine that an exploration has met of late. The machine is pure, and most states of an explored
/// world differ only in what is around it: it receives an event once for all of them.
final class KnownMachines {
    /// With more of them an exploration would take gigabytes.
    private static let limit = 50_000

    /// By fingerprint, as the states of the world.
    private var all: [Int: KnownMachine] = [:]

    subscript(machine: LaunchMachine) -> KnownMachine {
        let fingerprint = machine.hashValue
        if let known = all[fingerprint] { return known }
        if all.count == Self.limit { all.removeAll(keepingCapacity: true) }
        let new = KnownMachine(machine, fingerprint)
        all[fingerprint] = new
        return new
    }

    /// - Returns: the machine afterwards, and what it wants done.
    func receive(_ event: LaunchEvent, now: Date, by known: KnownMachine) -> (KnownMachine, [LaunchEffect]) {
        var hasher = Hasher()
        hasher.combine(event)
        hasher.combine(now)
        let question = hasher.finalize()
        let answer = known.answer(to: question)
        if let answer, let next = all[answer.next] { return (next, answer.effects) }
        var machine = known.machine
        let effects = machine.receive(event, now: now)
        let next = self[machine]
        if answer == nil {
            known.answers.append(KnownMachine.Answer(question: question, next: next.fingerprint, effects: effects))
        }
        return (next, effects)
    }
}

extension KnownMachines: Hashable {
    static func == (one: KnownMachines, other: KnownMachines) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
