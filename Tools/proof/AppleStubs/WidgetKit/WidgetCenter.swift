// Apple: "WidgetCenter", "shared", "reloadAllTimelines()"
public class WidgetCenter {
    public static var shared: WidgetCenter { WidgetCenter() }

    public func reloadAllTimelines() {}
}
