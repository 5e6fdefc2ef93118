import type { Page } from 'playwright/test'
import { expect, test } from '../ready-page'
import { watchViolations } from '../violations'

const QUESTION = 'Medición de visitas'

/** Returns the page's gtag commands, without the web vitals. */
async function commands(page: Page): Promise<unknown[][]> {
  const all = await page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command),
    ),
  )
  return all.filter(
    ([, , parameters]) =>
      (parameters as { event_category?: string } | undefined)?.event_category !== 'Web Vitals',
  )
}

/** Returns the page's analytics events: for each, what happened and its subject. */
async function events(page: Page): Promise<string[]> {
  return (await commands(page))
    .filter(([kind]) => kind === 'event')
    .map(([, name, parameters]) => {
      const { page_title, page_path, event_category, event_label } = parameters as Record<string, string>
      return name === 'page_view' ? `view ${page_title} ${page_path}` : `${event_category} ${event_label}`
    })
}

/**
 * Replaces Google's tag with an empty script.
 * @returns a function that returns the number of loads
 */
async function withoutGoogle(page: Page): Promise<() => number> {
  let loads = 0
  await page.route('https://www.googletagmanager.com/**', (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return () => loads
}

const agree = (page: Page) => page.addInitScript(() => localStorage.setItem('analitica', 'granted'))

/** @param site returns the URL of a site with the given measurement id */
export function testAnalytics(site: () => string, measurementId: string): void {
  test('nothing of Google is loaded before the visitor agrees, nor after a no', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site())) foreign.push(request.url())
    })
    await page.goto(site(), { waitUntil: 'networkidle' })
    const question = page.getByRole('region', { name: QUESTION })
    const [reject, accept] = [
      question.getByRole('button', { name: 'Rechazar' }),
      question.getByRole('button', { name: 'Aceptar' }),
    ]
    expect(await reject.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      await accept.evaluate((button) => getComputedStyle(button).backgroundColor),
    )
    await reject.click()
    await expect(question).toBeHidden()
    await expect(page.locator('#contenido')).toBeFocused()
    await page.goto(`${site()}/articles`, { waitUntil: 'networkidle' })
    await expect(question).toBeHidden()
    expect(foreign).toEqual([])
  })

  test("after an earlier yes: 'Inicio' once, the view of an article by its names, a click on a card", async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context)
    const loads = await withoutGoogle(page)
    await agree(page)
    await page.goto(site())
    const home = ['view Inicio /', 'User Inicio']
    await expect.poll(() => events(page)).toEqual(home)
    expect((await commands(page)).slice(0, 2)).toEqual([
      ['js', expect.any(Date)],
      ['config', measurementId, { send_page_view: false }],
    ])
    await page.getByRole('link', { name: 'Artículos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos & Blog')
    const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
    const [title, path] = [(await card.textContent()) ?? '', (await card.getAttribute('href')) ?? '']
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const article = [`view Principal ${path}`, `view Article View: ${title} ${path}`]
    await expect.poll(() => events(page)).toEqual([...home, `User ${title}`, ...article])
    await page.goBack()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect.poll(() => events(page)).toEqual([...home, `User ${title}`, ...article, ...home])
    const kinds = (await commands(page)).map(([kind]) => kind)
    expect(kinds.filter((kind) => kind !== 'event')).toEqual(['js', 'config'])
    expect(loads()).toBe(1)
    expect(violations).toEqual([])
  })

  test('after a yes on the page, what was due on it is sent, and nothing of the page before', async ({
    page,
  }) => {
    await withoutGoogle(page)
    await page.goto(site())
    await page.getByRole('link', { name: 'Sobre mí', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quien soy')
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect.poll(async () => (await commands(page)).map(([kind]) => kind)).toEqual(['js', 'config'])
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await expect.poll(() => events(page)).toEqual(['view Inicio /', 'User Inicio'])
    await page.evaluate(() => localStorage.removeItem('analitica'))
    await page.reload()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect.poll(() => events(page)).toEqual(['view Inicio /', 'User Inicio'])
  })

  test('a page that comes back from the cache of the browser is viewed again, once', async ({ page }) => {
    await withoutGoogle(page)
    await agree(page)
    await page.goto(site())
    const home = ['view Inicio /', 'User Inicio']
    await expect.poll(() => events(page)).toEqual(home)
    const show = (persisted: boolean) =>
      page.evaluate((kept) => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }))
      }, persisted)
    await show(false)
    expect(await events(page)).toEqual(home)
    await show(true)
    expect(await events(page)).toEqual([...home, ...home])
  })

  test('the policy tells what is measured, and the choice can be taken back', async ({ page }) => {
    const loads = await withoutGoogle(page)
    await page.goto(`${site()}/politics`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Google Analytics 4')
    await expect(main).not.toContainText('no se utilizan cookies')
    await expect(main.locator('li code').getByText('analitica', { exact: true })).toBeVisible()
    const question = page.getByRole('region', { name: QUESTION })
    const change = page.getByRole('button', { name: 'Cambiar mi decisión sobre la medición' })
    await question.getByRole('button', { name: 'Rechazar' }).click()
    await change.click()
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Aceptar' }).click()
    await expect.poll(loads).toBe(1)
    await change.click()
    await expect(question).toBeVisible()
    // After the page has reloaded.
    await expect(question).toBeFocused()
    expect(await commands(page)).toEqual([])
    expect(loads()).toBe(1)
    await page.reload()
    await expect(question).toBeVisible()
    await expect(question).not.toBeFocused()
  })

  test('where the choice cannot be stored, that is said, and it holds as long as the page', async ({
    page,
  }) => {
    const loads = await withoutGoogle(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(`${site()}/politics`)
    const question = page.getByRole('region', { name: QUESTION })
    await question.getByRole('button', { name: 'Rechazar' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Cambiar mi decisión sobre la medición' }).click()
    await expect(question).toContainText('Este navegador no deja guardar tu decisión')
    await question.getByRole('button', { name: 'Aceptar' }).click()
    await expect(question).toBeHidden()
    await expect.poll(loads).toBe(1)
  })
}
