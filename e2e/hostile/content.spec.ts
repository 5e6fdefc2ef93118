import { JSDOM } from 'jsdom'
import type { Page } from 'playwright/test'
import { spillOf } from '../gallery/inspect'
import { type FedSite, startFedSite } from '../fed-site'
import { watchViolations } from '../violations'
import { hostileArticles, hostileProjects, PAYLOADS, UNAVAILABLE } from './content'
import { expect, test } from '../ready-page'

const DIST = '.next-hostile'
let site: FedSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const [articles, projects] = [hostileArticles(), hostileProjects()]
  site = await startFedSite(DIST, { articles, projects, broken: [String(UNAVAILABLE.id)] })
})

test.afterAll(() => site?.stop())

async function expectWholeLayout(page: Page, path: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await spillOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
  }
  expect(await page.locator('h1').count(), path).toBe(1)
  await expect(page.getByRole('contentinfo'), path).toBeVisible()
}

/** Checks that no author's text closes the page's JSON-LD. */
async function expectWholeData(page: Page, path: string): Promise<void> {
  const [block = '', ...others] = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(others, path).toEqual([])
  expect(JSON.parse(block), path).toHaveProperty('@graph')
}

/** Waits for a few frames, until event handlers and timers that the page triggered have run. */
async function afterTheNextPaints(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const text = async (path: string) => (await fetch(site.url + path)).text()
const ARTICLES = [
  ...PAYLOADS.map((_payload, index) => `/article/hostil-${index}`),
  ...[
    'un-megabyte',
    'mil-etiquetas',
    'sin-fin',
    'dibujos-sin-fin',
    'hondo',
    'derecha',
    'constructor',
    'bueno',
  ].map((slug) => `/article/${slug}`),
]
const PAGES = [
  '/',
  '/articles',
  '/articles/page/2',
  '/project',
  '/project/page/2',
  '/project/el-octavo',
  ...ARTICLES,
]

test('hostile content does not execute, causes no CSP violation or script links, closes no JSON-LD, and the layout holds', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const violations = await watchViolations(context)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => faults.push('dialog')))
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(site.url))
      faults.push(request.url())
  })
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1280, height: 900 })
    // Without waiting for hydration, which a payload might prevent.
    const answer = await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.waitForLoadState('load')
    expect(answer?.status(), path).toBe(200)
    await page.locator('main').evaluate((main) => {
      for (const element of main.querySelectorAll('*'))
        for (const name of ['mouseover', 'focus', 'toggle', 'click'])
          if (name !== 'click' || !element.closest('a, button, label, summary'))
            element.dispatchEvent(new Event(name, { bubbles: true }))
    })
    await page.evaluate(afterTheNextPaints)
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false)
    expect(page.url(), path).toBe(site.url + path)
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol))
    expect(
      links.filter((scheme) => !/^(?:https?|mailto|tel|):$/.test(scheme)),
      path,
    ).toEqual([])
    expect(
      await page
        .locator('main article :is(iframe, object, form, style, base, meta, svg script, math a, [style])')
        .count(),
      path,
    ).toBe(0)
    expect(faults, path).toEqual([])
    if (ARTICLES.includes(path)) await expectWholeData(page, path)
    await expectWholeLayout(page, path)
  }
  expect(faults).toEqual([])
  expect(violations).toEqual([])
})

test('feeds, sitemap and list contain the valid article beside the hostile ones, and are well-formed', async () => {
  for (const path of ['/rss.xml', '/atom.xml', '/sitemap.xml']) {
    const xml = await text(path)
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
    expect(document.querySelector('parsererror'), path).toBeNull()
    expect(document.getElementsByTagName('script').length, path).toBe(0)
    expect(xml, path).toContain('/article/bueno')
    if (path !== '/sitemap.xml') expect(document.querySelectorAll('item, entry'), path).toHaveLength(19)
  }
  const json = JSON.parse(await text('/feed.json')) as { items: { content_html: string }[] }
  expect(json.items).toHaveLength(19) // of the twenty newest, one has no text
  for (const { content_html } of json.items) {
    const { document } = new JSDOM(content_html).window
    expect(
      document.querySelector('script, iframe, object, form, style, base, meta, [onerror], [onload]'),
    ).toBeNull()
    for (const link of document.querySelectorAll('a'))
      expect(link.protocol).toMatch(/^(?:https?|mailto|tel|):$|^$/)
  }
  expect(await text('/articles')).toContain('Un artículo bueno')
})

test('a listed article that cannot be loaded breaks neither a feed nor the list', async () => {
  const answer = await fetch(`${site.url}/article/sin-texto`)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('Error al cargar el artículo')
  expect(await text('/articles')).toContain('Sin texto')
  expect(await text('/rss.xml')).not.toContain('/article/sin-texto')
})

test('invalid rows are skipped and logged; no address is built from a payload', async () => {
  expect((await fetch(`${site.url}/article/sin-nada`)).status).toBe(404)
  expect((await fetch(`${site.url}/article/sin-fecha`)).status).toBe(200)
  expect((await fetch(`${site.url}/article/__proto__`)).status).toBe(200)
  for (const payload of PAYLOADS) {
    const { status } = await fetch(`${site.url}/article/${encodeURIComponent(payload)}`, {
      redirect: 'manual',
    })
    expect([200, 307, 404], payload).toContain(status)
  }
})

test('a megabyte of text is shown as source beyond the length limit, and so is what is nested too deep', async () => {
  const megabyte = await text('/article/un-megabyte')
  expect(megabyte.length).toBeLessThan(5_000_000)
  const sentence = '<p>Desde aquí el texto se muestra sin formato, porque es demasiado largo o complejo.</p>'
  expect(megabyte).toContain(sentence)
  expect(megabyte).toContain('\nCon **negrita** y `código`.')
  const deep = await text('/article/hondo')
  expect(deep.length).toBeLessThan(300_000)
  expect(deep).toContain(sentence)
  expect(deep).toContain('> > > ')
  expect((await text('/article/mil-etiquetas')).length).toBeLessThan(200_000)
  expect((await text('/article/sin-fin')).length).toBeLessThan(200_000)
  expect((await text('/article/dibujos-sin-fin')).length).toBeLessThan(2_000_000)
})

test('right-to-left text is displayed right to left', async ({ page }) => {
  await page.goto(`${site.url}/article/derecha`)
  const title = page.getByRole('heading', { level: 1 })
  const [box, words] = await title.evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return [heading.getBoundingClientRect().right, range.getBoundingClientRect().right]
  })
  expect(Math.abs((box ?? 0) - (words ?? 0))).toBeLessThan(4)
})
