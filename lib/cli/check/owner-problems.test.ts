import '@/e2e/unit/own-folders'
import { problemsBy } from '@/e2e/unit/checked-site'
import { changed, SITE, writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../site/content-folder'
import { env } from '../../site/env'
import { readOwnerModule } from '../../site/owner-module'
import { siteSchema } from '../../site/owner-schema'
import { privacyProblems } from './owner-problems'

const COOKIES = '\n\n# 2. Cookies\n\n<!-- cookies -->\n\nSin.\n\n<!-- /cookies -->\n'
const HIDDEN = changed('site.ts', ["city: 'Soria',", "city: 'Soria', contact: 'form',"])
const HOMELESS = HIDDEN.replace("address: 'Calle Una, 2',", '')
afterEach(() => {
  env.CONTACT_FORM = 'on'
})

async function said(policy: string, site = SITE): Promise<string[]> {
  writeOwnSite({ 'privacy.md': `# 1. Fines\n\n${policy}${COOKIES}`, 'site.ts': site })
  return problemsBy(privacyProblems, { site: readOwnerModule('site', siteSchema, { folders }) })
}

test('a controller who cannot be contacted is reported', async () => {
  env.CONTACT_FORM = 'off'
  expect(await said('Uno.', HOMELESS)).toEqual([
    expect.stringMatching(/^content\/privacy\.md: warning: names no way to reach you/),
  ])
  expect(await said('Uno.', HIDDEN)).toEqual([])
  expect(await said('Uno.', SITE)).toEqual([])
  env.CONTACT_FORM = 'on'
  expect(await said('Uno.', HOMELESS)).toEqual([])
})
