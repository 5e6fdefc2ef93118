import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { copyBuild, removeBuild } from '../copied-build'
import { startSite } from '../site'

/*
 * Checks what keeps the server small: the packages it doesn't load. pdf.js is an ES module, which the list of loaded files
 * doesn't contain. The drawing library, which pdf.js loads immediately, stands for it.
 */
const DIST = '.next-small-server'
const READS_PDFS = 'LOADED @napi-rs/canvas'

test.describe.configure({ mode: 'serial' })

let built: string

test.beforeAll(() => {
  built = copyBuild(DIST)
})
test.afterAll(() => removeBuild(DIST))

/** Returns the output of a site that starts, serves the CV and stops. */
async function printedBySite(): Promise<string> {
  const preload = path.join(__dirname, '../list-loaded.mjs')
  const site = await startSite(DIST, { NODE_OPTIONS: `--import ${preload}` })
  expect((await fetch(`${site.url}/resume`)).status).toBe(200)
  await site.stop()
  return site.output()
}

test("a site whose CV is unchanged since the build doesn't load the PDF reader, and one without REDIS_URL no code for Redis", async () => {
  const printed = await printedBySite()
  expect(printed).toContain('LOADED next')
  expect(printed).not.toContain(READS_PDFS)
  // An instance with Redis loads it: e2e/instances/instances.spec.ts.
  expect(printed).not.toContain('LOADED @redis/client')
})

test('a site without the CV data from the build reads the PDF itself', async () => {
  for (const kept of ['content', 'cache/content'])
    rmSync(path.join(built, kept), { recursive: true, force: true })
  expect(await printedBySite()).toContain(READS_PDFS)
})
