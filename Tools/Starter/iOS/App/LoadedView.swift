import Accessibility
import Navigation
import SwiftUI

/// What a screen has loaded, which stays while it is loaded anew and after a failure. Until there is something, it says
/// that it is loading or why it cannot be loaded, with a button that tries again as a pull to refresh does.
struct LoadedView<Value, Content: View>: View {
    let loaded: Loaded<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        Group {
            if let value = loaded.value {
                content(value)
                    .safeAreaInset(edge: .bottom) {
                        if let error = loaded.error {
                            HStack {
                                Label(say(error.code), systemImage: "exclamationmark.triangle")
                                if !error.isFinal { RetryButton() }
                            }
                            .frame(maxWidth: .infinity)
                            .padding()
                            .background(.bar)
                        }
                    }
            } else if let error = loaded.error {
                ContentUnavailableView {
                    Label(say(error.code), systemImage: "exclamationmark.triangle")
                } actions: {
                    if !error.isFinal { RetryButton() }
                }
            } else {
                ProgressView(say("content.loading"))
            }
        }
        .closable()
        .onChange(of: loaded.error?.code) { _, code in
            // What VoiceOver has read already does not say that it is old now.
            if let code { AccessibilityNotification.Announcement(say(code)).post() }
        }
    }
}

/// Tries again, as a pull to refresh does.
private struct RetryButton: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        AsyncButton(say("content.retry")) { await refresh?() }
    }
}

/// A list by pages, which asks for the next one when its end comes into view.
struct PagedList<Entry: Identifiable, Row: View>: View {
    let page: ListPage<Entry>
    let more: () -> Void
    @ViewBuilder let row: (Entry) -> Row

    var body: some View {
        List {
            ForEach(page.entries) { row($0) }
            if page.hasMore {
                // A new one for each page, so that it appears again.
                ProgressView().frame(maxWidth: .infinity).id(page.entries.count).onAppear(perform: more)
            }
        }
        .overlay {
            if page.entries.isEmpty { ContentUnavailableView(say("content.empty"), systemImage: "tray") }
        }
    }
}

/// A row that opens a screen, with the look of a `NavigationLink`. VoiceOver reads it as a whole.
struct OpeningRow<Content: View>: View {
    let open: () -> Void
    @ViewBuilder let content: () -> Content

    var body: some View {
        Button {
            open()
        } label: {
            HStack {
                content()
                Spacer()
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.tertiary)
                    .accessibilityHidden(true)
            }
        }
        .tint(.primary)
        .accessibilityElement(children: .combine)
    }
}
