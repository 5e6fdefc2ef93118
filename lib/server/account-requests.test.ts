import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { site } from '@/e2e/unit/own-content'
import packageJson from '@/package.json'
import { ACCOUNT_SERVICES } from '../site/accounts'

/* Requests to other services about the owner's accounts, as they are made. */
let answer = { status: 200, body: '' }
let calls: IncomingMessage[] = []
const server = createServer((request, response) => {
  calls.push(request)
  response.writeHead(answer.status).end(answer.body)
})

const before = { ...process.env }
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.GITHUB_TOKEN = 'secret-token'
  Object.assign(ACCOUNT_SERVICES, { github: base, contributions: base })
})
afterAll(() => {
  process.env = before
  server.close()
})
beforeEach(() => {
  calls = []
  Object.assign(site, { repository: null, calendarUser: null })
})

describe('§2 the release tag', () => {
  const read = async () => (await import('../pages/newest-tag')).readReleaseTag()

  test('without a repository there is none, and no request', async () => {
    expect(await read()).toBe('')
    expect(calls).toHaveLength(0)
  })

  test('the newest tag of the repository is requested with the token', async () => {
    site.repository = 'nuria/sitio'
    answer = { status: 200, body: '[{"name":"v2.0.0"},{"name":"v1.0.0"}]' }
    expect(await read()).toBe('v2.0.0')
    expect(calls.map(({ url }) => url)).toEqual(['/repos/nuria/sitio/tags'])
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      accept: 'application/vnd.github+json',
      'user-agent': `portfolio/${packageJson.version}`,
    })
  })
})

describe('§7 contributions', () => {
  const read = async (year: number | 'last' = 'last') => (await import('../calendar/service')).readYear(year)
  const days = [{ date: '2026-01-01', count: 3, level: 1 }]

  test("the account 'sample' has a generated year, and no request is made", async () => {
    site.calendarUser = 'sample'
    const shown = await read(2025)
    expect([shown.length, shown[0]?.date]).toEqual([365, '2025-01-01'])
    expect(calls).toHaveLength(0)
  })

  test("the account's year is requested from the service", async () => {
    site.calendarUser = 'nuria p'
    answer = { status: 200, body: JSON.stringify({ contributions: days }) }
    expect([await read(), await read(2025)]).toEqual([days, days])
    expect(calls.map(({ url }) => url)).toEqual(['/v4/nuria%20p?y=last', '/v4/nuria%20p?y=2025'])
    expect(calls[0]?.headers.accept).toBe('application/json')
  })

  test('a date that does not exist is not a valid day', async () => {
    const { loadYear } = await import('../calendar/service')
    const contributions = [...days, { date: '2026-02-30', count: 1, level: 1 }]
    answer = { status: 200, body: JSON.stringify({ contributions }) }
    await expect(loadYear(`${ACCOUNT_SERVICES.contributions}/v4/x`)).rejects.toThrow()
  })
})
