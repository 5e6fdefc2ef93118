import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOwnerModule } from './owner-module'
import { redirectsSchema, siteSchema } from './owner-schema'
import { assertPublic } from './site-url'

const SITE = {
  name: 'Ana',
  title: 'Ana',
  description: 'Portfolio',
  url: 'https://www.ana.example',
  developmentHost: null,
  email: 'ana@ana.example',
  city: 'Lugo',
  social: [{ kind: 'code', url: 'https://a.example' }],
  repository: null,
  calendarUser: null,
  analytics: null,
  legal: { name: 'Ana', taxId: '1', address: 'Lugo', email: 'ana@ana.example' },
}
const read = (fields: object) =>
  readOwnerModule('site', siteSchema, { run: () => ({ site: { ...SITE, ...fields } }) })

const folder = mkdtempSync(path.join(tmpdir(), 'owner-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['https://www.ana.example', 'https://www.ana.example'],
  ['https://www.ana.example/', 'https://www.ana.example'],
  ['http://ana.example:8080', 'http://ana.example:8080'],
  ['https://ñandú.example', 'https://xn--and-6ma2c.example'],
])('the address %s is valid', (url, kept) => {
  expect(read({ url }).url).toBe(kept)
})

test.each([
  'www.ana.example',
  'ftp://ana.example',
  'https://ana.example/blog',
  'https://ana.example/?a=b',
  'https://user:secret@ana.example',
  'https:/ana.example',
  '',
])('the address "%s" is rejected with its file, its field and what is expected', (url) => {
  expect(() => read({ url })).toThrow(
    /^The content needs attention:\ne2e\/content\/site\.ts:\d+:\d+: url is (?:missing|.+); it should be an address with its scheme/,
  )
})

test('every error is listed at once', () => {
  const fault = () =>
    read({ name: '', email: 'ana', repository: 'ana', social: [{ kind: 'code', url: 'ana' }], extra: 1 })
  for (const field of ['name', 'email', 'repository', 'social "code": url', 'extra'])
    expect(fault).toThrow(new RegExp(`^e2e/content/site\\.ts:\\d+:\\d+: ${field} is `, 'm'))
})

test('a module that cannot be run, or lacks the export, is reported', () => {
  const broken = () => {
    throw new SyntaxError('Unexpected token')
  }
  expect(() => readOwnerModule('redirects', redirectsSchema, { run: broken })).toThrow(
    "e2e/content/redirects.ts: can't be run: Unexpected token.",
  )
  expect(() => readOwnerModule('redirects', redirectsSchema, { run: () => ({}) })).toThrow(
    'e2e/content/redirects.ts: exports nothing with the name redirects.',
  )
})

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'https://a.localhost'])(
  'a production build for %s must be requested explicitly',
  (url) => {
    expect(() => assertPublic(url, undefined)).toThrow(`SITE_URL=${url}`)
    expect(() => assertPublic(url, url)).not.toThrow()
  },
)

test.each(['https://www.ana.example', 'https://localhost.example', 'https://127.example'])(
  'a production build for %s needs no option',
  (url) => expect(() => assertPublic(url, undefined)).not.toThrow(),
)

test.each([
  [{}, null, null],
  [{ accent: '', icon: '' }, null, null],
  [{ accent: ' #0B6E4F ', icon: '/images/icono ñ.png' }, '#0b6e4f', '/images/icono ñ.png'],
])('accent and icon can be set, null, empty or absent: %j', (fields, accent, icon) => {
  expect([read(fields).accent, read(fields).icon]).toEqual([accent, icon])
})

test.each([
  [{ accent: 'green' }, 'accent is "green"; it should be a colour such as #0b6e4f, or null'],
  [{ accent: '#0b6' }, 'accent is "#0b6"; it should be a colour such as #0b6e4f, or null'],
  [{ accent: 7 }, 'accent is 7; it should be a text.'],
  [{ icon: 'icono.png' }, 'icon is "icono.png"; it should be the path of a picture such as /images/icon.png'],
  [
    { accent: '#facc15' },
    'accent is "#facc15"; it should be a colour that can be read: with this one color-accent on color-accent-soft has ' +
      'a contrast of 1.25 to 1 in the light theme, and 4.5 is needed; the nearest that works is #7f6600.',
  ],
])('rejected, with what is expected: %j', (fields, sentence) => {
  expect(() => read(fields)).toThrow(sentence)
})

test('the suggested colour is accepted', () => {
  expect(read({ accent: '#7f6600' }).accent).toBe('#7f6600')
})
