import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { foldersOf } from '../../site/content-folder'
import { fingerprint, markOf, textsOf } from '../sample/sample'
import { examineSite, indexingFindings, proxyFindings } from './examine-site'
import { textReport } from './links'
import { sampleRemains } from './sample-remains'

const ORIGIN = 'https://www.ana.example'
const DESCRIPTION = 'Una página de prueba.'

/** A page with everything that a preview needs. */
function page(address: string, body = ''): string {
  const tags = { title: 'T', description: DESCRIPTION, url: ORIGIN + address, image: `${ORIGIN}/card.jpg` }
  const open = Object.entries({ ...tags, locale: 'es_ES', site_name: 'Ana' })
  const metas = open.map(([name, content]) => `<meta property="og:${name}" content="${content}">`).join('')
  return `<html lang="es"><head><title>T</title><meta name="description" content="${DESCRIPTION}">${metas}
<meta name="twitter:card" content="summary_large_image"><link rel="canonical" href="${ORIGIN}${address}"></head>
<body><a href="/">Inicio</a> <a href="/dos#fin">Dos</a> ${body}</body></html>`
}

type Answer = { status?: number; body: string | Buffer; robots?: string }
const answers = new Map<string, Answer>()
const asked: string[] = []
const server = createServer(({ url = '', headers }, response) => {
  asked.push(`${headers.host} ${url}`)
  const { status = 200, body, robots } = answers.get(url) ?? { status: 404, body: '' }
  const type = /\.jpg$/.test(url) ? 'image/jpeg' : /\.(?:txt|xml)$/.test(url) ? 'text/plain' : 'text/html'
  response.writeHead(status, { 'content-type': type, ...(robots && { 'x-robots-tag': robots }) }).end(body)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const photograph = (width: number) =>
  sharp({ create: { width, height: 630, channels: 3, background: '#8a3b12' } })
    .jpeg()
    .toBuffer()
beforeEach(async () => {
  answers.clear()
  asked.length = 0
  answers.set('/', { body: page('/') })
  answers.set('/dos', { body: page('/dos', '<h2 id="fin">Fin</h2>') })
  answers.set('/card.jpg', { body: await photograph(1200) })
  answers.set('/robots.txt', { body: 'User-Agent: *\nAllow: /\n' })
  answers.set('/sitemap.xml', { body: `<urlset><loc>${ORIGIN}/</loc><loc>${ORIGIN}/dos</loc></urlset>` })
})

async function found(external = false): Promise<string[]> {
  const site = await examineSite({ url: `${base}/`, siteUrl: ORIGIN, external })
  return (site?.findings ?? []).map(({ severity, where, message }) => `${severity} ${where} ${message}`)
}

test('nothing is reported for a site without problems; it is requested under its public name', async () => {
  expect(await found()).toEqual([])
  expect(asked).toContain('www.ana.example /')
})

test('a broken link or anchor is reported with its page', async () => {
  answers.set('/', { body: page('/', '<a href="/nada">a</a> <a href="#nada">b</a>') })
  answers.set('/dos', { body: page('/dos', '<h2 id="fin">Fin</h2><a href="/nada">a</a>') })
  const said = await found()
  expect(said).toContainEqual(
    expect.stringMatching(/^error \/\w* the link \/nada answers 404 \(on 2 pages\)$/),
  )
  expect(said).toContainEqual(
    expect.stringMatching(/^error \/\w* the link \/#nada leads to a place that the page doesn't have/),
  )
  expect(said).toHaveLength(2)
})

test('external links are only checked if requested; one that fails is asked again, once', async () => {
  const other = base.replace('127.0.0.1', 'localhost') + '/cae'
  answers.set('/', {
    body: page(
      '/',
      `<a href="http://localhost:1/">a</a> <a href="mailto:a@b.example">b</a> <a href="${other}">c</a>`,
    ),
  })
  answers.set('/cae', { status: 502, body: '' })
  expect(await found()).toEqual([])
  expect((await found(true)).sort()).toEqual([
    expect.stringMatching(/^warning \/ the link http:\/\/localhost:1\/ can't be opened/),
    `warning / the link ${other} answers 502`,
  ])
  // Each time by its head, then as a whole.
  expect(asked.filter((one) => one.endsWith(' /cae'))).toHaveLength(4)
})

test.each<[string, string, RegExp]>([
  ['og:title', 'xx', /the tag og:title is missing/],
  ['name="description"', 'name="x"', /has no description/],
  ['rel="canonical"', 'rel="x"', /its canonical link is missing/],
  ['/card.jpg', '/otra.jpg', /the picture of its preview can not be read/],
])('a page without %s has an incomplete preview', async (from, to, message) => {
  answers.set('/dos', { body: page('/dos', '<h2 id="fin">Fin</h2>').replace(from, to) })
  expect(await found()).toContainEqual(expect.stringMatching(new RegExp(`^error /dos ${message.source}`)))
})

test('an image that social networks would show small is reported', async () => {
  answers.set('/card.jpg', { body: await photograph(600) })
  expect(await found()).toContainEqual(
    expect.stringMatching(/^warning \/ the picture of its preview is 600 px wide/),
  )
})

test('a failing home page is reported, and nothing else is checked', async () => {
  answers.set('/', { status: 500, body: 'Error' })
  expect(await found()).toEqual(['error / the home page answers 500; nothing else was looked at'])
})

const OPEN = {
  robots: '',
  rules: 'User-Agent: *\nAllow: /\nDisallow: /api/\n',
  isLocal: false,
  isOther: false,
  host: 'a.example',
}
test.each([
  [{ robots: 'max-snippet:50' }, []],
  [{ rules: 'User-Agent: BadBot\nDisallow: /\n\nUser-Agent: *\nAllow: /\n' }, []],
  [{ robots: 'noindex' }, ['error', 'SITE_INDEXING=off']],
  [{ robots: 'noindex', isOther: true }, ['error', 'it was built for a.example']],
  [{ robots: 'noindex', isLocal: true }, ['warning', 'SITE_INDEXING=off']],
  [{ rules: 'User-agent: *\nDisallow: /\n' }, ['error', 'robots.txt disallows every page']],
])('whether search engines are blocked: %j', (indexing, expected) => {
  const said = indexingFindings({ ...OPEN, ...indexing }).map(({ severity, message }) => severity + message)
  expect(said).toEqual(
    expected.length > 0 ? [expect.stringMatching(new RegExp(`^${expected[0]}.*${expected[1]}`))] : [],
  )
})

test('a site that believes an address which a visitor makes up is reported, and no other one', () => {
  expect(proxyFindings('192.0.2.1')).toEqual([
    expect.objectContaining({
      severity: 'error',
      message: expect.stringContaining('TRUST_PROXY') as unknown,
    }),
  ])
  for (const client of ['203.0.113.9', '127.0.0.1', '']) expect(proxyFindings(client)).toEqual([])
})

describe('leftovers of the sample', () => {
  const SENTENCE = 'Vivo en una casa de muestra junto al río.'
  const SAMPLE = { texts: [markOf(SENTENCE)], files: { 'images/a.svg': fingerprint('a.svg', 'drawn') } }
  let root: string
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'sample-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  const remains = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
      writeFileSync(path.join(root, 'content', name), text)
    }
    return sampleRemains(foldersOf(root, 'content'), SAMPLE).map(
      ({ where, message }) => `${where} ${message}`,
    )
  }

  test('texts are reported with their line, whatever was edited around them, and images', () => {
    const home = `export const home = {\n  intro: 'Mío, del todo mío, y de nadie más.',\n  biography: ['${SENTENCE}'],\n}\n`
    expect(remains({ 'home.ts': home, 'images/otra.svg': 'drawn', 'images/mine.svg': 'mine' })).toEqual([
      `content/home.ts:3 "${SENTENCE}" came with the starter; write your own, or delete it`,
      'content/images/otra.svg came with the starter; put your own there',
    ])
  })

  test("the owner's own texts, the policy, comments and the end of a long text are not reported", () => {
    const article = `---\nid: 7\ntitle: Mío\n---\n${'\n'.repeat(12)}${SENTENCE}\n`
    const home = `// '${SENTENCE}'\nexport const home = { intro: 'Otra casa, en otro sitio, de otra gente.' }\n`
    expect(remains({ 'home.ts': home, 'privacy.md': `${SENTENCE}\n`, 'articles/uno.md': article })).toEqual(
      [],
    )
  })

  test('placeholders are reported with their line', () => {
    const site = "// Alex Muestra\nexport const site = {\n  name: 'Alex Muestra',\n}\n"
    expect(remains({ 'site.ts': site })).toEqual([
      'content/site.ts:3 "Alex Muestra" is a placeholder; put your own value there',
    ])
  })

  test('short texts are ignored: names, tags, addresses, job titles', () => {
    const line = `{ name: 'Visual Studio Code', url: 'https://a.example/una/dirección/larga', role: 'Junior machine learning engineer' }`
    expect(textsOf('a.ts', line)).toEqual([])
    expect(textsOf('a.md', 'tags: [desarrollo,javascript,react,php,sql]')).toEqual([])
  })
})

test('findings are sorted by severity, with a line of counts', () => {
  const findings = [
    { severity: 'notice', where: 'c:1', message: 'three' },
    { severity: 'error', where: 'a:10', message: 'one' },
    { severity: 'error', where: 'a:9', message: 'zero' },
  ] as const
  expect(textReport([...findings], 4)).toBe(
    'ERRORS\n  a:9\n    zero\n  a:10\n    one\n\nNOTICES\n  c:1\n    three\n\n2 errors, 0 warnings, 1 notice; 4 pages looked at',
  )
})
