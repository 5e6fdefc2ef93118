import { expect, test } from '../ready-page'
import { STORY_WITH_EVERYTHING as STORY } from '../routes'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("a card links to its project's story, and the story links to articles and other stories", async ({
    page,
  }) => {
    await page.goto('/project')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).getByRole('link')).toHaveText([
      'Proyecto 2',
      'Proyecto 5',
    ])
    await main.getByRole('link', { name: 'Proyecto 2', exact: true }).click()
    await expect(page).toHaveURL(STORY)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyecto 2')
    await expect(main.locator('dl').first()).toContainText('Mi papelDiseño y desarrollo')
    await expect(main.getByRole('list', { name: 'Enlaces del proyecto' }).getByRole('link')).toHaveText([
      'GitHub',
      'Demo',
    ])
    const articles = main
      .getByRole('region', { name: 'Artículos sobre este proyecto' })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
    expect(await articles.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/article/texto-con-notas',
      '/article/prueba-nota',
    ])
    await expect(page.getByRole('link', { name: 'Proyecto anterior' })).toHaveCount(0)
    const beside = page.getByRole('navigation', { name: 'Más proyectos' })
    await beside.getByRole('link', { name: 'Proyecto 5' }).click()
    await expect(page).toHaveURL('/project/proyecto-5')
    await expect(main).toContainText('Una historia sin cabecera')
    await expect(main.locator('dl')).toHaveCount(0)
    await beside.getByRole('link', { name: 'Proyecto 8' }).click()
    await expect(page).toHaveURL('/project/el-octavo')
    await page.getByRole('link', { name: 'Volver a proyectos' }).click()
    await expect(page).toHaveURL('/project')
  })

  test('a story supports the same content as an article: outline, callout, code, formula, diagram, figure, table', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    await page.goto(STORY)
    const text = page.locator('[data-text]')
    for (const part of [
      '[data-alert="note"]',
      'pre',
      'math',
      'figure[data-diagram]',
      'figcaption',
      'table',
      '[data-footnotes]',
    ])
      await expect(text.locator(part).first(), part).toBeAttached()
    await page.locator('summary', { hasText: 'En esta página' }).click()
    await page.locator('details').getByRole('link', { name: 'Decisiones' }).click()
    await expect(page).toHaveURL(`${STORY}#decisiones`)
    await expect(page.locator('h2#decisiones')).toBeInViewport()
  })
})

test('cards in a client-loaded list link to their stories too', async ({ page }) => {
  await page.goto('/project')
  await page
    .getByRole('navigation', { name: 'Filtrar proyectos' })
    .getByRole('link', { name: 'Apps' })
    .click()
  await expect(page).toHaveURL('/project/app')
  await expect(page.getByRole('status').last()).toContainText('(filtro: app)')
  await page.getByRole('link', { name: 'Proyecto 2', exact: true }).click()
  await expect(page).toHaveURL(STORY)
})

test('a story is available as Markdown, and listed in the sitemap with its date, in llms.txt and in the search, with the section', async ({
  request,
}) => {
  const markdown = await request.get(`${STORY}.md`)
  expect(markdown.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: '<https://www.inesprueba.example/project/proyecto-2>; rel="canonical"',
  })
  expect(await markdown.text()).toMatch(
    /^# Proyecto 2\n[^]*- Mi papel: Diseño y desarrollo\n[^]*# El problema\n/,
  )
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`${STORY}</loc><lastmod>2026-07-01T10:00:00+02:00</lastmod>`)
  expect(sitemap).not.toContain('/project/proyecto-9')
  expect(await (await request.get('/llms.txt')).text()).toContain(`${STORY}.md)`)
  const found = await request.get('/api/buscar?q=azulejos')
  expect(await found.json()).toMatchObject({
    results: [{ kind: 'project', href: STORY, sections: [{ href: `${STORY}#resultado` }] }],
  })
})
