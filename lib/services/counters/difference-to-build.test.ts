import { differenceToBuild } from './difference-to-build'

test.each([true, false])(
  'COUNTERS that is the same at build and at start (%s) is nothing to speak of',
  (on) => {
    expect(differenceToBuild(on, on)).toBeNull()
  },
)

test('COUNTERS at one of them alone is named, with what comes of it', () => {
  expect(differenceToBuild(true, false)).toMatch(/on at build and is off now/)
  expect(differenceToBuild(false, true)).toMatch(/is on now and was off at build/)
})
