import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RunningSite } from '../../lib/cli/running-site'
import { BUILT_PAGES } from '../../lib/page-policy/page-names'
import { copyBuild, removeBuild } from '../copied-build'
import { expect, test } from '../ready-page'
import { ROUTES } from '../routes'
import { startSite } from '../site'
import { watchViolations } from '../violations'

/* A Next version that hands over its data in another way: the site serves the pages as Next renders them. */
const DIST = '.next-unknown'
let site: RunningSite

test.beforeAll(async () => {
  const page = path.join(copyBuild(DIST), BUILT_PAGES, '_not-found.html')
  writeFileSync(page, readFileSync(page, 'utf8').replaceAll('__next_f', '__next_g'))
  site = await startSite(DIST, {})
})
test.afterAll(async () => {
  await site?.stop()
  removeBuild(DIST)
})

test('the log reports an unknown Next version in one line', async () => {
  const lines = site.output().split('\n')
  const said = lines.filter((line) => line.includes('next.unknown-internals'))
  expect(said.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'error', unknown: "a page's scripts and their data" },
  ])
})

test('features that do not depend on it work: search results are rendered per request', async () => {
  const answer = await fetch(`${site.url}/buscar?q=prueba`)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toMatch(/<h3/)
})

test('every page is served as Next renders it, with the best policy still possible, and works', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context)
  // The page of unknown articles is the one that was changed, and no Next starts it.
  for (const route of ROUTES.filter((one) => !one.includes('no-existe'))) {
    const answer = await fetch(site.url + route)
    const policies = answer.headers.get('content-security-policy') ?? ''
    expect(policies, route).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-inline'; [^,]*$/)
    expect(await answer.text(), route).toContain('self.__next_f.push(')
    await page.goto(site.url + route)
    await page.getByRole('button', { name: 'Activar modo oscuro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.evaluate(() => localStorage.clear())
  }
  expect(violations).toEqual([])
  expect((await fetch(`${site.url}/rss.xml`)).headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; base-uri 'none'/,
  )
})
