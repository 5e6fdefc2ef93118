import { MockAgent } from 'undici'
import { ImageFailure } from '../../../images/fetch-image'
import { askLink } from './ask-link'

type Said = { status: number; headers?: Record<string, string> }

let agent: MockAgent
beforeEach(() => {
  agent = new MockAgent()
  agent.disableNetConnect()
})
afterEach(() => agent.close())

/** Mocks a server's response to HEAD, and to GET if one is expected. */
function says(path: string, head: Said, get?: Said): void {
  const pool = agent.get('https://otro.example')
  pool.intercept({ path, method: 'HEAD' }).reply(head.status, '', { headers: head.headers ?? {} })
  if (get) pool.intercept({ path, method: 'GET' }).reply(get.status, '', { headers: get.headers ?? {} })
}

/** Mocks a failing connection. */
const fails = (error: Error) =>
  agent.get('https://otro.example').intercept({ path: '/', method: 'HEAD' }).replyWithError(error)

const ask = (path = '/') =>
  askLink(`https://otro.example${path}`, { dispatcher: agent, mayAsk: () => true, timeoutMs: 2_000 })
/** Asserts that every mocked response was requested. */
const allAsked = () => agent.assertNoPendingInterceptors()

test.each([200, 204, 299])('%i is an answer', async (status) => {
  says('/', { status })
  expect(await ask()).toEqual({ kind: 'ok', detail: `answers ${status}` })
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'blocked'],
  [403, 'blocked'],
  [429, 'blocked'],
  [999, 'blocked'],
  [400, 'failing'],
  [500, 'failing'],
  [501, 'failing'],
  [503, 'failing'],
])('of a page with status %i the whole is asked for if need be: it is %s', async (status, kind) => {
  says('/', { status }, status === 410 ? undefined : { status })
  expect(await ask()).toEqual({ kind, detail: `answers ${status}` })
  allAsked()
})

test.each([400, 403, 404, 405, 500, 501, 503])(
  'who answers %i to HEAD alone has the page',
  async (status) => {
    says('/', { status }, { status: 200 })
    expect(await ask()).toEqual({ kind: 'ok', detail: 'answers 200' })
  },
)

test.each([
  [503, { server: 'cloudflare' }, 'blocked'],
  [503, { server: 'ddos-guard' }, 'blocked'],
  [503, { server: 'nginx' }, 'failing'],
  [500, { server: 'cloudflare' }, 'failing'],
  [200, { server: 'cloudflare' }, 'ok'],
  [200, { 'cf-mitigated': 'challenge' }, 'blocked'],
])('%i with %j is a wall before a page, or none', async (status, headers, kind) => {
  says('/', { status, headers }, { status, headers })
  expect((await ask()).kind).toBe(kind)
})

test.each([
  [301, 'moved'],
  [308, 'moved'],
  [302, 'ok'],
  [303, 'ok'],
  [307, 'ok'],
])('a redirect with %i is followed: the link has %s', async (status, kind) => {
  says('/', { status, headers: { location: '/nuevo' } })
  says('/nuevo', { status: 200 })
  const detail = kind === 'moved' ? 'has moved to https://otro.example/nuevo' : 'answers 200'
  expect(await ask()).toEqual({ kind, detail })
})

test('a link has moved where each of its redirects is for good', async () => {
  says('/', { status: 301, headers: { location: '/a' } })
  says('/a', { status: 302, headers: { location: '/b' } })
  says('/b', { status: 200 })
  expect((await ask()).kind).toBe('ok')
})

test('a redirect that leads nowhere is an answer, and so is an address beside another status', async () => {
  says('/sin', { status: 302 })
  expect(await ask('/sin')).toEqual({ kind: 'ok', detail: 'answers 302' })
  says('/con', { status: 200, headers: { location: '/otro' } })
  expect(await ask('/con')).toEqual({ kind: 'ok', detail: 'answers 200' })
})

test('redirects without an end are failing', async () => {
  for (let at = 0; at < 6; at += 1) says(`/${at}`, { status: 301, headers: { location: `/${at + 1}` } })
  expect(await ask('/0')).toEqual({ kind: 'failing', detail: 'redirects more than 5 times' })
  allAsked()
})

test.each([
  'http://localhost/',
  'http://caja.local/',
  'http://a.internal/',
  'http://127.0.0.1/',
  'http://[::1]/',
])('%s is of a local network, and nothing is asked', async (address) => {
  expect((await askLink(address, { dispatcher: agent })).kind).toBe('private')
})

test('a public name and a public address are asked', async () => {
  for (const origin of ['https://otro.example', 'http://93.184.215.14', 'https://local.example']) {
    agent.get(origin).intercept({ path: '/', method: 'HEAD' }).reply(200, '')
    expect((await askLink(`${origin}/`, { dispatcher: agent })).kind).toBe('ok')
  }
})

const CERTIFICATE = 'has a certificate that is not valid'
test.each([
  ['ENOTFOUND', 'gone', 'its host does not exist'],
  ['ECONNRESET', 'failing', 'ECONNRESET'],
  ['CERT_HAS_EXPIRED', 'failing', `${CERTIFICATE} (CERT_HAS_EXPIRED)`],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'failing', `${CERTIFICATE} (ERR_TLS_CERT_ALTNAME_INVALID)`],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'failing', `${CERTIFICATE} (DEPTH_ZERO_SELF_SIGNED_CERT)`],
])('a connection that ends with %s is %s', async (code, kind, detail) => {
  fails(Object.assign(new Error('unused'), { code }))
  expect(await ask()).toEqual({ kind, detail })
})

test('any other failure is told in its own words; one that comes from a private address is no failure of the link', async () => {
  fails(new Error('by chance'))
  expect(await ask()).toEqual({ kind: 'failing', detail: 'by chance' })
  fails(new ImageFailure('its address is private'))
  expect(await ask()).toEqual({ kind: 'private', detail: 'its address is private' })
})

test('a server that does not answer is failing, and how long it had is told', async () => {
  agent.get('https://otro.example').intercept({ path: '/', method: 'HEAD' }).reply(200, '').delay(60_000)
  const asked = await askLink('https://otro.example/', {
    dispatcher: agent,
    mayAsk: () => true,
    timeoutMs: 20,
  })
  expect(asked).toEqual({ kind: 'failing', detail: 'no answer within 0.02 s' })
})
