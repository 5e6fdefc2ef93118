import { expect, test } from '../ready-page'
import { PAGES } from '../routes'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const TITLES = {
  '/about': 'Sobre mí',
  '/project': 'Proyectos',
  '/articles': 'Artículos',
  '/resume': 'CV',
  '/politics': 'Políticas de Privacidad',
}

test('§2 routes: each screen has its title', async ({ request }) => {
  for (const [route, title] of Object.entries(TITLES)) {
    const html = await (await request.get(route)).text()
    expect(html, route).toContain(`<title>${title} | `)
  }
  // The home page, whose title the specification leaves open, begins with the site's.
  expect(await (await request.get('/')).text()).toContain('<title>Inés Prueba | Portfolio y blog</title>')
})

test('§6 every page is public: it is served without credentials, asks for no password and sets no cookie', async ({
  request,
}) => {
  for (const route of PAGES) {
    const answer = await request.get(route, { maxRedirects: 0 })
    expect(answer.status(), route).toBe(200)
    expect(answer.headers()['set-cookie'], route).toBeUndefined()
    expect(await answer.text(), route).not.toContain('type="password"')
  }
})

test('§3 card: shows the reading time of its article, whatever its length', async ({ request }) => {
  const text = async (address: string) => (await request.get(address)).text()
  const lists = await Promise.all(['/articles', '/articles/page/2', '/articles/page/3'].map(text))
  const cards = lists.flatMap((html) => html.match(/<article[^]*?<\/article>/g) ?? [])
  const told = cards.map((card) => ({
    address: /href="(\/article\/[^"]+)"/.exec(card)?.[1] ?? '',
    minutes: />(\d+ min de lectura)</.exec(card)?.[1] ?? '',
  }))
  expect(new Set(told.map(({ minutes }) => minutes)).size).toBeGreaterThan(1)
  await Promise.all(
    told.map(async ({ address, minutes }) => expect(await text(address), address).toContain(`>${minutes}<`)),
  )
})

// The appearance is the same before the page's scripts have run.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§2 Projects: three cards per row on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/project')
    const lefts = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect(new Set(lefts).size).toBe(3)
  })

  test('§3 card: the picture is 200 px high', async ({ page }) => {
    await page.goto('/articles')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const picture = page.getByRole('main').getByRole('article').first().locator('img')
      expect((await picture.boundingBox())?.height, `${width} px`).toBe(200)
    }
  })

  test('§9 tilt and fades: perspective 1000, 400 ms, 300 ms', async ({ page }) => {
    await page.goto('/')
    const leaf = page.getByRole('main').locator('[class*="leaf"]').first()
    const tilt = await leaf.evaluate((element) => ({
      perspective: element.parentElement && getComputedStyle(element.parentElement).perspective,
      duration: getComputedStyle(element).transitionDuration,
    }))
    expect(tilt).toEqual({ perspective: '1000px', duration: '0.4s' })
    const card = page.getByRole('main').getByRole('article').first()
    expect(await card.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
      /^0\.3s(, 0\.3s)*$/,
    )
  })
})
