import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { askSite } from '../../lib/cli/running-site'
import { takeSnapshot } from '../../lib/cli/static-export/snapshot'
import { runCommand } from '../command'
import { expect, test } from '../ready-page'
import { readDocx, readWithPdfJs } from '../resume-readers'
import { FIXTURE } from '../site'
import { type EditedSite, eventually, startEditedSite } from '../operation/edited-site'
import { formsIn } from './hidden-words'
import { OWNER, OWNER_DIST } from './owner'

const ROOT = path.resolve(__dirname, '../..')
const DIST = '.next-hidden'
const ORIGIN = 'https://www.inesprueba.example'
/** The addresses in site.ts, the policy, an account and the CV. */
const ADDRESSES = [
  'hola@inesprueba.example',
  'privacidad@inesprueba.example',
  'cuenta@inesprueba.example',
  'hola@ines.example',
]

const SEEDS = [
  '/',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/llms-full.txt',
]
  .concat([
    '/manifest.webmanifest',
    '/resume.json',
    '/cv.pdf',
    '/buscar?q=hola',
    '/contacto/gracias',
    '/no-hay',
  ])
  .concat([
    '/humans.txt',
    '/.well-known/security.txt',
    '/article/-',
    '/unavailable',
    '/en/rss.xml',
    '/en/nada',
  ])
const APIS = [
  '/api/portfolio/articles.php?limit=50',
  '/api/portfolio/projects.php?limit=50',
  '/api/health',
].concat(['/api/portfolio/metadata.php', '/api/contributions?y=last', '/api/buscar?q=hola', '/api/nada'])

/** Returns the URLs whose response contains an address, with the form of the address. */
const naming = (answers: Map<string, Buffer>) =>
  [...answers].flatMap(([address, body]) => formsIn(body, ADDRESSES).map((form) => `${address} ${form}`))

/** Fetches everything that the site serves: URLs reachable from its pages and feeds, the pages' data, and the API. */
async function everything(): Promise<Map<string, Buffer>> {
  const { host } = new URL(ORIGIN)
  // Images contain no text that a program could read.
  const get = async (target: string) =>
    target.startsWith('/media/')
      ? { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(0) }
      : askSite(site.url(), target, host)
  const { files, policies } = await takeSnapshot({
    origin: ORIGIN,
    seeds: SEEDS,
    unknown: '/article/-',
    ask: get,
  })
  const answers = new Map(files)
  for (const target of [...SEEDS, ...APIS]) answers.set(target, (await get(target)).body)
  for (const page of policies.keys()) {
    const data = await site.get(page, { RSC: '1' })
    answers.set(`${page} as data`, Buffer.from(await data.arrayBuffer()))
  }
  return answers
}

let site: EditedSite
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startEditedSite(DIST, {}, { content: OWNER, dist: OWNER_DIST })
})
test.afterAll(() => site?.stop())

test('a CV file that contains the address is not served until it is generated again', async () => {
  test.slow() // prints twenty files
  expect(await site.text('/resume')).not.toContain('/cv.pdf')
  for (const address of ['/cv.pdf', '/cv/es/cv.docx', '/media/cv/714.webp'])
    expect((await site.get(address)).status, address).not.toBe(200)
  expect((await runCommand('make-cv', [], { CONTENT_DIR: site.content })).status).toBe(0)
  await eventually(async () => (await site.text('/resume')).includes('/cv.pdf'))
  expect((await site.get('/cv.pdf')).status).toBe(200)
})

test('with only the form configured the address appears in no response', async () => {
  test.slow() // reads every response in every form that an address can have
  const answers = await everything()
  expect(answers.size).toBeGreaterThan(150)
  for (const address of [
    'cv.pdf',
    'cv/es/cv.docx',
    'cv/en/cv.pdf',
    'cv/es/cv.vcf',
    'cv/es/cv.txt',
    'resume.json',
  ])
    expect([...answers.keys()], address).toContain(address)
  for (const [name, body] of filesBelow(path.join(ROOT, DIST, 'static')))
    if (!name.endsWith('.woff2')) answers.set(name, body)
  expect(naming(answers)).toEqual([])
})

test('the form replaces the address: on the page, in every format of the CV, and in the policy', async () => {
  for (const address of ['/resume', '/en/resume']) {
    const link = address === '/resume' ? '/contacto' : '/en/contact'
    expect(await site.text(address)).toContain(`<a href="${link}">inesprueba.example${link}</a>`)
  }
  const forms = path.join(site.content, 'cv')
  const texts = [
    (await readWithPdfJs(path.join(site.content, 'cv.pdf'))).text,
    (await readDocx(path.join(forms, 'es/cv.docx'))).text,
    await site.text('/cv/es/cv.txt'),
    await site.text('/cv/es/cv.vcf'),
  ]
  for (const text of texts) expect(text).toContain('inesprueba.example/contacto')
  const policy = await site.text('/politics')
  expect(policy).toMatch(/<strong>Contacto:<\/strong> <a href="\/contacto"[^>]*>formulario de contacto<\/a>/)
  expect(policy).toMatch(/Para ejercer sus derechos, .* a través del <a href="\/contacto"/)
  expect(policy).toContain('Formulario de contacto.')
})

test('a visible address appears where it belongs', async () => {
  for (const [address, text] of [
    ['/resume', 'mailto:hola@ines.example'],
    ['/en/resume', 'mailto:hola@ines.example'],
    ['/', '"email":"mailto:hola@inesprueba.example"'],
    ['/contacto', 'mailto:hola@inesprueba.example'],
    ['/politics', 'mailto:privacidad@inesprueba.example'],
    ['/resume.json', 'hola@ines.example'],
    ['/cv/es/cv.vcf', 'EMAIL:hola@ines.example'],
    ['/cv/es/cv.txt', 'hola@ines.example'],
  ])
    expect(await (await fetch(`${process.env.SITE_UNDER_TEST}${address}`)).text(), address).toContain(text)
  const { text } = await readWithPdfJs(path.join(ROOT, FIXTURE, 'cv.pdf'))
  expect(text).toContain('hola@ines.example')
})

function filesBelow(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file)])
}
