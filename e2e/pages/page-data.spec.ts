import { readDeferred } from '../../lib/server/deferred-scripts'
import { contentOf } from '../../lib/server/next-internals/page-data-content'
import { expect, test } from '../ready-page'
import { PAGES } from '../routes'

const base = process.env.SITE_UNDER_TEST ?? ''
const ARTICLE = '/article/texto-largo'
const DATA = '**/datos/*.txt'
const MOST_TRIES = 5

const dataOf = async (page: string) => readDeferred(await (await fetch(base + page)).text())?.page ?? ''

/**
 * Returns a page's data file and Next's response for it, both from the same render: a page may be regenerated between
 * two requests.
 */
async function bothOf(page: string) {
  for (let tries = 1; ; tries += 1) {
    const address = await dataOf(page)
    expect(address, page).toMatch(/^\/datos\/[\w-]{16}\.txt$/)
    const [data, sent] = await Promise.all([
      fetch(base + address),
      fetch(`${base + page}?_rsc`, { headers: { rsc: '1' } }),
    ])
    if (address === (await dataOf(page)) || tries === MOST_TRIES) return { data, sent }
  }
}

test('the data of each page is not in its HTML, and is what Next sends to who comes from another page', async () => {
  for (const page of PAGES) {
    const { data, sent } = await bothOf(page)
    expect(data.headers.get('cache-control'), page).toBe('public, max-age=31536000, immutable')
    const [kept, now] = await Promise.all([data.arrayBuffer(), sent.arrayBuffer()])
    expect(contentOf(Buffer.from(kept)), page).toBe(contentOf(Buffer.from(now)))
  }
})

test('a text is said once in the HTML of its article', async () => {
  const html = await (await fetch(base + ARTICLE)).text()
  const paragraphs = [...html.matchAll(/<p>([^<]{120,})<\/p>/g)].map(([, text = '']) => text)
  expect(paragraphs.length).toBeGreaterThan(5)
  const once = new Set(paragraphs)
  expect(html.split(/<p>/).length).toBeGreaterThan(once.size)
  for (const text of once)
    expect(html.split(text).length - 1).toBe(paragraphs.filter((one) => one === text).length)
})

test.describe('where the data of a page is gone', () => {
  test('its scripts take it over with that of the page as it is now', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.route(DATA, (route) => route.fulfill({ status: 404 }))
    await page.goto(ARTICLE)
    const theme = page.locator('html')
    const before = await theme.getAttribute('data-theme')
    await page.getByRole('button', { name: /Activar modo/ }).click()
    await expect(theme).not.toHaveAttribute('data-theme', before ?? '')
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })

  test('and nothing else comes either, the page is whole and its links work', async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.route(/\/datos\/|_rsc/, (route) => route.abort())
    await page.goto(ARTICLE, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    expect(faults).toEqual([])
  })
})
