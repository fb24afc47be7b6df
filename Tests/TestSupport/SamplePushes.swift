public import Launches

public enum Push {
    public static func item(_ id: String) -> String { #"{"aps":{"alert":"x"},"deepLink":"item/\#(id)"}"# }

    public static func item(_ id: String, for recipient: String) -> String {
        #"{"aps":{"alert":"x"},"deepLink":"item/\#(id)","recipient":"\#(recipient)"}"#
    }
}

extension Session {
    public static let signedOut = Session(account: nil, hasOnboarded: true)
    public static let firstRun = Session(account: nil, hasOnboarded: false)
}
