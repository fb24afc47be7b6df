import AppFlow
import Foundation

/// The time as the phone shows it, in the user's time zone.
enum PhoneTime {
    /// Hours and minutes.
    static func text(_ date: Date) -> String {
        date.formatted(
            Date.VerbatimFormatStyle(
                format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
                timeZone: .current, calendar: .current))
    }

    static func day(_ date: Date, in language: Language) -> String {
        date.formatted(
            Date.FormatStyle(date: .complete, time: .omitted, locale: Locale(identifier: language.code.rawValue)))
    }
}
