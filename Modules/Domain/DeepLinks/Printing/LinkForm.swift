/// How a link is printed.
public enum LinkForm: Sendable, CaseIterable {
    /// `campus://home/feed/1`
    case scheme
    /// `https://campus.example.com/home/feed/1`
    case universal
    /// `home/feed/1`
    case relative
}
