import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { fetch } from 'undici'
import { fetchImage, publicOnly, withoutSecrets } from './fetch-image'

jest.mock('undici', () => ({
  fetch: jest.fn(),
  Agent: class {
    constructor(readonly options: unknown) {}
  },
}))
jest.mock('node:dns', () => ({ ...jest.requireActual<object>('node:dns'), lookup: jest.fn() }))

const HOST = 'fotos.example'
const answers = (...given: [status: number, headers: Record<string, string>, body?: string][]) => {
  for (const [status, headers, body] of given)
    jest
      .mocked(fetch)
      .mockResolvedValueOnce(
        new Response(body ?? null, { status, headers }) as unknown as Awaited<ReturnType<typeof fetch>>,
      )
}
const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => String(url))
const ask = (trusted: string | null = HOST) => fetchImage(`http://ana:clave@${HOST}/a.png?b#c`, trusted)

beforeEach(() => void jest.mocked(fetch).mockReset())

test('an image is followed across redirects, and no credentials are sent for it', async () => {
  answers([200, { 'content-type': 'image/png', location: '/b' }, 'foto'])
  const { bytes, ...rest } = await ask()
  expect([String(bytes), rest]).toEqual(['foto', { type: 'image/png', isTrusted: true }])
  expect(asked()).toEqual([`http://${HOST}/a.png?b#c`])
})

test.each([300, 301, 308, 399])('%i is followed, also to another host', async (status) => {
  answers([status, { location: 'https://8.8.8.8/b' }], [200, { 'content-type': 'image/png' }, 'foto'])
  await expect(ask()).resolves.toMatchObject({ isTrusted: false })
  expect(asked()[1]).toBe('https://8.8.8.8/b')
})

test.each([
  [302, {}, 'answered 302'],
  [206, { 'content-type': 'image/png' }, 'answered 206'],
])('%i with %j is not an image', async (status, headers, reason) => {
  answers([status, headers])
  await expect(ask()).rejects.toThrow(reason)
  expect(asked()).toHaveLength(1)
})

test.each(['', 'Image/PNG', 'application/octet-stream', 'binary/octet-stream', 'text/plain; charset=UTF-8'])(
  'a response of type %p can be an image: its signature decides',
  async (type) => {
    answers([200, { 'content-type': type }, 'foto'])
    await expect(ask()).resolves.toMatchObject({ type: type.toLowerCase() })
  },
)

test('the reason why an image cannot be loaded is reported', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed', { cause: new Error('refused') }))
  await expect(ask()).rejects.toMatchObject({ name: 'ImageFailure', message: 'Error: refused' })
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(ask()).rejects.toMatchObject({ name: 'ImageFailure', message: 'fetch failed' })
})

test('logged addresses contain no secrets', () => {
  expect(withoutSecrets('https://ana:clave@a.example:8080/b?c#d')).toBe('https://a.example:8080/b')
  expect(withoutSecrets('//ana:clave@a.example/b?c#d')).toBe('//a.example/b')
})

describe('a host name is resolved once, and the connection uses that result', () => {
  type Found = { address: string; family: number }[]
  /** The arguments with which the lookup of a connection calls back. */
  async function lookedUp(error: Error | null, found: Found | undefined, all = false): Promise<unknown[]> {
    const { options } = (await publicOnly()) as unknown as {
      options: { connect: { lookup: LookupFunction } }
    }
    jest
      .mocked(lookup)
      .mockImplementationOnce(((_name: string, _options: object, answer: (...all: unknown[]) => void) =>
        answer(error, found)) as never)
    return new Promise((resolve) => {
      options.connect.lookup('a.example', { all }, (...told) => resolve(told))
    })
  }
  const PUBLIC = { address: '93.184.215.14', family: 4 }
  const OTHER = { address: '2606:2800:21f::1', family: 6 }

  test('the first address, or all of them', async () => {
    await expect(lookedUp(null, [PUBLIC, OTHER])).resolves.toEqual([null, PUBLIC.address, 4])
    await expect(lookedUp(null, [PUBLIC, OTHER], true)).resolves.toEqual([null, [PUBLIC, OTHER]])
  })

  test('a private address among others is rejected', async () => {
    const [failure] = await lookedUp(null, [PUBLIC, { address: '10.0.0.1', family: 4 }])
    expect(failure).toMatchObject({ name: 'ImageFailure', message: 'a.example is a private address' })
  })

  test('a name without addresses does not exist', async () => {
    const failure = new Error('ENOTFOUND')
    await expect(lookedUp(failure, undefined)).resolves.toEqual([failure, ''])
    await expect(lookedUp(null, [])).resolves.toEqual([new Error("a.example doesn't exist"), ''])
  })
})
