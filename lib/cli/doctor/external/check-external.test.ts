import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Agent } from 'undici'
import { checkExternal } from './check-external'
import { readSeenLinks, writeSeenLinks } from './seen-links'

const TODAY = '2026-11-22'
const asked: string[] = []
type Answer = (response: ServerResponse, method: string) => unknown
let answers: Record<string, Answer | Answer[]> = {}
let base = ''
const server = createServer((request, response) => {
  const { url = '', method = '' } = request
  asked.push(`${method} ${url}`)
  const given = answers[url]
  const answer = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given
  if (answer) answer(response, method)
  else response.writeHead(404).end()
})
const dispatcher = new Agent()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await dispatcher.destroy()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answers = {}
})

const status =
  (code: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end()

/** Returns the findings for one link, and the day recorded for it. */
async function said(link: string, last?: string, options = {}): Promise<[string[], string | undefined]> {
  const address = link.startsWith('/') ? base + link : link
  const { findings, seen } = await checkExternal([{ address, pages: ['/a'] }], {
    today: TODAY,
    seen: new Map(last === undefined ? [] : [[address, last]]),
    retryDelayMs: 1,
    mayAsk: () => true,
    dispatcher,
    ...options,
  })
  const lines = findings.map(
    ({ severity, rule, where, message }) => `${severity} ${rule} ${where} ${message.replace(base, '')}`,
  )
  return [lines, seen.get(address)]
}

test.each([200, 204, 206])('a link that answers %i is fine, and its day is noted', async (code) => {
  answers = { '/': status(code) }
  expect(await said('/')).toEqual([[], TODAY])
  expect(asked).toEqual(['HEAD /'])
})

test.each([403, 405, 404, 500, 501])(
  'a server that answers %i to HEAD is asked for the page',
  async (code) => {
    answers = { '/': (response, method) => response.writeHead(method === 'HEAD' ? code : 200).end('x') }
    expect(await said('/')).toEqual([[], TODAY])
    expect(asked).toEqual(['HEAD /', 'GET /'])
  },
)

test.each([401, 403, 429, 451, 999])(
  '%i is a server that keeps machines out, not a dead link',
  async (code) => {
    answers = { '/': status(code) }
    expect(await said('/')).toEqual([
      [`notice external-blocked /a / answers ${code} to machines; look at it in a browser`],
      undefined,
    ])
    expect(asked).toHaveLength(2)
  },
)

test('a wall against machines is one whatever its number', async () => {
  answers = { '/': status(503, { 'cf-mitigated': 'challenge' }) }
  expect((await said('/'))[0]).toEqual([expect.stringContaining('external-blocked')])
})

test.each([404, 410])('%i at each of three attempts is dead', async (code) => {
  answers = { '/': status(code) }
  expect(await said('/')).toEqual([[`error external-dead /a / is dead: answers ${code}`], undefined])
  expect(asked.filter((one) => one.startsWith('HEAD'))).toHaveLength(3)
})

test('a host that does not exist is dead', async () => {
  const lookup: unknown = (host: string, _: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }))
  const nowhere = new Agent({ connect: { lookup: lookup as never } })
  expect((await said('http://nada.invalid/x', undefined, { dispatcher: nowhere }))[0]).toEqual([
    'error external-dead /a http://nada.invalid/x is dead: its host does not exist',
  ])
})

test.each([
  ['answers 500', status(500)],
  ['breaks off', ((response) => response.destroy()) satisfies Answer],
])('a server that %s may answer at the next attempt', async (_, fault) => {
  answers = { '/': [fault, fault, status(200)] }
  expect(await said('/')).toEqual([[], TODAY])
})

test('a server that goes on failing is out of reach, which is not dead', async () => {
  answers = { '/': status(502) }
  expect((await said('/', '2026-10-01'))[0]).toEqual([
    "warning external-failing /a / can't be reached: answers 502; it worked on 2026-10-01",
  ])
  answers = { '/': () => undefined }
  expect((await said('/', undefined, { timeoutMs: 50 }))[0]).toEqual([
    "warning external-failing /a / can't be reached: no answer within 0.05 s",
  ])
})

test('a link that worked within a week is not called dead at a failure, and its day stays', async () => {
  answers = { '/': status(404) }
  expect(await said('/', '2026-11-15')).toEqual([
    ['notice external-failing /a / answers 404 now; it worked on 2026-11-15; look again later'],
    '2026-11-15',
  ])
  expect((await said('/', '2026-11-14'))[0]).toEqual([
    'error external-dead /a / is dead: answers 404; it worked on 2026-11-14',
  ])
})

test('a link that has moved for good is named with where to; one that leads on for now is fine', async () => {
  answers = {
    '/': status(301, { location: '/nuevo' }),
    '/nuevo': status(200),
    '/hoy': status(302, { location: '/nuevo' }),
  }
  expect(await said('/')).toEqual([
    [`notice external-moved /a / has moved to ${base}/nuevo; link to that`],
    TODAY,
  ])
  expect(await said('/hoy')).toEqual([[], TODAY])
  answers = { '/': status(302, { location: '/' }) }
  expect((await said('/'))[0]).toEqual([expect.stringContaining('redirects more than 5 times')])
})

test.each(['http://127.0.0.1:1/x', 'http://192.168.1.1/', 'http://localhost/', 'http://nas.local/'])(
  '%s is nothing that visitors can open, and is not asked',
  async (address) => {
    const [lines] = await said(address, undefined, { mayAsk: undefined, dispatcher: undefined })
    expect(lines).toEqual([
      expect.stringContaining(`external-private /a ${address} can't be opened by visitors`),
    ])
  },
)

test('when the time is up, the rest is named as not asked', async () => {
  answers = { '/': status(200) }
  expect(await said('/', '2026-01-02', { ending: AbortSignal.abort() })).toEqual([
    ['notice external /a / was not asked: the time was up'],
    '2026-01-02',
  ])
  expect(asked).toEqual([])
})

test('days are kept in a file, in order; a damaged one counts as none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'seen-'))
  const file = path.join(folder, 'links.json')
  expect(await readSeenLinks(file)).toEqual(new Map())
  await writeSeenLinks(
    file,
    new Map([
      ['https://b.test/', TODAY],
      ['https://a.test/', '2026-01-02'],
    ]),
  )
  expect(readFileSync(file, 'utf8')).toBe(
    `{\n  "https://a.test/": "2026-01-02",\n  "https://b.test/": "${TODAY}"\n}\n`,
  )
  expect((await readSeenLinks(file)).get('https://b.test/')).toBe(TODAY)
  writeFileSync(file, '{"https://a.test/": "ayer", "https://b.test/"')
  expect(await readSeenLinks(file)).toEqual(new Map())
  rmSync(folder, { recursive: true })
})
