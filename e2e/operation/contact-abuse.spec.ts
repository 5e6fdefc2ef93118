import { expect, test } from 'playwright/test'
import { startNginx } from '../nginx'
import { has, missing, NGINX } from '../programs'
import { rawRequest } from '../raw-request'
import { askFor, HOST } from './behind-nginx'
import { type ContactSite, FORM, goodForm, startContactSite } from './contact-site'

let site: ContactSite
test.beforeAll(async () => {
  site = await startContactSite()
})
test.beforeEach(() => site.forget())
test.afterAll(() => site?.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })

type Asked = { body: string; headers?: Record<string, string>; method?: string }
type Abuse = [what: string, status: number, keeps: number, ask: (good: string) => Asked]
const ABUSES: Abuse[] = [
  ['a form as it should be', 303, 1, (good) => ({ body: good })],
  [
    'from an old browser, with a referrer of this site',
    303,
    1,
    (good) => ({ body: good, headers: { referer: `${site.url}/contacto` } }),
  ],
  ['a trap that is filled in', 303, 0, (good) => ({ body: `${good}&subject=SEO` })],
  ['from another site', 403, 0, (good) => ({ body: good, headers: { origin: 'https://malo.example' } })],
  ['from a hidden origin', 403, 0, (good) => ({ body: good, headers: { origin: 'null' } })],
  [
    'from another site, says the browser',
    403,
    0,
    (good) => ({ body: good, headers: { 'sec-fetch-site': 'cross-site' } }),
  ],
  ['a stamp that nobody signed', 422, 0, (good) => ({ body: good.replace(/stamp=[^&]*/, 'stamp=0.x') })],
  ['no field at all', 422, 0, () => ({ body: '' })],
  [
    'a line end in the address',
    422,
    0,
    (good) => ({ body: good.replace('email=', 'email=a%40b.example%0D%0ABcc:+') }),
  ],
  ['a line end in the name', 303, 1, (good) => ({ body: good.replace('name=', 'name=a%0D%0ABcc:+') })],
  ['a field twice', 303, 1, (good) => ({ body: `${good}&name=otra` })],
  ['half of a sign', 303, 1, (good) => ({ body: good.replace('message=', 'message=%ED%A0%80') })],
  ['a zero byte in the message', 303, 1, (good) => ({ body: good.replace('message=', 'message=%00') })],
  ['a message of a megabyte', 422, 0, (good) => ({ body: `${good}${'x'.repeat(1_000_000)}` })],
  [
    'the same, in pieces of unknown length',
    422,
    0,
    (good) => ({ body: `${good}${'x'.repeat(1_000_000)}`, headers: { 'transfer-encoding': 'chunked' } }),
  ],
  ['JSON', 422, 0, () => ({ body: '{"name":"a"}', headers: { 'content-type': 'application/json' } })],
  [
    'a form with files',
    422,
    0,
    () => ({ body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  ],
  ['no type', 303, 1, (good) => ({ body: good, headers: { 'content-type': '' } })],
  ['a server action', 422, 0, () => ({ body: '[]', headers: { 'next-action': 'a'.repeat(42) } })],
  ['PUT', 303, 0, (good) => ({ body: good, method: 'PUT' })],
]

test('each kind of abuse gets one response, in Spanish, and valid requests pass', async () => {
  const signed = await site.stamp()
  const seen: unknown[] = []
  const expected: unknown[] = []
  for (const [index, [what, status, keeps, ask]] of ABUSES.entries()) {
    const before = site.kept().length
    const { body, headers, method } = ask(goodForm(signed, encodeURIComponent(`Prueba: ${what}`)))
    const answer = await site.post(body, { ...from(`198.51.100.${index}`), ...headers }, method)
    const isPage = status === 303 || /^<!DOCTYPE html>.*role="alert"[^>]*><p>/s.test(String(answer.bytes))
    seen.push([what, answer.status, site.kept().length - before, isPage])
    expected.push([what, status, keeps, true])
  }
  expect(seen).toEqual(expected)
})

test('a forged address cannot affect anyone else’s limit; behind a proxy the forwarded address is trusted', async () => {
  const exposed = await startContactSite({})
  const signed = await site.stamp()
  const statuses: number[] = []
  const post = (text: string, address: string) => exposed.post(goodForm(signed, text), from(address))
  for (const last of [1, 2, 3, 4, 5]) statuses.push((await post(`a${last}`, `203.0.113.${last}`)).status)
  expect(statuses).toEqual([303, 303, 303, 429, 429])
  const { headers, bytes } = await post('a6', '203.0.113.6')
  expect(Number(headers['retry-after'])).toBeGreaterThan(500)
  expect(String(bytes)).toMatch(
    /espera (?:9|10) minutos .* También puedes escribir a hola@inesprueba\.example\./,
  )
  expect(String(bytes)).toMatch(/name="message"[^>]*>a6</)
  await exposed.stop()

  const behind: number[] = []
  const pass = async (text: string, address: string) =>
    behind.push((await site.post(goodForm(signed, text), from(address))).status)
  for (const last of [1, 2, 3, 4, 5]) await pass(`b${last}`, `6.6.6.6, 203.0.113.${last}`)
  for (const last of [1, 2, 3]) await pass(`c${last}`, `203.0.113.${last}, 192.0.2.1`)
  await pass('d', '203.0.113.9, 192.0.2.1')
  expect(behind).toEqual([303, 303, 303, 303, 303, 303, 303, 303, 429])
})

test('a flood of messages keeps three of them, and the site stays up', async () => {
  const signed = await site.stamp()
  const counts: Record<number, number> = {}
  const POSTS = 100
  let next = 0
  const sender = async () => {
    for (let index = next++; index < POSTS; index = next++) {
      const { status } = await site.post(goodForm(signed, `spam${index}`), from('192.0.2.2'))
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 20 }, sender))
  expect(counts).toEqual({ 303: 3, 429: POSTS - 3 })
  expect(site.kept()).toHaveLength(3)
  expect((await rawRequest(site.url, '/contacto')).status).toBe(200)
})

test("behind nginx a message is delivered, one that is too large gets the site's response, and no visitor can forge an IP address", async () => {
  test.skip(!has(NGINX), missing(NGINX))
  const signed = await site.stamp()
  const nginx = await startNginx(site.url, { names: HOST })
  const post = (text: string, from: string) =>
    askFor(nginx.url, '/contacto/enviar', {
      method: 'POST',
      headers: { 'content-type': FORM, origin: `https://${HOST}`, 'x-forwarded-for': from },
      body: goodForm(signed, text),
    })
  try {
    const large = await post('x'.repeat(1_000_000), '203.0.113.1')
    expect([large.status, String(large.bytes).includes('puede tener hasta 5000')]).toEqual([422, true])
    const statuses: number[] = []
    for (const from of [1, 2, 3, 4]) statuses.push((await post(`n${from}`, `203.0.113.${from}`)).status)
    expect(statuses).toEqual([303, 303, 303, 429])
    expect(site.kept()).toHaveLength(3)
    expect(nginx.keptAnswers()).toBe(0)
  } finally {
    await nginx.stop()
  }
})

test('the log contains no address, name or text of a visitor', async () => {
  const signed = await site.stamp()
  for (const fields of ['', 'subject=x', `stamp=${signed}`])
    await site.post(
      `name=Zoila&email=zoila%40correo.example&kind=offer&message=Secreto&${fields}`,
      from('203.0.113.77'),
    )
  expect(site.kept()).toHaveLength(1)
  expect(site.output()).not.toMatch(/Zoila|zoila|Secreto|203\.0\.113|127\.0\.0\.1:\d+ /)
})
