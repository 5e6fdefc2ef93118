import { site } from '@/e2e/unit/own-content'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import packageJson from '@/package.json'

/* Requests to other services about the owner's accounts, made through cached values. */
let answer = { status: 200, body: '' }
let calls: IncomingMessage[] = []
const server = createServer((request, response) => {
  calls.push(request)
  response.writeHead(answer.status).end(answer.body)
})

let logged: jest.SpyInstance
const before = { ...process.env }
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    GITHUB_API_BASE: base,
    CONTRIBUTIONS_API_BASE: base,
    GITHUB_TOKEN: 'secret-token',
  })
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => {
  process.env = before
  server.close()
})
beforeEach(() => {
  calls = []
  logged.mockClear()
  Object.assign(site, { repository: null, calendarUser: null })
  for (const name of ['release-tag', 'contributions'])
    Reflect.deleteProperty(globalThis, Symbol.for(`portfolio.${name}`))
})

// An in-memory cache for each test, so that tests don't share values.
jest.mock('@/lib/services/service-cache', () => {
  const { createDataCache } =
    jest.requireActual<typeof import('../cache/data-cache')>('@/lib/cache/data-cache')
  return { serviceCache: () => createDataCache({ later: () => undefined }) }
})

describe('§2 the release tag', () => {
  const read = async () => (await (await import('./github/release-tag')).getReleaseTag()).tag

  test('without a repository it is the version of the package, and nobody is asked', async () => {
    expect(await read()).toEqual({ state: 'found', name: `v${packageJson.version}` })
    expect(calls).toHaveLength(0)
  })

  test('it is the newest tag of the repository, asked for once, with the token', async () => {
    site.repository = 'nuria/sitio'
    answer = { status: 200, body: '[{"name":"v2.0.0"},{"name":"v1.0.0"}]' }
    expect(await read()).toEqual({ state: 'found', name: 'v2.0.0' })
    expect(await read()).toEqual({ state: 'found', name: 'v2.0.0' })
    expect(calls.map(({ url }) => url)).toEqual(['/repos/nuria/sitio/tags'])
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      accept: 'application/vnd.github+json',
      'user-agent': `portfolio/${packageJson.version}`,
    })
  })

  test('a repository without tags has none, and a failure is one', async () => {
    site.repository = 'nuria/sitio'
    answer = { status: 200, body: '[]' }
    expect(await read()).toEqual({ state: 'none' })
    Reflect.deleteProperty(globalThis, Symbol.for('portfolio.release-tag'))
    answer = { status: 403, body: '' }
    expect(await read()).toEqual({ state: 'failed' })
    answer = { status: 200, body: '[{"name":""}]' }
    Reflect.deleteProperty(globalThis, Symbol.for('portfolio.release-tag'))
    expect(await read()).toEqual({ state: 'failed' })
  })
})

test.each([
  [
    "the footer's 'Error al obtener los tags'",
    { status: 403, body: '' },
    'release nuria/sitio',
    'answered 403',
  ],
  ['the footer, for what is no JSON', { status: 200, body: '<html>\n<p>' }, 'release nuria/sitio', 'JSON'],
  [
    "the calendar's 'Unable to fetch'",
    { status: 404, body: '{"error":"User not found"}' },
    'contributions nuria last',
    'User not found',
  ],
])('%s is one line of the log, with its cause', async (_name, fault, name, cause) => {
  Object.assign(site, { repository: 'nuria/sitio', calendarUser: 'nuria' })
  answer = fault
  const { getReleaseTag } = await import('./github/release-tag')
  const { getContributions } = await import('./contributions/contributions')
  await (name.startsWith('release') ? getReleaseTag() : getContributions().catch(() => null))
  expect(logged.mock.calls).toHaveLength(1)
  const line = String(logged.mock.calls[0]?.[0])
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'cache.refresh-failed',
    name,
    cause: expect.stringContaining(cause),
    kept: 'nothing',
  })
})

describe('§7 contributions', () => {
  const read = async (year?: number) => (await import('./contributions/contributions')).getContributions(year)
  const days = [{ date: '2026-01-01', count: 3, level: 1 }]

  test('without an account there is no calendar, and nobody is asked', async () => {
    expect(await read(2025)).toBeNull()
    expect(calls).toHaveLength(0)
  })

  test("the account 'sample' is an invented year that says so, and nobody is asked", async () => {
    site.calendarUser = 'sample'
    const { days: shown = [], sample } = (await read(2025)) ?? {}
    expect([shown.length, shown[0]?.date, sample]).toEqual([365, '2025-01-01', true])
    expect(calls).toHaveLength(0)
  })

  test('each year of an account is asked for once', async () => {
    site.calendarUser = 'nuria p'
    answer = { status: 200, body: JSON.stringify({ contributions: days }) }
    expect(await read()).toMatchObject({ days, sample: false })
    await read()
    await read(2025)
    expect(calls.map(({ url }) => url)).toEqual(['/v4/nuria%20p?y=last', '/v4/nuria%20p?y=2025'])
    expect(calls[0]?.headers.accept).toBe('application/json')
  })

  test.each([
    ['{"error":"User not found"}', 'answered 404 (User not found)'],
    ['{}', 'answered 404 (no reason)'],
    ['{"error":7}', 'answered 404 (no reason)'],
  ])('a refusal (%s) is told in the words of the service', async (body, message) => {
    site.calendarUser = 'nuria'
    answer = { status: 404, body }
    await expect(read()).rejects.toThrow(message)
  })

  test.each([
    ['a date in another form', { date: '1/1/2026', count: 1, level: 1 }],
    ['a date that is none', { date: '2026-02-30', count: 1, level: 1 }],
    ['a count below zero', { date: '2026-01-01', count: -1, level: 1 }],
    ['a level that does not exist', { date: '2026-01-01', count: 1, level: 5 }],
  ])('%s is no day', async (_name, day) => {
    const { loadYear } = await import('./contributions/contributions')
    const endpoint = `${process.env.CONTRIBUTIONS_API_BASE}/v4/x`
    answer = { status: 200, body: JSON.stringify({ contributions: [...days, day] }) }
    await expect(loadYear(endpoint)).rejects.toThrow()
    answer = { status: 200, body: JSON.stringify({ contributions: days }) }
    expect(await loadYear(endpoint)).toEqual(days)
  })
})
