/// Endings of names that say nothing.
package enum HollowEndings {
    package static let all = ["Manager", "Helper", "Helpers", "Utils", "Util", "Common", "Core", "Impl"]
}
