import type { Page } from 'playwright/test'
import { expect, takenOver, test } from '../ready-page'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/* What else is in a visitor's browser: extensions, translators, and proxies that rewrite pages. */

const ARTICLE = '/article/consultas-con-indices'
const PAGES = ['/', '/about', '/articles', ARTICLE]

let faults: string[]
test.beforeEach(({ page }) => {
  faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
})

/** Inserts an element behind every child of head and body as soon as it is parsed, as early as an extension can. */
function markEverything(): void {
  const ours = new WeakSet<Node>()
  const mark = (node: ChildNode) => {
    const isTop = node.parentNode === document.head || node.parentNode === document.body
    if (!isTop || ours.has(node)) return
    const element = document.createElement(node.parentNode === document.head ? 'meta' : 'div')
    element.setAttribute('data-extension', '')
    ours.add(element)
    node.after(element)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) mark(node as ChildNode)
  }).observe(document, { childList: true, subtree: true })
}

/** Whether the page is whole and its scripts work. */
async function expectWorking(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(takenOver) // after a navigation of the router too
  const theme = () => page.locator('html').getAttribute('data-theme')
  const before = await theme()
  await page.locator('[data-to]:visible').click()
  await expect.poll(theme).not.toBe(before)
  expect(faults).toEqual([])
}

test('elements injected by an extension anywhere in head or body, even before the first one, break nothing', async ({
  page,
}) => {
  await page.addInitScript(markEverything)
  for (const path of PAGES) {
    await page.goto(path)
    expect(await page.locator('[data-extension]').count(), path).toBeGreaterThan(20)
    await expectWorking(page)
  }
})

test('elements injected at both ends of head and body, and attributes of html and body that change, before, during and after hydration break nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const change = () => {
      for (const element of [document.documentElement, document.body ?? document.documentElement]) {
        element.setAttribute('data-extension-mode', `dynamic ${performance.now()}`)
        element.classList.add('translated-ltr')
        element.style.setProperty('--extension', '1')
      }
    }
    const inject = () => {
      for (const parent of [document.head, document.body])
        for (const place of ['afterbegin', 'beforeend'] as const)
          parent.insertAdjacentElement(
            place,
            document.createElement(parent === document.head ? 'meta' : 'aside'),
          )
      document.documentElement.append(document.createElement('dialog'))
    }
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      change()
    }).observe(document, { childList: true })
    for (const moment of ['DOMContentLoaded', 'load']) addEventListener(moment, inject)
    addEventListener('DOMContentLoaded', change)
    addEventListener('load', () => setTimeout(change, 100))
  })
  await page.goto('/about')
  await expectWorking(page)
})

test('a page reformatted by a proxy with whitespace between all elements works', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const parts = (await answer.text()).split(/(<script.*?<\/script>)/s)
    const body = parts
      .map((part) => (part.startsWith('<script') ? part : part.replaceAll('><', '>\n <')))
      .join('\n')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/about')
  await expectWorking(page)
})

/** Replaces every text, as the translators of browsers do. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, svg')) continue
    const font = document.createElement('font')
    font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
    text.replaceWith(font)
  }
}

test('a page translated before hydration works', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  await page.goto('/about')
  await expectWorking(page)
})

test.describe('a page that is translated once it works', () => {
  test('shows the data of the year selected in its calendar', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(translate)
    const days = page.getByRole('region', { name: 'Días programando' })
    const year = (await days.locator('option').nth(1).textContent()) ?? ''
    await days.getByRole('combobox').selectOption(year)
    await expect(days).toContainText(`En ${year} hubo actividad`)
    await expect(days).not.toContainText('En el último año hubo')
    await expectWorking(page)
  })

  test('filters its lists and navigates to other pages', async ({ page }) => {
    await page.goto('/articles')
    await page.evaluate(translate)
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText('No se encontraron artículos')).toBeVisible()
    await expect(page.getByText(/0 artículos encontrados para "zzzz"/)).toBeVisible()
    await page.getByRole('button', { name: 'Limpiar búsqueda' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    await page.evaluate(translate)
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Volver a artículos' })).toBeVisible()
    await expectWorking(page)
  })

  test('copies and shares its text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(ARTICLE)
    await page.evaluate(translate)
    await page.getByRole('button', { name: 'Copiar el código' }).first().click()
    await expect(page.getByText('Copiado').first()).toBeVisible()
    await page.evaluate(translate)
    await page.getByRole('button', { name: 'Compartir' }).first().click()
    await expectWorking(page)
  })

  test('shows one project or all projects', async ({ page }) => {
    await page.goto('/project')
    await page.evaluate(translate)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Apps' }).first().click()
    await expect(main).toContainText('(filtro: app)')
    await page.evaluate(translate)
    await main
      .getByRole('link', { name: /^Todos/ })
      .first()
      .click()
    await expect(main).not.toContainText('(filtro: app)')
    await expectWorking(page)
  })
})

test('a file that fails once is requested again, and the page works', async ({ page }) => {
  const failed = new Set<string>()
  await page.route('**/_next/static/**/*.js*', (route) => {
    const url = route.request().url()
    if (failed.has(url)) return route.continue()
    failed.add(url)
    return route.abort()
  })
  await page.goto('/about')
  expect(failed.size).toBeGreaterThan(5)
  faults = faults.filter((fault) => !fault.includes('net::ERR_FAILED'))
  await expectWorking(page)
})

test('a file that never loads leaves the page intact: no errors without a script, and everything works without any other file', async ({
  page,
}) => {
  const thrown: string[] = []
  const said: string[] = []
  const asked = new Set<string>()
  page.on('pageerror', (error) => thrown.push(error.message))
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => asked.add(request.url()))
  await page.goto('/about')
  const [scripts = [], others = []] = [/\.js/, /\.(?:css|woff2)/].map((kind) =>
    [...asked].filter((url) => url.includes('/_next/static/') && kind.test(url)),
  )
  expect(scripts.length).toBeGreaterThan(5)
  expect(others.length).toBeGreaterThan(0)
  // Every script is loaded in the same way: one of each end, and one between, stand for all.
  const chosen = [0, Math.floor(scripts.length / 2), -1].map((at) => scripts.at(at) ?? '')
  const told = () => said.filter((text) => !text.includes('net::ERR_FAILED'))
  for (const file of [...chosen, ...others]) {
    said.length = 0
    // Nothing is read from the cache while requests are intercepted.
    await page.route(
      (url) => url.href === file,
      (route) => route.abort(),
    )
    const isScript = file.includes('.js')
    // 'commit' doesn't wait for hydration, which a missing script prevents.
    await page.goto('/about', { waitUntil: isScript ? 'commit' : 'load' })
    await expect(page.getByRole('heading', { level: 1 }), file).toHaveText('Quien soy')
    if (isScript) {
      await expect.poll(told, file).toEqual([expect.stringContaining(new URL(file).pathname)])
      await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
      await expect(page, file).toHaveURL('/project')
    } else expect(told(), file).toEqual([])
    expect(thrown, file).toEqual([])
    await page.unrouteAll()
  }
})
