import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { weighEmptyPage } from '../bench/empty-page'
import { type Weight, weigh } from '../bench/weights'
import { pageScripts } from '../page-scripts'
import { rawRequest } from '../raw-request'
import { ARTICLE_WITH_EVERYTHING, ENGLISH, PAGES as SPANISH } from '../routes'

/** What a page should weigh, in bytes after gzip; a kilobyte is 1,000 bytes. Reported, and tested with room above. */
const GAUGES = { html: 20_000, css: 12_000, 'script above an empty page': 20_000 }
const ROOM = 1.25
const NEAREST = 10
const LONG_ARTICLE = '/article/texto-largo'

const PAGES = [...SPANISH, ...ENGLISH]

const base = process.env.SITE_UNDER_TEST ?? ''

test('no page exceeds its size limits by much: HTML, styles, script; the ten closest to the limit are listed', async () => {
  test.setTimeout(360_000)
  const empty = await weighEmptyPage()
  expect(empty).toBeGreaterThan(100_000)
  const weights: Weight[] = []
  for (const page of [...PAGES, LONG_ARTICLE, ARTICLE_WITH_EVERYTHING]) weights.push(await weigh(base, page))
  const measured = weights.flatMap(({ path, html, css, js }) => {
    const bytes = { html, css, 'script above an empty page': js - empty }
    return (Object.keys(GAUGES) as (keyof typeof GAUGES)[]).map((what) => ({
      path,
      what,
      bytes: bytes[what],
      gauge: `${Math.round((bytes[what] / GAUGES[what]) * 100)} %`,
      share: bytes[what] / GAUGES[what],
    }))
  })
  const nearest = measured.toSorted((a, b) => b.share - a.share).slice(0, NEAREST)
  console.table(nearest.map(({ path, what, bytes, gauge }) => ({ path, what, bytes, gauge })))
  for (const { path, what, share } of measured)
    expect.soft(share, `${path}: ${what}`).toBeLessThanOrEqual(ROOM)
  for (const { path, fonts } of weights) expect.soft(fonts, path).toBe(1)
})

test("an article's text appears at most twice in its HTML: as content, and in the data for its scripts", async () => {
  const html = await (await fetch(base + LONG_ARTICLE)).text()
  const paragraphs = [...html.matchAll(/<p>([^<\\"]{120,})<\/p>/g)].map(([, text = '']) => text)
  expect(paragraphs.length).toBeGreaterThan(5)
  for (const text of new Set(paragraphs)) {
    const times = paragraphs.filter((one) => one === text).length
    expect(html.split(text).length - 1).toBeLessThanOrEqual(2 * times)
  }
})

test('images have dimensions, photographs a modern format, and all but the first are lazy', async () => {
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

test('no script is loaded or preloaded before the first paint', async () => {
  for (const route of PAGES) {
    const html = await (await fetch(base + route)).text()
    expect(html.match(/<script src|<link[^>]*as="script"/g), route).toBeNull()
    expect(pageScripts(html).length, route).toBeGreaterThan(5)
  }
})

test('optional code is loaded after the page: PDF engine, typing effect and calendar', async () => {
  const engines = /getDocument|Typewriter__cursor|react-activity-calendar__/
  for (const route of PAGES) {
    const html = await (await fetch(base + route)).text()
    for (const address of pageScripts(html))
      expect(engines.test(await (await fetch(base + address)).text()), `${route}: ${address}`).toBe(false)
  }
})

test('no page preloads styles that it does not load', async () => {
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
  test(`repeated requests for a page are served from memory, compressed once: ${encoding}`, async () => {
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
