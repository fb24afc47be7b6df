public import Foundation
import Notifications

/// `links payload`: what a line's push says, and where it leads.
public enum PayloadAnswers {
    public static func answer(_ line: Data) -> Answer {
        guard case .object(let question)? = JSONValue(json: line), let value = question["payload"] else {
            return .invalidLine
        }
        do {
            return Answer(members(of: try NotificationPayload(value: value)))
        } catch {
            return .invalidPayload
        }
    }

    private static func members(of payload: NotificationPayload) -> [String: Answer.Value] {
        [
            "title": Answer.Value(payload.title), "subtitle": Answer.Value(payload.subtitle),
            "body": Answer.Value(payload.body), "badge": payload.badge.map { .number($0) } ?? .null,
            "sound": Answer.Value(payload.soundName), "category": Answer.Value(payload.category),
            "thread": Answer.Value(payload.threadID), "interruption": Answer.Value(payload.interruptionLevel?.rawValue),
            "silent": .flag(payload.isSilent),
            "link": Answer.Value(PayloadReading.links(of: payload).first { $0.unmetCondition == nil }?.text),
            "dialect": .text(payload.dialect.id),
        ]
    }
}

extension Answer.Value {
    fileprivate init(_ text: String?) {
        self = text.map { .text($0) } ?? .null
    }
}
