import AppFlow
import Foundation

/// The time as the phone shows it, in the user's time zone.
enum PhoneTime {
    /// Hours and minutes.
    static func text(_ date: Date) -> String {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        return [parts.hour, parts.minute].map { number in
            let digits = String(number ?? 0)
            return digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    static func day(_ date: Date, in language: Language) -> String {
        date.formatted(
            Date.FormatStyle(date: .complete, time: .omitted, locale: Locale(identifier: language.code.rawValue)))
    }
}
