import type { BrowserContext, Page } from 'playwright/test'
import { cutOffRing } from '../focus-ring'
import { seeAll } from '../gallery/inspect'
import { expect, test } from '../ready-page'
import { ARTICLE_WITH_EVERYTHING } from '../routes'

const DIAGRAM = 'figure[data-diagram] a:visible img'

/** Records the paths of the images that pages request. */
function watchPictures(context: BrowserContext): string[] {
  const paths: string[] = []
  context.on('request', (request) => {
    if (request.resourceType() === 'image') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

test.describe('on a first visit', () => {
  // Nothing that another page still loads is counted.
  test.use({ isFirstVisit: true })

  for (const [colorScheme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)
    test(`${colorScheme}: a diagram matches the theme and changes with it; the other version is not loaded before`, async ({
      page,
      context,
    }) => {
      const pictures = watchPictures(context)
      await page.emulateMedia({ colorScheme })
      await page.goto(ARTICLE_WITH_EVERYTHING)
      await seeAll(page)
      const shown = page.locator(DIAGRAM)
      await expect(shown).toHaveCount(1)
      await expect(shown).toHaveAttribute('src', new RegExp(`diagram-0-${colorScheme}\\.svg`))
      await expect(shown.locator('..')).toHaveAccessibleName('Ver en grande: Del texto a la etiqueta')
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100)
      expect(pictures.filter((path) => path.endsWith(`diagram-0-${other}.svg`))).toEqual([])
      await page.getByRole('button', { name: /^Activar modo/ }).click()
      await expect(shown).toHaveAttribute('src', new RegExp(`diagram-0-${other}\\.svg`))
    })
})

test('a diagram follows the system theme without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(ARTICLE_WITH_EVERYTHING)
  await expect(page.locator(DIAGRAM)).toHaveAttribute('src', /diagram-0-dark\.svg/)
  await context.close()
})

test('a diagram opened on its own is an image without scripts, styles or external resources', async ({
  request,
}) => {
  const html = await (await request.get(ARTICLE_WITH_EVERYTHING)).text()
  const [, address = ''] = /src="([^"]*diagram-0-light\.svg[^"]*)"/.exec(html) ?? []
  const answer = await request.get(address.replaceAll('&amp;', '&'))
  expect(answer.headers()['content-type']).toBe('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(await answer.text()).not.toMatch(/<style|<script|\sstyle=|https?:\/\/(?!www\.w3\.org)/)
})

test('copied code contains no line numbers and no diff signs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(ARTICLE_WITH_EVERYTHING)
  const copied = async (name: string) => {
    const block = page.locator('[data-code]').filter({ hasText: name })
    await expect(async () => {
      await block.getByRole('button', { name: 'Copiar el código' }).click()
      await expect(block.getByRole('status')).toHaveText('Copiado', { timeout: 1_000 })
    }).toPass()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('next.config.mjs')).toBe(
    'export default {\n  reactStrictMode: true,\n  poweredByHeader: false,\n}',
  )
  expect(await copied('leer.ts')).toMatch(/^export function leer\(.*\n {2}const \{ fecha, titulo \}/)
  await context.close()
})

test('images and videos link to a new tab, nothing is requested from another host, and a focused diagram shows the whole focus ring', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  await page.goto(ARTICLE_WITH_EVERYTHING)
  await seeAll(page)
  const video = page.getByRole('link', { name: 'Una charla sobre Markdown Ver en YouTube' })
  await expect(video).toHaveAccessibleDescription('(se abre en una pestaña nueva)')
  await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect(video).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.locator('iframe, video, object, embed')).toHaveCount(0)
  await expectLoaded(page, '[data-video] img', 2)
  const picture = page.getByRole('link', { name: 'Ver en grande: Un círculo marrón sobre arena' })
  await expect(picture).toHaveAttribute('href', '/images/articles/portada.svg')
  await expect(picture).toHaveAccessibleDescription('(se abre en una pestaña nueva)')
  await expect(page.getByRole('figure')).toContainText(['La portada de otra prueba, con su pie'])
  expect(elsewhere).toEqual([])
  const diagram = page.locator('figure[data-diagram] a:visible')
  await diagram.focus()
  expect(await cutOffRing(diagram)).toBeLessThan(1)
})

async function expectLoaded(page: Page, selector: string, count: number): Promise<void> {
  const sizes = () =>
    page
      .locator(selector)
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(sizes).toBe(count)
}

test('the Markdown of the article is its source; the feeds contain the same in their own formats', async ({
  request,
}) => {
  const source = await (await request.get(`${ARTICLE_WITH_EVERYTHING}.md`)).text()
  for (const part of ['> [!NOTE]', '```mermaid', '$$\n', 'title="lib/articulos/leer.ts" {2,5-6}'])
    expect(source).toContain(part)
  const { items } = (await (await request.get('/feed.json')).json()) as {
    items: { url: string; content_html: string }[]
  }
  const html = items.find(({ url }) => url.endsWith(ARTICLE_WITH_EVERYTHING))?.content_html ?? ''
  expect(html).toMatch(/<math[^>]*>[\s\S]*<strong>Nota<\/strong>|<strong>Nota<\/strong>[\s\S]*<math/)
  expect(html).toContain('diagram-0-light.svg')
  expect(html).not.toMatch(/\sstyle=|\sclass="tml|data-line|data-alert|i\.ytimg/)
})

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('code has its line height and the signs of a diff, with and without numbers; tasks have a checkbox instead of a bullet; formulas are laid out by the browser', async ({
    page,
  }) => {
    await page.goto(ARTICLE_WITH_EVERYTHING)
    const heights = await page.locator('[data-code] pre').evaluateAll((all) =>
      all.map((pre) => {
        const [code, { paddingBlockStart, paddingBlockEnd }] = [
          pre.querySelector('code'),
          getComputedStyle(pre),
        ]
        const lines = (code?.textContent ?? '').replace(/\n$/, '').split('\n').length
        const padding = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd)
        const letters = code ? Number.parseFloat(getComputedStyle(code).fontSize) : NaN
        return (pre.scrollHeight - padding) / lines / letters
      }),
    )
    expect(heights.length).toBeGreaterThan(4)
    for (const height of heights) expect(Math.abs(height - 1.55)).toBeLessThan(0.06)

    /** Returns the generated content before each line (number and diff sign), without quotes and alternative text. */
    const before = (name: string) =>
      page
        .locator('[data-code]')
        .filter({ hasText: name })
        .locator('[data-line]')
        .evaluateAll((lines) =>
          lines.map((line) => {
            const { content } = getComputedStyle(line, '::before')
            return content.replace(/ \/ .*$/, '').replaceAll(/[" ]/g, '')
          }),
        )
    expect(await before('next.config.mjs')).toEqual(['', '−', '+', '', ''])
    expect(await before('proxy.mjs')).toEqual(['1', '2−', '3+', '4'])
    expect(await before('sin-cambios.mjs')).toEqual(['none', 'none'])

    const bulletOf = (text: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: text })
        .evaluate((item) => getComputedStyle(item).listStyleType)
    expect(await bulletOf('Un punto entre las tareas')).toBe('disc')
    expect(await bulletOf('Una tarea hecha')).toBe('none')
    expect(await bulletOf('Una tarea por hacer')).toBe('none')

    await page.setViewportSize({ width: 360, height: 740 })
    const text = page.locator('article')
    expect(await text.locator('[style]').count()).toBe(0)
    expect(await text.locator('math').count()).toBeGreaterThan(6)
    const { over, under } = await page
      .locator('mfrac')
      .last()
      .evaluate((fraction) => ({
        over: fraction.firstElementChild?.getBoundingClientRect().bottom ?? 0,
        under: fraction.lastElementChild?.getBoundingClientRect().top ?? 0,
      }))
    expect(under).toBeGreaterThanOrEqual(over - 1)
    await expect(text.getByText('que cuesta $5 o $10 según el día')).toBeVisible()
    await expect(text.getByText('\\frac{1', { exact: true })).toBeVisible()
  })

  test('a nested task is indented, and top-level tasks are aligned with the text', async ({ page }) => {
    await page.goto('/article/texto-con-notas')
    const startOf = async (text: string) => {
      const item = page.getByRole('listitem').filter({ hasText: text }).last()
      return (await item.getByRole('checkbox').first().boundingBox())?.x ?? NaN
    }
    const ofText = (await page.locator('[data-text] > p').first().boundingBox())?.x ?? NaN
    expect(Math.round((await startOf('hecho')) - ofText)).toBe(0)
    expect((await startOf('una parte')) - ofText).toBeGreaterThan(16)
  })
})
