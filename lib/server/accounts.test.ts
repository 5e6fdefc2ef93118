import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { site } from '@/e2e/unit/own-content'
import packageJson from '@/package.json'
import { readYear } from '../calendar/service'
import { getContributions } from '../calendar/contributions'
import { getReleaseTag } from '../pages/newest-tag'

jest.mock('../calendar/service', () => ({
  ...jest.requireActual<typeof import('../calendar/service')>('../calendar/service'),
  readYear: jest.fn(),
}))

/* What pages show of the owner's accounts with other services. */

const days = [{ date: '2026-01-01', count: 3, level: 1 as const }]

beforeEach(() => {
  resetContent()
  jest.mocked(readYear).mockReset()
  Reflect.deleteProperty(globalThis, Symbol.for('portfolio.contribution-years'))
  Object.assign(site, { repository: 'nuria/sitio', calendarUser: 'nuria' })
})

test('without a repository the release is the package version', async () => {
  site.repository = null
  expect(await getReleaseTag()).toEqual({ state: 'found', name: `v${packageJson.version}` })
})

test.each([
  [{}, { state: 'failed' }],
  [{ release: '' }, { state: 'none' }],
  [{ release: 'v2.0.0' }, { state: 'found', name: 'v2.0.0' }],
])('for the stored value %j the release is %j', async (parts, tag) => {
  fakeContent.parts = parts
  expect(await getReleaseTag()).toEqual(tag)
})

test('without an account there is no calendar and no request', async () => {
  site.calendarUser = null
  expect([await getContributions(), await getContributions(2025)]).toEqual([null, null])
  expect(readYear).not.toHaveBeenCalled()
})

test('the last twelve months are part of the content; sample data is marked as such', async () => {
  expect(await getContributions()).toBeNull()
  fakeContent.parts = { contributions: days }
  expect(await getContributions()).toEqual({ days, sample: false })
  site.calendarUser = 'sample'
  expect(await getContributions()).toEqual({ days, sample: true })
})

test('a year is requested once a day; on failure the last good value remains', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  jest.mocked(readYear).mockResolvedValueOnce(days).mockRejectedValue(new Error('answered 404'))
  expect(await getContributions(2025)).toEqual({ days, sample: false })
  expect(await getContributions(2025)).toEqual({ days, sample: false })
  expect(readYear).toHaveBeenCalledTimes(1)
  clock.mockReturnValue(25 * 60 * 60_000)
  await new Promise((resolve) => setTimeout(resolve, 5)) // the cache looks at the clock once a millisecond
  expect(await getContributions(2025)).toEqual({ days, sample: false })
  expect(readYear).toHaveBeenCalledTimes(2)
  clock.mockRestore()
})

test('a year that could never be loaded has no days, and the cause is logged', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  logged.mockClear()
  jest.mocked(readYear).mockRejectedValue(new Error('answered 404'))
  expect(await getContributions(2025)).toBeNull()
  expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
    event: 'contributions.read-failed',
    year: 2025,
    cause: 'answered 404',
  })
})
