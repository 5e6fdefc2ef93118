import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING, PAGES } from '../routes'
import { sourceFiles } from '../unit/source-files'

test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'no-preference' } })

const LISTS = '/articles'

/** Records the names of the stylesheets that a page requests from now on. */
function watchStylesheets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, names] = /\/([^/]+)\.css(?:\?|$)/.exec(request.url()) ?? []
    if (names) asked.push(names)
  })
  return asked
}

/** Returns the computed styles of each element of the content. */
async function looks(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element)
      const { color, display, fontSize, fontWeight, lineHeight, margin, padding, borderWidth, width } = style
      return [
        element.tagName,
        color,
        display,
        fontSize,
        fontWeight,
        lineHeight,
        margin,
        padding,
        borderWidth,
        width,
      ].join(' ')
    }),
  )
}

test('client-side navigation loads the missing styles, each once, and the page looks the same as after a full load', async ({
  page,
}) => {
  // Both times in the fallback font: widths would differ where the site's font came late.
  await page.route('**/*.woff2*', (route) => route.abort())
  const asked = watchStylesheets(page)
  await page.goto(LISTS, { waitUntil: 'networkidle' })
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  const article = String(await card.getAttribute('href'))
  await card.click()
  await expect(page).toHaveURL(article)
  await page.waitForLoadState('networkidle')
  const byLink = await looks(page)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.slice(1).filter((name) => name.startsWith('joined-'))).toEqual([])
  await page.goto(article, { waitUntil: 'networkidle' })
  expect(byLink).toEqual(await looks(page))
})

test('without JavaScript the styles are the same', async ({ browser, baseURL, page }) => {
  await page.goto('/politics', { waitUntil: 'networkidle' })
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/politics')
  const text = async (one: Page) => {
    await expect(one.locator('[class*="overlay"]')).toBeHidden()
    return one
      .locator('main h2, main p, header a')
      .evaluateAll((all) =>
        all.map((element) => `${getComputedStyle(element).font} ${getComputedStyle(element).color}`),
      )
  }
  expect(await text(plain)).toEqual(await text(page))
  await context.close()
})

test('the build keeps every prefixed declaration of the source: iPhones only support -webkit-text-size-adjust', async ({
  page,
}) => {
  const declarations = (css: string) =>
    (css.match(/(?<=[{;\s])-(?:webkit|moz)-[\w-]+:\s*[^;}]+/g) ?? []).map((one) =>
      // As the build shortens it: `0.03em` is `.03em`.
      one.replace(/:\s*/, ':').replace(/\b0(?=\.)/g, ''),
    )
  const written = sourceFiles(['app', 'components'], /\.css$/).flatMap(([, css]) => declarations(css))
  expect(written).toContain('-webkit-text-size-adjust:100%')
  const served = new Set<string>()
  for (const address of [...PAGES, ARTICLE_WITH_EVERYTHING]) {
    const html = await (await page.request.get(address)).text()
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => sheet)
    for (const sheet of new Set(sheets))
      declarations(await (await page.request.get(sheet)).text()).forEach((one) => served.add(one))
  }
  expect(written.filter((one) => !served.has(one))).toEqual([])
})
