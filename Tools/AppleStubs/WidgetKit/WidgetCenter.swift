// "WidgetCenter"
public class WidgetCenter {
    // "shared"
    public static var shared: WidgetCenter { WidgetCenter() }

    // "reloadAllTimelines()"
    public func reloadAllTimelines() {}
}
