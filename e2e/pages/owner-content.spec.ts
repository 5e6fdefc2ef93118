import { readFacts } from '../page-facts'
import { seeAll } from '../gallery/inspect'
import { expect, test } from '../ready-page'

/*
 * Tests of the site built from the owner's content. That may be anything, so no test depends on a word, name or number
 * in it.
 */
const base = process.env.SITE_UNDER_TEST ?? ''
const ask = (path: string) => fetch(base + path, { redirect: 'manual' })
const pathOf = (address: string, origin: string) => address.slice(origin.length) || '/'

type OpenPage = { path: string; status: number; facts: ReturnType<typeof readFacts>; images: string[] }

async function open(path: string): Promise<OpenPage> {
  const answer = await ask(path)
  const html = await answer.text()
  const images = [...html.matchAll(/<img\b[^>]*\bsrc="(\/[^"]+)"/g)].map(([, src = '']) => src)
  return {
    path,
    status: answer.status,
    facts: readFacts(html),
    images: images.map((src) => src.replaceAll('&amp;', '&')),
  }
}

/** Fetches every page of the sitemap, and returns the site's public origin. */
async function allPages(): Promise<{ origin: string; pages: OpenPage[] }> {
  const xml = await (await ask('/sitemap.xml')).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const { origin } = new URL(addresses[0] ?? '')
  const pages: OpenPage[] = []
  for (const address of addresses) pages.push(await open(pathOf(address, origin)))
  return { origin, pages }
}

test('every page opens, and has a title, a description and a preview image', async () => {
  test.setTimeout(300_000)
  const { origin, pages } = await allPages()
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/en', '/buscar']))
  for (const { path, status, facts } of pages) {
    expect(status, path).toBe(200)
    expect(facts.title.trim(), path).not.toBe('')
    expect(facts.meta.description?.[0]?.trim() ?? '', path).not.toBe('')
    const picture = await ask(pathOf(facts.meta['og:image']?.[0] ?? '', origin))
    expect([picture.status, picture.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
  }
})

test('there are no broken internal links or images', async () => {
  test.setTimeout(300_000)
  const { origin, pages } = await allPages()
  const addresses = new Map<string, string>()
  for (const { path, facts, images } of pages) {
    for (const src of images) addresses.set(src, path)
    for (const href of facts.anchors) {
      const target = new URL(href, origin + path)
      if (target.origin === origin) addresses.set(target.pathname + target.search, path)
    }
  }
  expect(addresses.size).toBeGreaterThan(5)
  for (const [address, path] of addresses) {
    const answer = await ask(address)
    await answer.body?.cancel()
    expect(answer.status, `${path} → ${address}`).toBe(200)
  }
})

test('a part that the site lists nowhere answers 404, and any other 200', async () => {
  const xml = await (await ask('/sitemap.xml')).text()
  for (const [page, files] of [
    ['/about', []],
    ['/project', []],
    ['/articles', ['/rss.xml', '/atom.xml', '/feed.json', '/suscribirse', '/llms-full.txt']],
    ['/resume', ['/resume.json']],
    ['/contacto', []],
    ['/politics', []],
    ['/en/articles', ['/en/rss.xml', '/en/atom.xml', '/en/feed.json']],
  ] as const)
    for (const path of [page, ...files])
      expect([path, (await ask(path)).status]).toEqual([path, xml.includes(`${page}</loc>`) ? 200 : 404])
})

test('no page requests missing resources or logs an error', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && problems.push(`${answer.status()} ${answer.url()}`),
  )
  for (const path of await ownPages('/articles')) {
    await page.goto(path)
    await seeAll(page)
    expect(problems, path).toEqual([])
  }
})

/** Returns the pages with text of the site and the owner only; articles may contain anything. */
async function ownPages(...others: string[]): Promise<string[]> {
  const xml = await (await ask('/sitemap.xml')).text()
  return ['/', '/about', '/project', '/resume', '/politics', ...others].filter(
    (path) => path === '/' || xml.includes(`${path}</loc>`),
  )
}

test('there is no empty heading, list, link or section, and no sentence with a missing part', async ({
  page,
}) => {
  for (const path of await ownPages()) {
    await page.goto(path)
    const places = page.locator('h1, h2, h3, h4, ul, ol, li, p, a, section, article, nav, table')
    const empty = await places.evaluateAll((all) =>
      all
        .filter((one) => !one.textContent.trim() && !one.querySelector('img, svg, canvas') && !one.role)
        .map((one) => one.outerHTML.slice(0, 200)),
    )
    expect(empty, path).toEqual([])
    const text = await page.locator('body').innerText()
    expect(text, path).not.toMatch(/\b(?:null|undefined|NaN)\b|\{\{|\[object| ,|, \.| en \.|:\s*$/)
  }
})

test('structured data, manifest and llms.txt omit missing fields', async () => {
  const bodies = await Promise.all(
    [...(await ownPages()), '/manifest.webmanifest', '/llms.txt'].map(async (path) =>
      (await ask(path)).text(),
    ),
  )
  const blocks = bodies.flatMap((body) => [
    ...body.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g),
  ])
  expect(blocks.length).toBeGreaterThan(1)
  for (const [, json = ''] of blocks) expect(emptyParts(JSON.parse(json))).toEqual([])
  const llms = await (await ask('/llms.txt')).text()
  expect(llms.match(/^#+ .*\n+(?=#+ |$(?![^]))/gm), 'headings without a text').toBeNull()
  for (const body of bodies)
    expect(body).not.toMatch(/mailto:(?:null|undefined|["\s])| en (?:null|undefined)/)
})

/** Returns the paths of null or empty values. */
function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [path]
  if (typeof value !== 'object') return []
  const parts = Object.entries(value)
  return parts.length === 0 ? [path] : parts.flatMap(([key, part]) => emptyParts(part, `${path}.${key}`))
}
