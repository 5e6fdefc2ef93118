import { createFreshness } from './freshness'

const ENTRY = { ticket: 10, at: 1_000, version: 'a' }
type Report = { ticket: number; at: number; version: string }

function freshnessWith(over: {
  reported?: Report
  latest?: number
  invalidatedAt?: number
  connected?: boolean
}) {
  const options = { name: 'x', group: 'texts', reportedVersion: () => over.reported ?? null }
  return createFreshness(options, {
    now: () => 5_000,
    latest: () => over.latest ?? 0,
    invalidatedAt: () => over.invalidatedAt ?? 0,
    isConnected: () => over.connected ?? false,
  })
}

const same = { ticket: 12, at: 3_000, version: 'a' }

test.each([
  ['nothing newer is known', {}, false],
  ['a peer has nothing newer', { latest: 10 }, false],
  ['a peer has a newer value', { latest: 11 }, true],
  ['its group was invalidated before it', { invalidatedAt: 10 }, false],
  ['its group was invalidated after it', { invalidatedAt: 11 }, true],
  ['a later report has another version', { reported: { ...same, version: 'b' } }, true],
  ['an earlier report has another version', { reported: { ...same, ticket: 9, version: 'b' } }, false],
  ['a report after the invalidation has its version', { reported: same, invalidatedAt: 11 }, false],
  ['a report before the invalidation has its version', { reported: same, invalidatedAt: 13 }, true],
])('when %s', (_case, over, expected) => {
  expect(freshnessWith(over).isOutdated(ENTRY)).toBe(expected)
})

test.each([
  [10.5, false, false],
  [10.5, true, true],
  [10, true, false],
])('an entry with ticket %d, connected %s: outdated %s', (ticket, connected, expected) => {
  expect(freshnessWith({ connected }).isOutdated({ ...ENTRY, ticket })).toBe(expected)
})

test.each([
  ['its load', undefined, 4_000],
  ['a later report of the same version', same, 2_000],
  ['its load, when a report is older', { ...same, at: 500 }, 4_000],
  ['its load, when a report has another version', { ...same, version: 'b' }, 4_000],
])('its age counts from %s', (_case, reported, expected) => {
  expect(freshnessWith({ reported }).ageOf(ENTRY)).toBe(expected)
})

test('an entry is fresh below the maximum age, unless it is outdated', () => {
  expect(freshnessWith({}).isFresh(ENTRY, 4_001)).toBe(true)
  expect(freshnessWith({}).isFresh(ENTRY, 4_000)).toBe(false)
  expect(freshnessWith({ latest: 11 }).isFresh(ENTRY, 4_001)).toBe(false)
})
