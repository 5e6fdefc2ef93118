import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { weighEmptyPage } from '../bench/empty-page'
import { type Weight, weigh } from '../bench/weights'
import { pageScripts } from '../page-scripts'
import { rawRequest } from '../raw-request'
import { ENGLISH, PAGES as SPANISH } from '../routes'

/** Budgets in bytes; a kilobyte is 1,000 bytes. */
const JS_ABOVE_EMPTY = 12_000
const CSS = 8_000
const ARTICLE_HTML_PER_WORD = 9
const PAGE_HTML = 8_000
const LONG_ARTICLE = 'texto-largo'

const PAGES = [...SPANISH, ...ENGLISH]

const base = process.env.SITE_UNDER_TEST ?? ''

test('every route keeps its budget of bytes: script, styles, HTML, one font', async () => {
  test.setTimeout(360_000)
  const empty = await weighEmptyPage()
  expect(empty).toBeGreaterThan(100_000)
  const weights: Weight[] = []
  for (const page of PAGES) weights.push(await weigh(base, page))
  console.log(`an empty page: ${empty} bytes of script`)
  console.table(weights.map((weight) => ({ ...weight, 'js above empty': weight.js - empty })))
  for (const { path: page, js, css, html, fonts } of weights) {
    expect(js - empty, `${page}: script`).toBeLessThanOrEqual(JS_ABOVE_EMPTY)
    expect(css, `${page}: styles`).toBeLessThanOrEqual(CSS)
    expect(html, `${page}: HTML`).toBeLessThanOrEqual(PAGE_HTML)
    expect(fonts, `${page}: fonts`).toBe(1)
  }
})

test('the HTML of an article weighs at most 9 kB for a thousand words', async () => {
  const text = readFileSync(path.resolve(__dirname, `../content/articles/${LONG_ARTICLE}.md`), 'utf8')
  const words = text.split(/\s+/).length
  expect(words).toBeGreaterThan(1_000)
  const { html } = await weigh(base, `/article/${LONG_ARTICLE}`)
  expect(html).toBeLessThanOrEqual(words * ARTICLE_HTML_PER_WORD)
})

test('pictures have their size, a modern format where they are photographs, and only the first is not lazy', async () => {
  for (const page of PAGES) {
    const html = await (await fetch(base + page)).text()
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
    for (const tag of pictures) {
      expect(tag, page).toMatch(/ width="\d+"/)
      expect(tag, page).toMatch(/ height="\d+"/)
    }
    expect(pictures.filter((tag) => !tag.includes('loading="lazy"')).length, page).toBeLessThanOrEqual(1)
    for (const [, address = ''] of html.matchAll(/<img[^>]*src="(\/media\/[^"]+)"/g)) {
      const { headers } = await fetch(base + address.replaceAll('&amp;', '&'))
      expect(headers.get('content-type'), address).toMatch(/^image\/(?:webp|avif|svg\+xml)/)
    }
  }
})

test('no script is loaded, or announced, before a page is painted', async () => {
  for (const route of PAGES) {
    const html = await (await fetch(base + route)).text()
    expect(html.match(/<script src|<link[^>]*as="script"/g), route).toBeNull()
    expect(pageScripts(html).length, route).toBeGreaterThan(5)
  }
})

test('what only some visitors need comes after the page: the engines of PDF, typing and calendar', async () => {
  const engines = /getDocument|Typewriter__cursor|react-activity-calendar__/
  for (const route of PAGES) {
    const html = await (await fetch(base + route)).text()
    for (const address of pageScripts(html))
      expect(engines.test(await (await fetch(base + address)).text()), `${route}: ${address}`).toBe(false)
  }
})

test('no page announces styles that it does not load', async () => {
  for (const route of [...PAGES, '/article/no-existe']) {
    const html = await (await fetch(base + route)).text()
    expect(html.match(/<link rel="preload"[^>]*as="style"[^>]*>/g), route).toBeNull()
  }
})

/**
 * Headers that belong to a connection, a body or a moment, and those by which Next's router identifies parts of a page.
 */
const OF_ONE_ANSWER =
  /^(?:cache-control|connection|content-(?:encoding|length)|date|keep-alive|transfer-encoding|x-nextjs-(?:cache|prerender|stale-time))$/
const lasting = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.test(name)))

for (const [encoding, decompress] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const])
  test(`a page that is asked for again comes from memory, compressed once: ${encoding}`, async () => {
    const page = '/article/texto-con-notas'
    const get = (headers: Record<string, string>) => rawRequest(base, page, { headers })
    // Next alone never sends the length of a page that it has compressed.
    const isKept = async () => {
      const { headers } = await get({ 'accept-encoding': encoding })
      return headers['content-encoding'] === encoding && Number(headers['content-length']) > 0
    }
    await expect.poll(isKept).toBe(true)
    // Retries if the page was regenerated between two responses.
    await expect(async () => {
      const kept = await get({ 'accept-encoding': encoding })
      expect(kept.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(kept.bytes.length),
        'cache-control': expect.stringMatching(/^s-maxage=\d+, stale-while-revalidate=\d+$/),
      })
      const own = await get({ 'accept-encoding': 'identity' })
      expect(own.headers['content-encoding']).toBeUndefined()
      expect(decompress(kept.bytes).toString()).toBe(own.bytes.toString())
      expect([kept.status, lasting(kept.headers)]).toEqual([own.status, lasting(own.headers)])
      const known = { 'accept-encoding': encoding, 'if-none-match': kept.headers.etag ?? '' }
      for (const again of [await get(known), await get(known)])
        expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, own.headers.etag, 0])
    }).toPass()
  })
