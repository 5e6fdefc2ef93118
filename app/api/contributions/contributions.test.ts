import { fakeContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import { GET } from './route'

site.calendarUser = 'sample'
fakeContent.parts = { contributions: [{ date: '2026-01-01', count: 1, level: 1 }] }
afterEach(() => jest.useRealTimers())

const statusOf = async (year: number | string) =>
  (await GET(new Request(`https://site.example/api/contributions?y=${year}`))).status

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:30:00Z', 2027],
])('§7 contributions: at %s, %i is the last available year', async (now, year) => {
  jest.useFakeTimers({ now: new Date(now) })
  expect([await statusOf(year), await statusOf(year + 1)]).toEqual([200, 400])
})

test("§7 contributions: the first year is GitHub's first; invalid years are rejected", async () => {
  expect(await Promise.all(['last', 2008, 2007, 'x'].map(statusOf))).toEqual([200, 200, 400, 400])
})
