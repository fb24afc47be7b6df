import Testing

@testable import Copying

@Suite struct KitProductsTests {
    @Test func `the kit's products name their package, and no others`() {
        let project = """
            1 = { isa = XCLocalSwiftPackageReference; relativePath = ..; };
            4 = { isa = XCSwiftPackageProductDependency; productName = AppFlow; };
            5 = { isa = XCSwiftPackageProductDependency; productName = "acme-modules"; };
            6 = { isa = XCSwiftPackageProductDependency; productName = Logging; package = 3; };

            """
        let named = """
            1 = { isa = XCLocalSwiftPackageReference; relativePath = ..; };
            4 = { isa = XCSwiftPackageProductDependency; productName = AppFlow; package = 2; };
            5 = { isa = XCSwiftPackageProductDependency; productName = "acme-modules"; };
            6 = { isa = XCSwiftPackageProductDependency; productName = Logging; package = 3; };

            """
        #expect(KitProducts.naming("2", in: project) == named)
    }
}
