import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { weighEmptyPage } from '../bench/empty-page'
import { type Weight, weigh } from '../bench/weights'
import { pageScripts } from '../page-scripts'
import { ENGLISH, PAGES as SPANISH } from '../routes'

/** The budgets, in bytes; a kilobyte is a thousand of them. */
const JS_ABOVE_EMPTY = 12_000
const CSS = 12_000
const ARTICLE_HTML_PER_WORD = 25
const PAGE_HTML = 18_000
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

test('the HTML of an article weighs at most 25 kB for a thousand words', async () => {
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
    expect(html.match(/<script src="[^"]*"(?![^>]*noModule)|<link[^>]*as="script"/g), route).toBeNull()
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
