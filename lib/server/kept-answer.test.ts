import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { monotonicMs } from '../cache/clock'
import { readAnswer } from './kept-answer'
import type { PageValue } from './next-internals/cache-entries'
import { etagOf } from './next-internals/etag'

jest.mock('../cache/clock', () => ({ monotonicMs: jest.fn() }))

const HTML = '<h1>Hola</h1>'
const NOW = 5_000_000
const page = { kind: 'APP_PAGE', html: HTML, headers: {} } as unknown as PageValue

/** Returns the cached form of a response from Next. */
function read(headers: OutgoingHttpHeaders = {}, statusCode = 200, value = page) {
  const given = {
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=300, stale-while-revalidate=1000',
    etag: etagOf(HTML),
    ...headers,
  }
  return readAnswer({ statusCode, getHeaders: () => given } as unknown as ServerResponse, value)
}

beforeEach(() => void jest.mocked(monotonicMs).mockReturnValue(NOW))

test('an answer ages from the moment at which it was kept', async () => {
  const answer = await read()
  expect(answer?.cacheControl()).toBe('s-maxage=300, stale-while-revalidate=1000')
  jest.mocked(monotonicMs).mockReturnValue(NOW + 100_000)
  expect(answer?.cacheControl()).toBe('s-maxage=200, stale-while-revalidate=1100')
  jest.mocked(monotonicMs).mockReturnValue(NOW + 299_001)
  expect(answer?.cacheControl()).toBeNull()
})

test('headers of one connection, of one body and of parts of a page are not kept, others are', async () => {
  const answer = await read({
    link: '</a>; rel=alternate',
    'content-length': 13,
    'content-encoding': 'gzip',
    date: 'Mon, 05 Jan 2026 10:00:00 GMT',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    'x-nextjs-prerender': '1',
    'x-nextjs-stale-time': '300',
  })
  expect(answer?.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'HIT',
    etag: etagOf(HTML),
    link: '</a>; rel=alternate',
  })
})

test.each<[string, Parameters<typeof read>]>([
  ['that is an error', [{}, 404]],
  ['that is past its age', [{ 'x-nextjs-cache': 'STALE' }]],
  ['that nobody may keep', [{ 'cache-control': 'no-store' }]],
  ['with another body', [{ etag: '"x"' }]],
  ['of a route', [{}, 200, { kind: 'APP_ROUTE', body: Buffer.from(HTML) } as unknown as PageValue]],
])('an answer %s is not kept', async (_which, given) => {
  await expect(read(...given)).resolves.toBeNull()
})
