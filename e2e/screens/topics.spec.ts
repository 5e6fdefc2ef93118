import type { Page } from 'playwright/test'
import { readFacts } from '../page-facts'
import { expect, test } from '../ready-page'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tag links from an article to its own page, and from there to its feed and to all tags', async ({
    page,
  }) => {
    await page.goto('/article/consultas-con-indices')
    const tags = page.getByRole('list', { name: 'Etiquetas' }).getByRole('link')
    await expect(tags).toHaveText(['tutoriales', 'postgresql', 'sql', 'pruebas'])
    await tags.first().click()
    await expect(page).toHaveURL('/etiqueta/tutoriales')
    await expect(heading(page)).toHaveText('Artículos sobre tutoriales')
    await expect(page.locator('main article')).toHaveCount(2)
    const feed = await page.request.get('/etiqueta/tutoriales/rss.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect((await feed.text()).match(/<item>/g)).toHaveLength(2)
    await page.getByRole('link', { name: 'Todas las etiquetas' }).click()
    await expect(heading(page)).toHaveText('Etiquetas')
    await expect(page.getByRole('link', { name: 'tutoriales 2 artículos' })).toBeVisible()
    await page.getByRole('link', { name: 'Pruebas por entregas 3 artículos' }).click()
    await expect(heading(page)).toHaveText('Serie: Pruebas por entregas')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Prueba de cuaderno',
      'Prueba de arranque',
      'Prueba de bitácora',
    ])
  })

  test('an article ends with three articles to go on with, its neighbours, and its series, which unfolds', async ({
    page,
  }) => {
    await page.goto('/article/prueba-arranque')
    const cards = page.getByRole('region', { name: 'Sigue leyendo' }).getByRole('article')
    await expect(cards).toHaveCount(3)
    await expect(cards.locator('img')).toHaveCount(3)
    await expect(cards.getByRole('link', { name: 'Prueba de arranque', exact: true })).toHaveCount(0)
    const beside = page.getByRole('navigation', { name: 'Otros artículos' })
    await beside.getByText('Parte 2 de 3 de la serie «Pruebas por entregas»').click()
    await expect(beside.locator('[aria-current]')).toHaveText('Prueba de arranque')
    await expect(beside.getByRole('link', { name: 'Prueba de bitácora' }).first()).toBeVisible()
    await expect(beside.getByRole('link', { name: 'Ver la serie con sus resúmenes' })).toHaveAttribute(
      'href',
      '/serie/pruebas-por-entregas',
    )
    const next = beside.getByRole('listitem').filter({ hasText: 'Artículo siguiente' }).getByRole('link')
    const after = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(String(after))
    const previous = beside.getByRole('listitem').filter({ hasText: 'Artículo anterior' }).getByRole('link')
    await expect(previous).toHaveAttribute('href', '/article/prueba-arranque')
  })

  test('the archive lists every article once, under its year', async ({ page }) => {
    await page.goto('/articles')
    await page.getByRole('link', { name: 'Archivo' }).click()
    await expect(heading(page)).toHaveText('Archivo')
    const main = page.getByRole('main')
    const total = Number(/(\d+) artículos/.exec(await main.innerText())?.[1])
    const links = main.locator('a[href^="/article/"]')
    await expect(links).toHaveCount(total)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(total)
    const dates = await main
      .locator('time')
      .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
    expect(dates).toEqual([...dates].sort().reverse())
    await expect(main.getByRole('region', { name: '2025' })).toBeVisible()
  })

  test('a tag on a card links to the tag, the rest of the card to the article', async ({ page }) => {
    await page.goto('/articles')
    const card = page.locator('main article').filter({ hasText: 'docker' }).first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('link', { name: 'docker', exact: true }).click()
    await expect(page).toHaveURL('/etiqueta/docker')
    await page.goBack()
    await card.click({ position: { x: 40, y: 40 } })
    await expect(heading(page)).toHaveText(title)
  })

  test('the parts of a series are numbered, aligned with the heading', async ({ page }) => {
    await page.goto('/serie/pruebas-por-entregas')
    const number = await page
      .getByRole('main')
      .getByRole('listitem')
      .first()
      .evaluate((item) => {
        const { textAlign } = getComputedStyle(item, '::before')
        return { textAlign, left: item.getBoundingClientRect().left }
      })
    expect(number).toEqual({ textAlign: 'start', left: (await heading(page).boundingBox())?.x })
  })
})

test('every spelling of a tag redirects to its canonical address; unknown tags redirect to the home page', async ({
  request,
}) => {
  const answer = async (path: string) => {
    const { status, headers } = await request.get(path, { maxRedirects: 0 }).then((got) => ({
      status: got.status(),
      headers: got.headers(),
    }))
    return [status, headers.location]
  }
  expect(await answer('/etiqueta/tutoriales')).toEqual([200, undefined])
  expect(await answer('/etiqueta/Tutoriales')).toEqual([301, '/etiqueta/tutoriales'])
  expect(await answer('/etiqueta/TUTORI%C3%81LES?de=x')).toEqual([301, '/etiqueta/tutoriales?de=x'])
  expect(await answer('/etiqueta/Tutoriales/rss.xml')).toEqual([301, '/etiqueta/tutoriales/rss.xml'])
  expect(await answer('/serie/Pruebas%20por%20entregas')).toEqual([301, '/serie/pruebas-por-entregas'])
  for (const path of [
    '/etiqueta/nada',
    '/etiqueta/nada/rss.xml',
    '/serie/nada',
    '/etiqueta/%F0%9F%8E%89',
    '/etiqueta/x/y',
  ])
    expect([path, ...(await answer(path))]).toEqual([path, 307, '/'])
  expect(await answer('/articles/archivo/2025')).toEqual([307, '/articles/archivo#2025'])
  expect(await answer('/articles/archivo/1999')).toEqual([307, '/'])
  expect((await request.get('/media/tag/nada')).status()).toBe(404)
})

test('a tag with one article is noindex, follow; any other has its preview, canonical and feed', async ({
  request,
}) => {
  const read = async (path: string) => readFacts(await (await request.get(path)).text())
  expect((await read('/etiqueta/electronica')).meta.robots).toEqual(['noindex, follow'])
  const { meta, links } = await read('/etiqueta/docker')
  expect(meta.robots).toBeUndefined()
  expect(links.find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/etiqueta\/docker$/)
  // Its own feed comes before the site's: feed readers offer the first one first.
  expect(links.find(({ type }) => type === 'application/rss+xml')?.href).toMatch(
    /\/etiqueta\/docker\/rss\.xml$/,
  )
  const { pathname, search } = new URL(meta['og:image']?.[0] ?? '')
  expect((await request.get(pathname + search)).headers()['content-type']).toBe('image/jpeg')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const listed of ['/etiqueta/docker', '/etiquetas', '/articles/archivo', '/serie/pruebas-por-entregas'])
    expect(sitemap).toContain(`${listed}</loc>`)
  expect(sitemap).not.toContain('/etiqueta/electronica')
})
