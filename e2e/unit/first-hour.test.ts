import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { THEME_COLOURS } from '../../lib/site/theme-colours'
import type { Answer } from '../first-hour/crawl'
import { findingsIn } from '../first-hour/findings'
import { tracesOf } from '../first-hour/traces'

const FILES: Record<string, string> = {
  'site.ts': `export const site = { name: 'Rosa Ejemplar', city: 'Ávila', url: 'https://rosa.example', social: [{ kind: 'professional', url: 'https://red.example/r' }] }`,
  'home.ts': `export const home = { intro: 'Programo junto a la muralla.', roles: ['Común'] }`,
  'about.ts': `export const about = { skills: ['JavaScript moderno'] }`,
  'resume.json': '{ "basics": { "label": "Tejedora de páginas" } }',
  'projects.json': '[{ "title": "Palomar", "tipo": "web" }]',
  'privacy.md': 'La agencia está en Ávila.',
  'articles/la-primera-nevada.md':
    '---\nid: 1\ntitle: La nevada de las tres\n---\n\nCayó de noche y sin avisar a nadie.\n',
  'images/retrato.svg': '<svg>retrato</svg>',
}
const folder = mkdtempSync(path.join(tmpdir(), 'traces-'))
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

const traces = tracesOf(folder, 'Programo junto al mar, en Palomar')
const answer = (fields: Partial<Answer>): Answer => ({
  path: '/',
  status: 200,
  type: 'text/html; charset=utf-8',
  data: Buffer.from(''),
  foundOn: '/',
  ...fields,
})
const inHtml = (text: string) => findingsIn(answer({ data: Buffer.from(text) }), traces)
const square = (background: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

test.each([
  'Rosa Ejemplar',
  'Ávila',
  'rosa.example',
  'red.example',
  'Programo junto a la muralla.',
  'Tejedora de páginas',
  'la-primera-nevada',
  'La nevada de las tres',
  'Cayó de noche y sin avisar a nadie.',
])('«%s» is left over from the sample', async (text) => {
  expect(await inHtml(`<p>${text}</p>`)).toContain(`says "${text}"`)
})

test.each(['Común', 'JavaScript moderno', 'professional', 'Palomar', 'web'])(
  '«%s» is not: it is short, common, or used by the new owner too',
  async (text) => expect(await inHtml(`<p>${text}</p>`)).toEqual([]),
)

test('text of the policy is allowed on its own page only', async () => {
  const data = Buffer.from('<p>La agencia está en Ávila.</p>')
  expect(await findingsIn(answer({ path: '/politics', data }), traces)).toEqual([])
  expect(await findingsIn(answer({ path: '/about', data }), traces)).toEqual(['says "Ávila"'])
})

test('files are identified by their bytes, addresses by their response', async () => {
  const data = Buffer.from('<svg>retrato</svg>')
  expect(await findingsIn(answer({ type: 'image/svg+xml', data }), traces)).toEqual([
    "is the sample's images/retrato.svg",
  ])
  expect(await findingsIn(answer({ status: 404, foundOn: '/about' }), traces)).toEqual([
    'answers 404, linked on /about',
  ])
  expect(await findingsIn(answer({ status: 404, path: '/no-such-page' }), traces)).toEqual([])
})

test('the default accent is detected in pages and images, not in stylesheets', async () => {
  const accent = THEME_COLOURS['color-accent'].light
  expect(await inHtml(`<meta content="${accent}">`)).toEqual([`has the sample's colour ${accent}`])
  expect(await findingsIn(answer({ type: 'text/css', data: Buffer.from(accent) }), traces)).toEqual([])
  expect(await findingsIn(answer({ type: 'image/jpeg', data: await square(accent) }), traces)).toEqual([
    "is painted in the sample's colour",
  ])
  expect(await findingsIn(answer({ type: 'image/jpeg', data: await square('#0b6e4f') }), traces)).toEqual([])
})
