import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(30))) struct NewestValueTests {
    @Test func `the newest is taken, and none twice in a row`() async {
        let values = NewestValue<Int>()
        await values.put(1)
        await values.put(2)
        #expect(await values.take() == 2)
        await values.put(3)
        await values.put(2)
        await values.put(2)
        await values.put(4)
        #expect(await values.take() == 4)
        await values.put(5)
        await values.put(4)
        await values.finish()
        #expect(await values.take() == nil)
        #expect(await values.take() == nil)
    }

    @Test func `what is there is taken before the end`() async {
        let values = NewestValue<Int>()
        await values.put(1)
        await values.finish()
        #expect(await values.take() == 1)
        #expect(await values.take() == nil)
    }

    @Test func `whoever takes waits for a value, or for the end`() async {
        let values = NewestValue<Int>()
        async let first = values.take()
        await values.put(1)
        #expect(await first == 1)
        async let second = values.take()
        await values.finish()
        #expect(await second == nil)
    }
}
