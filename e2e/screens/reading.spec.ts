import type { Page } from 'playwright/test'
import { cutOffRing } from '../focus-ring'
import { expect, test, waitForIslands } from '../ready-page'

const ARTICLE = '/article/consultas-con-indices'

test('code is highlighted in the HTML itself, no highlighter is sent to the browser, and keywords, strings and plain code have distinct colours in both themes', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  const answer = await page.goto(ARTICLE)
  expect(await answer?.text()).toContain('<span class="hljs-keyword">CREATE</span>')
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  expect(
    scripts.filter((script) => script.includes('hljs-keyword') || script.includes('case_insensitive')),
  ).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const colours = await page.evaluate(() =>
      ['.hljs-keyword', '.hljs-string', 'pre'].map((selector) => {
        const element = document.querySelector(selector)
        return element && getComputedStyle(element).color
      }),
    )
    expect(new Set(colours).size, colorScheme).toBe(3)
  }
})

test('a code block is copied verbatim, and a confirmation is shown', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = waitForIslands(await context.newPage())
  await page.goto(ARTICLE)
  await page.getByRole('button', { name: 'Copiar el código' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "CREATE INDEX CONCURRENTLY tareas_abiertas\nON tareas (creada_en)\nWHERE estado = 'abierta';",
  )
  await context.close()
})

test.describe('view transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the cover of a card, of articles and projects alike, morphs into the cover of its page in one view transition', async ({
    page,
  }) => {
    for (const [list, target] of [
      ['/articles', /\/article\//],
      ['/project', /\/project\/proyecto-2$/],
    ] as const) {
      await page.goto(list)
      // Reads the animations at the moment they start: a busy machine may paint no frame before they end.
      await page.evaluate(() => {
        const animated: string[] = []
        Object.assign(window, { animated })
        const start = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = start(update)
          void transition.ready.then(() => {
            for (const animation of document.getAnimations())
              animated.push((animation.effect as KeyframeEffect | null)?.pseudoElement ?? '')
          })
          return transition
        }
      })
      // The transition waits only briefly for the next page, which is prefetched while the pointer is on the link.
      const card = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first()
      await card.hover()
      await page.waitForLoadState('networkidle')
      await card.click()
      await expect(page).toHaveURL(target)
      const animated = () =>
        page.evaluate(() => (window as unknown as { animated: string[] }).animated.join())
      await expect.poll(animated, list).toContain('::view-transition-group(cover)')
    }
  })

  test('a view transition that is skipped, by another one or by the browser, says nothing in the console', async ({
    page,
  }) => {
    const said = listen(page)
    for (const skip of ['another', 'browser'] as const) {
      await page.goto('/articles')
      await skipNext(page, skip)
      await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page).toHaveURL(/\/article\//)
      expect(await page.evaluate(() => 'started' in window)).toBe(true)
      await page.goBack()
      await expect(page).toHaveURL('/articles')
      await skipNext(page, skip)
      await page.getByRole('button', { name: /Activar modo/ }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-turning')
      expect(await page.evaluate(() => 'started' in window)).toBe(true)
    }
    expect(said).toEqual([])
  })

  test('a second navigation or switch of the theme during the first wins, without a word in the console', async ({
    page,
  }) => {
    const said = listen(page)
    await page.goto('/articles')
    const second = await page.locator('main article h2 a').nth(1).getAttribute('href')
    // Both clicks come before the browser has begun with the first transition.
    await page.evaluate(() => {
      for (const card of [...document.querySelectorAll<HTMLElement>('main article h2 a')].slice(0, 2))
        card.click()
    })
    await expect(page).toHaveURL(second ?? '')
    await page.goto('/articles')
    await page.evaluate(() => {
      for (const to of ['dark', 'light', 'dark', 'light'])
        document.querySelector<HTMLElement>(`button[data-to=${to}]`)?.click()
    })
    await expect(page.locator('html')).not.toHaveAttribute('data-turning')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(said).toEqual([])
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages and themes change without a view transition', async ({ page }) => {
    const said = listen(page)
    await page.goto('/articles')
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('a view transition')
      }
    })
    await page.getByRole('button', { name: 'Activar modo oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/article\//)
    expect(said).toEqual([])
  })
})

/** Collects what a page says in the console, and what it throws. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('console', (message) => said.push(message.text()))
  return said
}

/**
 * Skips the next view transition of the page. It doesn't touch the promises of the page's own transition, so that a
 * rejection stays unhandled if it was.
 */
async function skipNext(page: Page, how: 'another' | 'browser'): Promise<void> {
  await page.evaluate((by) => {
    const start = document.startViewTransition.bind(document)
    delete (window as { started?: boolean }).started
    document.startViewTransition = (update) => {
      const transition = start(update)
      document.startViewTransition = start
      if (by === 'another') start(() => undefined).ready.catch(() => undefined)
      else transition.skipTransition()
      Object.assign(window, { started: true })
      return transition
    }
  }, how)
}

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every heading of an article links to itself, and the table of contents links to the sections', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(ARTICLE)
    const headings = page.locator('article h2[id], article h3[id]')
    for (const heading of await headings.all())
      await expect(heading.getByRole('link')).toHaveAttribute('href', `#${await heading.getAttribute('id')}`)
    const outline = page.getByRole('navigation', { name: 'En este artículo' })
    await outline.getByRole('link', { name: 'Cuánto ahorra' }).click()
    await expect(page).toHaveURL(`${ARTICLE}#cu%C3%A1nto-ahorra`)
    const { top, bar } = await page.evaluate(() => ({
      top: document.getElementById('cuánto-ahorra')?.getBoundingClientRect().top ?? -1,
      bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }))
    expect(top).toBeGreaterThanOrEqual(bar)
    expect(top).toBeLessThan(200)
  })

  test('the table of contents shows the whole focus ring, and long words in full', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(ARTICLE)
    const outline = page.getByRole('navigation', { name: 'En este artículo' })
    for (const link of await outline.getByRole('link').all()) {
      await link.focus()
      expect(await cutOffRing(link)).toBeLessThan(1)
    }
    const room = () => outline.evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth)
    expect(await room()).toBe(0)
    await outline
      .getByRole('link')
      .first()
      .evaluate((link) => (link.textContent = 'electroencefalografista'.repeat(3)))
    expect(await room()).toBe(0)
  })

  test('a line of text holds 60 to 75 characters', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(ARTICLE)
    const lengths = await page.locator('article p').evaluateAll((paragraphs) =>
      paragraphs
        .filter((paragraph) => (paragraph.textContent ?? '').length > 300)
        .map((paragraph) => {
          const lines = Math.round(
            paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
          )
          return (paragraph.textContent ?? '').length / (lines - 0.5)
        }),
    )
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(average).toBeGreaterThan(60)
    expect(average).toBeLessThan(75)
  })
})
