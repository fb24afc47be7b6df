import DeepLinks
import Foundation
public import Launches
import Notifications
import Testing

/// What every inbox does.
public enum LaunchInboxContract {
    public static let rules = recording + routing + settling + batches + keeping

    private static let recording: [ContractRule<any LaunchInbox>] = [
        ContractRule("a recorded payload is pending with all that it came with") { inbox in
            let trace = [
                TraceEntry(.arrived, "openURL", at: Sample.date(1)), TraceEntry(.recorded, at: Sample.date(2)),
            ]
            for payload in Sample.payloads {
                let recording = try inbox.record(payload, expiresAt: Sample.date(600), trace: trace)
                let record = try #require(try inbox.pending().last)
                #expect(recording == .new(record.id))
                #expect(
                    record
                        == LaunchRecord(id: record.id, payload: payload, expiresAt: Sample.date(600), trace: trace))
            }
            #expect(try inbox.pending().map(\.event) == Sample.payloads.map(\.event))
        },
        ContractRule("P2: a known event is a duplicate and changes nothing") { inbox in
            let id = try inbox.add(Sample.link("a"))
            #expect(try inbox.record(Sample.link("a"), expiresAt: Sample.date(9), trace: []) == .duplicate(of: id))
            try inbox.settle(id, as: Settlement(.shown), at: Sample.date(1), trace: [])
            #expect(try inbox.record(Sample.link("a"), expiresAt: Sample.date(9), trace: []) == .duplicate(of: id))
            #expect(try inbox.history().map(\.expiresAt) == [Sample.date(600)])
        },
        ContractRule("P1: events that differ in any byte are two") { inbox in
            let events = Awkward.texts.map(EventIdentity.init)
            for event in events { try inbox.add(Sample.link(event.description)) }
            #expect(try inbox.history().count == events.count)
        },
        ContractRule("any text comes back as it went in") { inbox in
            for text in Awkward.texts + [Awkward.longText] {
                let id = try inbox.add(Sample.reply(text: text, requestID: text, event: "reply|\(text)"))
                guard case .response(let found)? = try inbox.record(id: id)?.payload?.content,
                    case .custom(let action, let typed) = found.action
                else {
                    Issue.record("\(text.prefix(20)) is not there")
                    continue
                }
                for field in [found.notification.requestID, action, typed] {
                    #expect(text.isSameText(as: field), "\(text.prefix(20))")
                }
                #expect(found.notification.userInfo == Data(text.utf8))
            }
        },
        ContractRule("dates are kept to the millisecond") { inbox in
            for (number, date) in Awkward.dates.enumerated() {
                let finer = date + 0.0002
                let steps = Sample.note(at: finer)
                let recording = try inbox.record(
                    Sample.open("\(number)", at: finer), expiresAt: finer, trace: steps)
                guard case .new(let id) = recording else { continue }
                #expect(
                    try inbox.record(id: id)
                        == LaunchRecord(
                            id: id, payload: Sample.open("\(number)", at: date), expiresAt: date,
                            trace: Sample.note(at: date)))
                try inbox.settle(id, as: Settlement(.shown), at: finer, trace: steps)
                #expect(try inbox.record(id: id)?.settledAt == date)
                #expect(try inbox.record(id: id)?.trace == Sample.note(at: date) + Sample.note(at: date))
            }
        },
        ContractRule("there is nothing under an unknown id, and nothing happens to it") { inbox in
            let known = try inbox.add(Sample.link("a"))
            try inbox.beginRouting(known + 1)
            try inbox.endRouting(known + 1)
            try inbox.postpone(known + 1, trace: Sample.note)
            try inbox.append(Sample.note, to: known + 1)
            try inbox.settle(known + 1, as: Settlement(.shown), at: Sample.date(1), trace: Sample.note)
            #expect(try inbox.record(id: known + 1) == nil)
            #expect(try inbox.history().map(\.id) == [known])
        },
    ]

    private static let routing: [ContractRule<any LaunchInbox>] = [
        ContractRule("U26: that the user was told of the disk is kept until it takes a settlement") { inbox in
            let id = try inbox.add(Sample.link("a"))
            #expect(!inbox.isRefusalReported)
            inbox.markRefusalReported()
            #expect(inbox.isRefusalReported)
            #expect(try inbox.record(id: id)?.attempts == 0)
            try inbox.settle(id, as: Settlement(.shown), at: Sample.date(1), trace: [])
            #expect(!inbox.isRefusalReported)
        },
        ContractRule("P9: each attempt is counted until it ends, and of several the first leaves the others counted") {
            inbox in
            let id = try inbox.add(Sample.link("a"))
            for _ in 1...3 { try inbox.beginRouting(id) }
            #expect(try inbox.record(id: id)?.attempts == 3 && inbox.pending().map(\.id) == [id])
            try inbox.endRouting(id)
            #expect(try inbox.record(id: id)?.attempts == 2 && inbox.record(id: id)?.state == .routing)
            try inbox.postpone(id, trace: [])
            #expect(try inbox.record(id: id)?.attempts == 1 && inbox.record(id: id)?.state == .routing)
            for _ in 1...2 { try inbox.endRouting(id) }
            #expect(try inbox.record(id: id)?.attempts == 0 && inbox.record(id: id)?.state == .pending)
        },
        ContractRule("P6: an effect that did not come to stand is counted, and its attempt is not") { inbox in
            let id = try inbox.add(Sample.link("a"))
            for failures in 1...3 {
                try inbox.beginRouting(id)
                try inbox.postpone(id, trace: [])
                let record = try #require(try inbox.record(id: id))
                #expect(record.failures == failures && record.attempts == 0 && record.state == .pending)
            }
            try inbox.postpone(id, trace: Sample.note)
            #expect(try inbox.pending().map(\.failures) == [4])
            #expect(try inbox.pending().map(\.attempts) == [0])
            #expect(try inbox.pending().map(\.trace) == [Sample.note])
        },
        ContractRule("the trace grows at its end, after the settlement too") { inbox in
            let id = try inbox.add(Sample.link("a"))
            let steps = [
                TraceEntry(.held, "login", at: Sample.date(1)),
                TraceEntry(.released, at: Sample.date(2.5)),
                TraceEntry(.derived, "\"quoted\"\n,\0 안녕", at: Sample.date(3)),
                TraceEntry(
                    .failed, "x: no \"y\" no z",
                    findings: [LinkFinding("y", "no {it}", ["it": "\"y\""]), LinkFinding("z", "no z")],
                    at: Sample.date(3.5)),
                TraceEntry(.settled, "shown", at: Sample.date(4)),
                TraceEntry(.duplicate, at: Sample.date(5)),
            ]
            try inbox.append([steps[0]], to: id)
            try inbox.beginRouting(id)
            try inbox.append([steps[1]], to: id)
            try inbox.endRouting(id)
            try inbox.append([steps[2]], to: id)
            try inbox.settle(id, as: Settlement(.shown), at: Sample.date(4), trace: [steps[3], steps[4]])
            try inbox.append([steps[5]], to: id)
            #expect(try inbox.record(id: id)?.trace == steps)
        },
    ]

    private static let settling: [ContractRule<any LaunchInbox>] = [
        ContractRule("P8: a settled payload loses its content and keeps its trace") { inbox in
            for payload in Sample.payloads {
                let id = try inbox.add(payload)
                let settlement = Settlement(.failed, code: "linkNotFound", route: "home/feed/:feedID")
                try inbox.settle(id, as: settlement, at: Sample.date(7), trace: Sample.note)
                let record = try #require(try inbox.record(id: id))
                #expect(record.state == .settled && record.payload == nil)
                #expect(record.settlement == settlement && record.settledAt == Sample.date(7))
                #expect(record.event == payload.event && record.source == payload.source)
                #expect(record.owner == payload.owner && record.trace == Sample.note)
            }
            #expect(try inbox.pending().isEmpty)
            #expect(try inbox.history().count == Sample.payloads.count)
        },
        ContractRule("P1: of two settlements the first stands") { inbox in
            let id = try inbox.add(Sample.link("a"))
            try inbox.settle(id, as: Settlement(.shown, route: "home"), at: Sample.date(1), trace: [])
            let settled = try inbox.record(id: id)
            try inbox.settle(id, as: Settlement(.failed, code: "x"), at: Sample.date(2), trace: Sample.note)
            try inbox.beginRouting(id)
            #expect(try inbox.record(id: id) == settled)
            try inbox.endRouting(id)
            try inbox.postpone(id, trace: Sample.note)
            #expect(try inbox.record(id: id) == settled)
        },
    ]

    private static let keeping: [ContractRule<any LaunchInbox>] = [
        ContractRule("P2: the newest 1,000 settled payloads are kept, never more than 1,100, and all that are pending")
        {
            inbox in
            let pending = try inbox.add(Sample.link("pending"))
            var ids: [LaunchRecord.ID] = []
            for number in 0..<1_250 {
                ids.append(try inbox.add(Sample.link("\(number)")))
                try inbox.settle(ids[number], as: Settlement(.shown), at: Sample.date(Double(number)), trace: [])
                guard number >= 1_000, number.isMultiple(of: 10) else { continue }
                try inbox.expectNewest(of: ids, beside: [pending])
                let thousandth = Sample.link("\(number - 999)")
                let known = try inbox.record(thousandth, expiresAt: Sample.date(9), trace: [])
                #expect(known == .duplicate(of: ids[number - 999]))
            }
        },
        ContractRule("what was settled just now stays, even if the clock was set back") { inbox in
            let others = try (0..<1_000).map { try inbox.add(Sample.link("\($0)")) }
            try inbox.settle(others.map(Sample.end), at: Sample.date(0))
            for number in 0..<150 {
                let id = try inbox.add(Sample.link("earlier \(number)"))
                try inbox.settle(id, as: Settlement(.shown), at: Sample.date(-99), trace: [])
                #expect(try inbox.record(id: id)?.settlement == Settlement(.shown))
            }
            #expect(try (1_000...1_100).contains(inbox.history().count))
        },
    ]
}
