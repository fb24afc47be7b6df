import Navigation
import SwiftUI

/// What a screen has loaded, which stays while it is loaded anew and after a failure. Until there is something, it says
/// that it is loading or why it cannot be loaded, with a button that tries again as a pull to refresh does.
struct LoadedView<Value, Content: View>: View {
    let loaded: Loaded<Value>
    @ViewBuilder let content: (Value) -> Content
    @Environment(\.refresh) private var refresh

    var body: some View {
        if let value = loaded.value {
            content(value)
                .safeAreaInset(edge: .bottom) {
                    if let error = loaded.error {
                        Label(say(error.code), systemImage: "exclamationmark.triangle")
                            .frame(maxWidth: .infinity)
                            .padding()
                            .background(.bar)
                    }
                }
        } else if let error = loaded.error {
            ContentUnavailableView {
                Label(say(error.code), systemImage: "exclamationmark.triangle")
            } actions: {
                if !error.isFinal { Button(say("content.retry")) { Task { await refresh?() } } }
            }
        } else {
            ProgressView(say("content.loading"))
        }
    }
}

/// What an empty list shows.
struct EmptyContentView: View {
    var body: some View {
        ContentUnavailableView(say("content.empty"), systemImage: "tray")
    }
}
