import { freePort, type RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { removeBuild } from '../copied-build'
import { contentMeasuredBy } from '../measured-content'
import { buildSite, startSite } from '../site'
import { testAnalytics } from './analytics'
import { testConsentQuestion } from './consent-question'

/*
 * A second instance of the site that reads its content from the first one, through the API contract that the first one
 * serves. Unlike the first one, it measures visits with Google Analytics.
 */
const DIST = '.next-second'
const MEASUREMENT_ID = 'G-TEST12345'
const first = process.env.SITE_UNDER_TEST ?? ''
const content = contentMeasuredBy({ kind: 'google', id: MEASUREMENT_ID })
let second: RunningSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(480_000)
  const port = await freePort()
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    PORTFOLIO_API_LOCAL: first,
    CONTENT_DIR: content.folder,
  }
  const build = await buildSite(DIST, variables)
  expect(build.ok, build.output).toBe(true)
  expect(build.output).toContain(`Content from ${first}: 28 articles, 16 projects.`)
  second = await startSite(DIST, variables, port)
})

test.afterAll(async () => {
  await second?.stop()
  removeBuild(DIST)
  content.remove()
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

test.describe('consent banner', () => testConsentQuestion(() => second.url))

test.describe('§2 Analytics', () => testAnalytics(() => second.url, MEASUREMENT_ID))
