import BareStart
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The bare program in the place of Campus.
@main
enum BareCampusStart {
    static func main() async {
        await BareStart.run { _ = XMLParser(data: Data()).parse() }
    }
}
