import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { copyBuild, removeBuild } from '../copied-build'
import { expect, test } from '../ready-page'
import { startSite } from '../site'

/*
 * A second instance of the site that reads its content from the first one, through the API contract that the first one
 * serves.
 */
const DIST = '.next-second'
const first = process.env.SITE_UNDER_TEST ?? ''
let second: RunningSite

test.beforeAll(async () => {
  copyBuild(DIST)
  const port = await freePort()
  second = await startSite(DIST, { SITE_URL: `http://localhost:${port}`, PORTFOLIO_API_LOCAL: first }, port)
})

test.afterAll(async () => {
  await second?.stop()
  removeBuild(DIST)
})

const body = async (site: string, path: string) => {
  const html = await (await fetch(site + path)).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

test('one instance feeds another: the same articles, lists and projects', async () => {
  expect(await (await fetch(`${second.url}/api/health`)).json()).toMatchObject({
    status: 'ok',
    source: 'api',
    articles: { refreshedAt: expect.any(String) as unknown },
  })
  for (const path of ['/articles', '/articles/page/3', '/project', '/article/texto-con-notas']) {
    const text = await body(second.url, path)
    expect(text.length, path).toBeGreaterThan(200)
    expect(text, path).toBe(await body(first, path))
  }
})

test('images of the upstream are served by the site that shows them', async ({ page }) => {
  await page.goto(`${second.url}/article/con-portada`)
  const image = page.getByRole('main').locator('img').first()
  await expect(image).toHaveAttribute('src', /^\/media\/article\/con-portada\?v=/)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(600)
  const answer = await fetch(`${second.url}${await image.getAttribute('src')}`)
  const original = await fetch(`${first}/images/articles/portada.svg`)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toBe(await original.text())
})
