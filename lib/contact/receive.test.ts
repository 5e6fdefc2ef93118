import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { site } from '@/e2e/unit/own-content'
import { NextRequest } from 'next/server'
import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { env } from '../site/env'
import type { Message } from './inbox'
import { isFromThisSite, receiveForm } from './receive'
import { createStamp } from './stamp'

const ROOT = mkdtempSync(path.join(tmpdir(), 'contact-'))
const POLICY = "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'"
const given = { contact: site.contact, email: site.email, social: site.social }
const shared = globalThis as { [key: symbol]: unknown }
const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)

let folder: string
let tests = 0
beforeEach(() => {
  tests += 1
  folder = path.join(ROOT, String(tests))
  env.CONTACT_DIR = folder
  for (const name of ['messages', 'contact-limits']) shared[Symbol.for(`portfolio.${name}`)] = undefined
  resetContent()
  errors.mockClear()
})
afterEach(() => void Object.assign(site, given))
afterAll(() => rmSync(ROOT, { recursive: true, force: true }))

const form = (fields: Record<string, string> = {}) => ({
  ...{ name: 'Ana', email: 'ana@correo.example', kind: 'project', message: 'Hola.', stamp: createStamp() },
  ...fields,
})
type Sent = { headers?: Record<string, string>; path?: string }
const send = (fields: Record<string, string>, { headers = {}, path: to = '/contacto/enviar' }: Sent = {}) =>
  receiveForm(
    new NextRequest(`https://site.example${to}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', 'x-visitor-network': '192.0.2.1', ...headers },
    }),
    POLICY,
  )
const byScript = async (fields: Record<string, string>, more: Record<string, string> = {}) => {
  const answer = await send(fields, { headers: { accept: 'application/json', ...more } })
  return { status: answer.status, headers: answer.headers, ...((await answer.json()) as object) }
}
const kept = (): Message[] =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Message)

test('a message is on disk when its sender sees the confirmation, with the article it replies to', async () => {
  fakeContent.articles = [anArticle({ slug: 'año', title: 'Un año' })]
  const answer = await send(form({ article: 'año', name: 'Ana\r\nBcc: x@y.example' }))
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    'https://site.example/contacto/gracias',
    'no-store',
  ])
  expect(kept()).toMatchObject([
    {
      ...{ language: 'es', kind: 'project', name: 'Ana Bcc: x@y.example', email: 'ana@correo.example' },
      ...{ text: 'Hola.', article: '/article/a%C3%B1o', state: 'waiting' },
    },
  ])
})

test('the script gets the next address, and each language leads to its own page', async () => {
  expect(await byScript(form())).toMatchObject({ outcome: 'sent', location: '/contacto/gracias' })
  const english = await send(form({ message: 'Hello.' }), { path: '/en/contact/send' })
  expect(english.headers.get('location')).toBe('https://site.example/en/contact/thanks')
  expect(
    kept()
      .map(({ language }) => language)
      .sort(),
  ).toEqual(['en', 'es'])
})

test.each(['oculto', '..', 'https://malo.example/uno', ''])(
  'an unpublished article is omitted: %j',
  async (article) => {
    fakeContent.articles = [anArticle({ slug: 'uno' })]
    expect((await send(form({ article }))).status).toBe(303)
    expect(kept().map((message) => message.article)).toEqual([null])
  },
)

test('a message is stored without its article while articles can’t be looked up', async () => {
  fakeContent.failure = new Error('down')
  expect((await send(form({ article: 'uno' }))).status).toBe(303)
  expect(kept()).toHaveLength(1)
})

test("the page of a rejected form has the usual policy, with its own nonce for Next's inline scripts", async () => {
  const policies = [await send({}), await send({})].map(({ headers }) =>
    headers.get('content-security-policy'),
  )
  for (const policy of policies)
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'nonce-[\w+/]{22}==' 'self' 'sha256-x'; style-src 'self'$/,
    )
  expect(policies[0]).not.toBe(policies[1])
})

test('a form from another build is resubmitted by the script with a new stamp, and shown again without scripts', async () => {
  const stale = await byScript(form({ stamp: 'mwro18g0.abc' }))
  expect(stale).toMatchObject({ status: 422, outcome: 'refused', isStale: true, faults: {} })
  expect((await send(form({ stamp: 'mwro18g0.abc' }))).status).toBe(422)
  const { stamp } = stale as unknown as { stamp: string }
  expect(await byScript(form({ stamp }))).toMatchObject({ outcome: 'sent' })
})

test('a duplicate message is stored once; a different one is stored too', async () => {
  for (let again = 0; again < 9; again += 1) expect((await send(form())).status).toBe(303)
  expect(kept()).toHaveLength(1)
  expect((await send(form({ message: 'Y otra cosa.' }))).status).toBe(303)
  expect(kept()).toHaveLength(2)
})

test('a text that is too long is rejected at its field, at any length; one at the limit is accepted', async () => {
  for (const message of ['山'.repeat(5_001), 'x'.repeat(1_000_000)])
    expect(await byScript(form({ message }))).toMatchObject({
      status: 422,
      faults: { message: '«Mensaje» puede tener hasta 5000 caracteres.' },
    })
  expect(await byScript(form({ message: '山'.repeat(5_000) }))).toMatchObject({ outcome: 'sent' })
  // A line break counts as one character, as browsers count it.
  const lines = 'x\r\n'.repeat(2_499)
  expect(await byScript(form({ message: `${lines}xx` }))).toMatchObject({ outcome: 'sent' })
})

test('after three messages a fourth is rate limited, and its sender is shown another way to write', async () => {
  site.social = []
  for (const message of ['a', 'b', 'c']) expect((await send(form({ message }))).status).toBe(303)
  const fourth = await byScript(form({ message: 'd' }))
  expect(fourth).toMatchObject({
    status: 429,
    message: expect.stringMatching(
      /espera 10 minutos y pulsa «Enviar mensaje» otra vez\. También puedes escribir a hola@site\.example\.$/,
    ) as string,
  })
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(590)
  site.contact = 'form'
  expect(await byScript(form({ message: 'd' }))).toMatchObject({
    message: expect.stringMatching(/otra vez\.$/) as string,
  })
  site.social = given.social
  expect(await byScript(form({ message: 'd' }))).toMatchObject({
    message: expect.stringMatching(/por una de las cuentas que hay al pie de la página\.$/) as string,
  })
  expect((await byScript(form({ message: 'a' }))).status).toBe(200)
  expect((await send(form({ message: 'd' }), { headers: { 'x-visitor-network': '192.0.2.2' } })).status).toBe(
    303,
  )
  expect(kept()).toHaveLength(4)
})

test('a storage failure is reported to the sender and logged, without the content of the message', async () => {
  writeFileSync(folder, '')
  const answer = await byScript(form())
  expect(answer).toMatchObject({
    status: 503,
    message: expect.stringMatching(
      /^El mensaje no se ha podido guardar\. .* hola@site\.example\.$/,
    ) as string,
  })
  const logged = errors.mock.calls.join('\n')
  expect(logged).toContain('contact.not-kept')
  expect(logged).not.toMatch(/192\.0\.2|Ana|correo|Hola/)
})

test.each(['GET', 'HEAD', 'PUT'])('%s redirects to the form', async (method) => {
  const answer = await receiveForm(new NextRequest('https://site.example/en/contact/send', { method }), null)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://site.example/en/contact'])
})

test('without a form nothing is accepted', async () => {
  env.CONTACT_FORM = 'off'
  const answer = await send(form())
  env.CONTACT_FORM = 'on'
  expect(answer.headers.get('location')).toBe('https://site.example/contacto')
  expect(() => kept()).toThrow('ENOENT')
})

/** The site is https://site.example in these tests, and is also served at another host. */
const comesFromHere = (headers: Record<string, string>) =>
  isFromThisSite(new Headers({ host: 'nginx.example', ...headers }))

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://site.example' },
  { origin: 'https://NGINX.example' },
  { host: '127.0.0.1:3000', 'x-forwarded-host': 'vista.example', origin: 'https://vista.example' },
  {},
])('%j is same-origin, or from a browser without the header', (headers) => {
  expect(comesFromHere(headers)).toBe(true)
})

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://malo.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://otro.site.example' },
  { origin: 'https://malo.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://nginx.example:8443' },
  { 'x-forwarded-host': '', origin: 'https://malo.example' },
])('%j is cross-site', (headers) => {
  expect(comesFromHere(headers)).toBe(false)
})
