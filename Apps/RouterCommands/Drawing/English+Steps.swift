extension English {
    /// What each step of a tap's path means, by its name.
    static let meanings: [String: String] = [
        "arrived": "iOS called the app with it: through a scene, a delegate or the app itself.",
        "recorded": "It is on disk. From here on a crash does not lose it.",
        "notDurable": "The disk refused it. The app routes it, but a crash now would lose it.",
        "duplicate": "iOS reported the same event twice. It is handled once.",
        "held": "The app is not ready for a screen. The tap waits until it is.",
        "released": "The app is ready: started, signed in, unlocked. The tap goes on.",
        "derived": "The first link rule that applies makes a link of the payload.",
        "nearKey": "No rule reads this key, but one reads a key that looks like it.",
        "resolved": "The link matches this route, and its parameters have the right types.",
        "planned": "The route's screens are known, and what they show is in the store. Nothing has changed yet.",
        "committed": "All screens were put into the navigation at once.",
        "failed": "No screen can be opened for it. The navigation stays as it was, and an alert says so.",
        "shown": "The screen was drawn. From here on the tap counts as handled.",
        "performing": "The action begins. It needs no screen.",
        "postponed": "The action failed for now. It is tried again, up to three times within 24 hours.",
        "performed": "The action has had its effect.",
        "settled": "How it ended is on disk. It will not be handled again.",
    ]
}
