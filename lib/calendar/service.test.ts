import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadTag } from '../pages/newest-tag'
import { FetchFailure } from '../site/fetch-text'
import { loadYear, sampleYear } from './service'
import { checkContributions, summaryOf, totalOf } from './days'

const day = { date: '2026-01-01', count: 3, level: 1 }

test.each([
  ['no list', { a: 1 }, 'must be a list. Got: {"a":1}'],
  ['an empty list', [], '"count: number" missing or invalid. Got: undefined'],
  ['a negative count', [{ ...day, count: -1 }], '"count: number" missing or invalid. Got: -1'],
  [
    'a date in another form',
    [{ ...day, date: '1/1/2026' }],
    '"date: YYYY-MM-DD" missing or invalid. Got: "1/1/2026"',
  ],
  ['a level above 4', [{ ...day, level: 5 }], '"level: 0 | 1 | 2 | 3 | 4" missing or invalid. Got: 5'],
])(
  '§3 custom contribution data with %s: the error states the property and the value received',
  (_, data, message) => {
    expect(() => checkContributions(data)).toThrow(message)
  },
)

test('§3 valid data is passed on', () => {
  expect(checkContributions([day])).toEqual([day])
})

test('the first and last day of the sample, of a year and of the last twelve months', () => {
  const ends = (days: { date: string }[]) => [days[0]?.date, days.at(-1)?.date, days.length]
  const today = new Date('2026-11-20T23:30:00Z')
  expect(ends(sampleYear(2024, today))).toEqual(['2024-01-01', '2024-12-31', 366])
  expect(ends(sampleYear('last', today))).toEqual(['2025-11-21', '2026-11-20', 365])
})

test('a day at either end of the allowed range is valid', () => {
  for (const fields of [{ count: 0 }, { level: 0 }, { level: 4 }])
    expect(checkContributions([{ ...day, ...fields }])).toHaveLength(1)
  for (const fields of [{ date: 7 }, { date: '12026-01-01' }, { level: '1' }, { count: NaN }])
    expect(() => checkContributions([{ ...day, ...fields }])).toThrow('missing or invalid')
})

test('a value in the message is truncated to 60 characters', () => {
  expect(() => checkContributions('x'.repeat(100))).toThrow(new RegExp(`Got: "x{59}$`))
})

test('total and summary of a few days', () => {
  const days = [1, 0, 2, 3, 0].map((count) => ({ ...day, count }))
  expect(totalOf(days)).toBe(6)
  expect(summaryOf(days)).toEqual({ active: 3, longestRun: 2 })
  expect(summaryOf(days.toReversed())).toEqual({ active: 3, longestRun: 2 })
  expect(summaryOf([])).toEqual({ active: 0, longestRun: 0 })
})

describe('clients of external services', () => {
  let server: Server
  let base = ''
  let answer: { status: number; body: string } = { status: 200, body: '' }
  let moved: Record<string, string> = {}

  beforeAll(async () => {
    server = createServer((request, response) => {
      const location = moved[request.url ?? '']
      if (location) response.writeHead(301, { location }).end()
      else response.writeHead(answer.status).end(answer.body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  test("§7 contributions: the list of days, or the service's error", async () => {
    answer = { status: 200, body: JSON.stringify({ total: { lastYear: 3 }, contributions: [day] }) }
    expect(await loadYear(`${base}/v4/x?y=last`)).toEqual([day])
    const levels = [0, 1, 2, 3, 4].map((level) => ({ ...day, level }))
    answer = { status: 200, body: JSON.stringify({ contributions: levels }) }
    expect(await loadYear(`${base}/v4/x?y=last`)).toEqual(levels)
    answer = { status: 404, body: '{"error":"User not found"}' }
    await expect(loadYear(`${base}/v4/x?y=last`)).rejects.toThrow('answered 404 (User not found)')
    for (const [status, body] of [
      [502, '<html>Bad gateway</html>'],
      [429, ''],
      [404, '{"error":7}'],
    ] as const) {
      answer = { status, body }
      const failed = loadYear(`${base}/v4/x?y=last`)
      await expect(failed).rejects.toThrow(FetchFailure)
      await expect(failed).rejects.toThrow(`answered ${status} (no reason)`)
    }
    answer = { status: 200, body: '{"contributions":[]}' }
    await expect(loadYear(`${base}/v4/x?y=last`)).rejects.toThrow()
    answer = { status: 200, body: '<html>' }
    await expect(loadYear(`${base}/v4/x?y=last`)).rejects.toThrow()
  })

  test("§7 release tags: the first element's name, nothing for an empty list, a failure otherwise", async () => {
    answer = { status: 200, body: '[{"name":"v1.2.1"},{"name":"v1.2.0"}]' }
    expect(await loadTag(`${base}/repos/a/b/tags`)).toBe('v1.2.1')
    answer = { status: 200, body: '[]' }
    expect(await loadTag(`${base}/repos/a/b/tags`)).toBe('')
    answer = { status: 403, body: '{"message":"rate limit"}' }
    await expect(loadTag(`${base}/repos/a/b/tags`)).rejects.toThrow('answered 403')
  })

  test('a redirect of a renamed repository is followed, once and within the API only', async () => {
    answer = { status: 200, body: '[{"name":"v2"}]' }
    moved = {
      '/repos/a/b/tags': '/repositories/7/tags',
      '/repos/a/away/tags': 'https://other.example/tags',
      '/repos/a/round/tags': '/repos/a/round/tags',
    }
    expect(await loadTag(`${base}/repos/a/b/tags`)).toBe('v2')
    for (const name of ['away', 'round'])
      await expect(loadTag(`${base}/repos/a/${name}/tags`)).rejects.toThrow('answered 301')
    moved = {}
  })
})
