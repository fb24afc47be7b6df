/// How a link is printed.
public enum LinkForm: Sendable, CaseIterable {
    /// `sample://home/feed/1`
    case scheme
    /// `https://sample.example.com/home/feed/1`
    case universal
    /// `home/feed/1`
    case relative
}
