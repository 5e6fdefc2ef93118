import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../ready-page'
import { FIXTURE } from '../site'
import { MEASURED, testCookielessMeasuring } from './cookieless-measuring'
import { type EditedSite, startEditedSite } from './edited-site'
import { HIDDEN, testHiddenAddress } from './hidden-address'
import { HOME, testManyRoles } from './many-roles'

/*
 * A site whose owner chose differently from the fixture's: the address is hidden behind the form, visits are measured
 * without cookies, and there are thirty roles. One build serves the tests of all three.
 */
const DIST = '.next-test-settings'
let site: EditedSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(900_000) // builds the site
  site = await startEditedSite(DIST, {
    'site.ts': replaced('site.ts', [...HIDDEN['site.ts'], ...MEASURED]),
    'privacy.md': replaced('privacy.md', HIDDEN['privacy.md']),
    'home.ts': `export const home = ${JSON.stringify(HOME)}\n`,
  })
  expect(await site.text('/')).toContain(HOME.intro)
})
test.afterAll(() => site?.stop())

/** Returns a file of the fixture with words replaced, each of which it must contain. */
function replaced(name: string, words: readonly (readonly [string, string])[]): string {
  return words.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} of the fixture has no "${from}"`)
      return text.replace(from, to)
    },
    readFileSync(path.resolve(__dirname, '../..', FIXTURE, name), 'utf8'),
  )
}

test.describe('hidden address', () => testHiddenAddress(DIST, () => site))
test.describe('measuring without cookies', () => testCookielessMeasuring(() => site))
test.describe('thirty roles', () => testManyRoles(() => site))
